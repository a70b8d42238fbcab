package io.mazurka.spl.machine;

import io.mazurka.program.Prospect;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What may be touched from a control location on: by all the code that can be reached from there,
 * and by the threads that it may start.
 *
 * <p>A local variable that none of this code assigns keeps its value. So an element of an array
 * whose index depends on such variables only is one element, known from the state; any other may be
 * each element of its array. A field may be that of each cell.
 */
final class Ahead {

  private final Uses known;
  private final List<Touch.Word> telling = new ArrayList<>();
  private final int[] locals;
  private final Map<List<Integer>, Prospect> prospects = new HashMap<>();

  Ahead(ThreadCode code, int location, Image image, ObjectNumbers numbers) {
    this.known = new Uses(image, numbers);
    List<Touch> own = code.touchesFrom(location);
    BitSet assigned = new BitSet();
    for (Touch touch : own) {
      if (touch instanceof Touch.Local local) {
        assigned.set(local.slot());
      }
    }
    for (Touch touch : own) {
      note(touch, assigned);
    }
    for (ThreadCode started : startedBy(own)) {
      started.touchesFrom(0).forEach(known::add);
    }
    TreeSet<Integer> slots = new TreeSet<>();
    telling.forEach(word -> slots.addAll(word.locals()));
    locals = slots.stream().mapToInt(Integer::intValue).toArray();
  }

  private static Set<ThreadCode> startedBy(List<Touch> touches) {
    Set<ThreadCode> started = new HashSet<>();
    Deque<Touch> work = new ArrayDeque<>(touches);
    while (!work.isEmpty()) {
      if (work.remove() instanceof Touch.OfStarted start && started.add(start.code())) {
        work.addAll(start.code().touchesFrom(0));
      }
    }
    return started;
  }

  private void note(Touch touch, BitSet assigned) {
    if (touch instanceof Touch.Word word
        && word.which() != null
        && word.locals().stream().noneMatch(assigned::get)) {
      telling.add(word);
    } else {
      known.add(touch);
    }
  }

  /** The prospect of the thread whose turn it is, and which stands at the location. */
  synchronized Prospect prospect(Store store) {
    List<Integer> key = new ArrayList<>(locals.length);
    for (int slot : locals) {
      key.add(store.local(slot));
    }
    return prospects.computeIfAbsent(key, unseen -> resolve(store));
  }

  private Prospect resolve(Store store) {
    Uses all = new Uses(known);
    for (Touch.Word word : telling) {
      all.add(word, store);
    }
    return all;
  }
}
