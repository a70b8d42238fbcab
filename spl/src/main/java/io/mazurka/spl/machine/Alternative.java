package io.mazurka.spl.machine;

import io.mazurka.spl.syntax.Position;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One of the guarded actions at a control location.
 *
 * @param guard what must hold, or null if nothing must
 * @param awaited what a thread waits for while the guard does not hold, in words
 * @param target the control location that follows
 * @param last whether the transition ends here, as it does but inside an atomic block
 */
public record Alternative(
    Position at,
    String text,
    @Nullable Term guard,
    String awaited,
    Deed deed,
    int target,
    boolean last) {

  /**
   * Whether one of the first so many can be taken, if only to die of a guard that cannot be
   * evaluated.
   */
  public static boolean anyReady(Alternative[] alternatives, int count, Store store) {
    for (int i = 0; i < count; i++) {
      try {
        if (alternatives[i].ready(store)) {
          return true;
        }
      } catch (Fault fault) {
        return true;
      }
    }
    return false;
  }

  /** What keeps all of them from being ready, in words. */
  public static String awaited(Alternative[] alternatives, Store store) {
    return Arrays.stream(alternatives)
        .map(alternative -> alternative.awaited(store))
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(" or "));
  }

  boolean ready(Store store) {
    return (guard == null || guard.value(store) != 0) && deed.ready(store);
  }

  private String awaited(Store store) {
    return guard != null && guard.value(store) == 0 ? awaited : deed.awaited(store);
  }
}
