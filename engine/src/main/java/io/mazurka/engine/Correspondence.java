package io.mazurka.engine;

import io.mazurka.program.Operation;
import io.mazurka.program.Symmetry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which object takes the place of which under a permutation: as it was declared, and for objects of
 * which nothing was said as the operations of corresponding threads show. It is one to one.
 */
final class Correspondence {

  private final int fixedObjects;
  private final Map<Integer, Integer> images = new HashMap<>();
  private final Map<Integer, Integer> origins = new HashMap<>();

  Correspondence(SymmetryGroup group, int permutation) {
    fixedObjects = group.fixedObjects();
    for (int i = 0; i < group.elements().size(); i++) {
      if (group.elements().get(i) instanceof Symmetry.Element.OfObject from
          && group.elements().get(group.image(permutation, i))
              instanceof Symmetry.Element.OfObject to) {
        put(from.number(), to.number());
      }
    }
  }

  /**
   * Whether the second operation is the image of the first; what has no image yet gets one.
   * Finished threads, which have no operations, correspond.
   */
  boolean match(@Nullable Operation operation, @Nullable Operation image) {
    if (operation == null || image == null) {
      return operation == image;
    }
    List<Operation> left = new ArrayList<>();
    for (Operation link = image; link != null; link = link.also()) {
      left.add(link);
    }
    List<Operation> unknown = new ArrayList<>();
    for (Operation link = operation; link != null; link = link.also()) {
      Integer object = image(link.object());
      if (object == null) {
        unknown.add(link);
      } else if (!remove(left, link, object)) {
        return false;
      }
    }
    return operation.alternatives() == image.alternatives() && pair(unknown, left);
  }

  /** Takes the image of a link, which is on that object, out of what is left. */
  private static boolean remove(List<Operation> left, Operation link, int object) {
    for (int i = 0; i < left.size(); i++) {
      if (left.get(i).kind() == link.kind() && left.get(i).object() == object) {
        left.remove(i);
        return true;
      }
    }
    return false;
  }

  private boolean pair(List<Operation> unknown, List<Operation> left) {
    if (unknown.size() != left.size()) {
      return false;
    }
    for (int i = 0; i < left.size(); i++) {
      int object = unknown.get(i).object();
      int target = left.get(i).object();
      Integer known = image(object);
      boolean fits = known == null ? isFree(target) : known == target;
      if (!fits || unknown.get(i).kind() != left.get(i).kind()) {
        return false;
      }
      put(object, target);
    }
    return true;
  }

  private @Nullable Integer image(int object) {
    Integer image = images.get(object);
    return image == null && object < fixedObjects ? Integer.valueOf(object) : image;
  }

  private boolean isFree(int object) {
    return object >= fixedObjects && !origins.containsKey(object);
  }

  private void put(int object, int image) {
    images.put(object, image);
    origins.put(image, object);
  }
}
