package io.mazurka.engine;

import io.mazurka.program.Symmetry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The permutations that declared symmetries make up together. Where they are very many, some of
 * them: to leave out a symmetry is to prune less.
 */
final class SymmetryGroup {

  /** All permutations of six threads, and some more. */
  private static final int MOST = 1000;

  private final List<Symmetry.Element> elements;
  private final List<int[]> permutations = new ArrayList<>();
  private final int fixedObjects;

  SymmetryGroup(List<Symmetry> declared) {
    Set<Symmetry.Element> all = new LinkedHashSet<>();
    declared.forEach(symmetry -> all.addAll(symmetry.elements()));
    elements = List.copyOf(all);
    fixedObjects = declared.stream().mapToInt(Symmetry::fixedObjects).max().orElse(0);
    List<List<Integer>> generators = new ArrayList<>();
    for (Symmetry symmetry : declared) {
      symmetry.generators().forEach(generator -> generators.add(extended(symmetry, generator)));
    }
    close(generators);
  }

  /** The generator as a permutation of all elements; the others stay where they are. */
  private List<Integer> extended(Symmetry symmetry, List<Integer> generator) {
    List<Integer> images = new ArrayList<>();
    for (Symmetry.Element element : elements) {
      int place = symmetry.elements().indexOf(element);
      Symmetry.Element image = place < 0 ? element : symmetry.elements().get(generator.get(place));
      images.add(elements.indexOf(image));
    }
    return images;
  }

  private void close(List<List<Integer>> generators) {
    List<Integer> identity = new ArrayList<>();
    for (int i = 0; i < elements.size(); i++) {
      identity.add(i);
    }
    Set<List<Integer>> known = new HashSet<>(Set.of(identity));
    Deque<List<Integer>> work = new ArrayDeque<>(known);
    while (!work.isEmpty()) {
      List<Integer> permutation = work.remove();
      for (List<Integer> generator : generators) {
        List<Integer> product = permutation.stream().map(generator::get).toList();
        if (known.size() <= MOST && known.add(product)) {
          work.add(product);
          permutations.add(product.stream().mapToInt(Integer::intValue).toArray());
        }
      }
    }
  }

  List<Symmetry.Element> elements() {
    return elements;
  }

  /** How many permutations there are, without the one that moves nothing. */
  int size() {
    return permutations.size();
  }

  /** The element that the permutation puts in the place of another. */
  int image(int permutation, int element) {
    return permutations.get(permutation)[element];
  }

  /** Objects with lower numbers that are not elements stay what they are. */
  int fixedObjects() {
    return fixedObjects;
  }
}
