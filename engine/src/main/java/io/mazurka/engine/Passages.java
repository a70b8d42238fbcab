package io.mazurka.engine;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * States of the path that are not worth recognising, since the next one that is will be reached
 * from them in one way only.
 *
 * <p>To read a state costs as much as dozens of transitions, and not to recognise one is never
 * wrong. Where one thread alone can move, and has no alternatives, the state behind its transition
 * is known if this one is. The same holds where a thread is about to be born, begin, end, or go on
 * after the end of others: these come first ({@link Pick}), hardly anything depends on them, and
 * whatever their order is they lead to the same state. So what could be recognised there can as
 * well be recognised a few transitions later.
 *
 * <p>But an execution whose rest is known must not be run to a far end, so that only a few states
 * in a row are passed through. And one that goes round for ever must be seen to come back to some
 * state: where a thread is about to do again what it has done since the last state that was looked
 * at, it may have come round, and the state is looked at. Once an execution has come round, states
 * of the path are expanded fully, and then it does matter in which order threads begin. It also
 * does where something depends on the end of a thread, as an interrupt does. That shows when a
 * second thread is to be explored from a state that was passed through.
 */
final class Passages {

  /** Through so many states in a row. */
  private static final int LENGTH = 8;

  private final Path path;
  private int[] lastLook = new int[64];
  private boolean expanding;

  Passages(Path path) {
    this.path = path;
  }

  /**
   * From now on all threads may be explored from any state, so that those with several that can
   * move are worth recognising.
   */
  void expand() {
    expanding = true;
  }

  /** From the last state one more thread is explored; to be told for every state, passed or not. */
  void branch() {
    expanding |= lastLook[path.length()] != path.length();
  }

  /** Whether the last state is only passed through; to be asked for every state in turn. */
  boolean contain() {
    int state = path.length();
    if (state >= lastLook.length) {
      lastLook = Arrays.copyOf(lastLook, 2 * state);
    }
    lastLook[state] = state == 0 ? 0 : lastLook[state - 1];
    if (state - lastLook[state] > LENGTH || !leadsOn(state)) {
      lastLook[state] = state;
    }
    return lastLook[state] != state;
  }

  private boolean leadsOn(int state) {
    ThreadSets enabled = path.enabled();
    int first = enabled.next(state, 0);
    if (first < 0) {
      return false;
    }
    if (enabled.next(state, first + 1) < 0) {
      Operation alone = path.pending(state, first);
      return alone != null && alone.alternatives() == 1 && isNewSince(lastLook[state], alone);
    }
    return !expanding && isBeforeLifeOnly(state, first);
  }

  /** Whether all who will go first, and there are such, are about to begin, end and the like. */
  private boolean isBeforeLifeOnly(int state, int first) {
    boolean some = false;
    for (int t = first; t >= 0; t = path.enabled().next(state, t + 1)) {
      Operation pending = path.pending(state, t);
      if (isOfLifeOnly(pending)) {
        some = true;
      } else if (Pick.isHarmless(pending)) {
        return false;
      }
    }
    return some;
  }

  private boolean isNewSince(int state, Operation operation) {
    for (int i = state; i < path.length(); i++) {
      Operation done = path.operation(i);
      if (done.kind() == operation.kind() && done.object() == operation.object()) {
        return false;
      }
    }
    return true;
  }

  /** Whether the operation is about the beginning and end of threads, and nothing else. */
  static boolean isOfLifeOnly(@Nullable Operation operation) {
    for (Operation link = operation; link != null; link = link.also()) {
      if (!isOfLife(link.kind())) {
        return false;
      }
    }
    return operation != null && operation.alternatives() == 1;
  }

  private static boolean isOfLife(Kind kind) {
    return switch (kind) {
      case START, BEGIN, END, JOIN -> true;
      default -> false;
    };
  }
}
