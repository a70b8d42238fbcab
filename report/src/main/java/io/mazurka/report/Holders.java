package io.mazurka.report;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Trace;
import io.mazurka.program.Trace.Step;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Who holds what at the end of a trace, and so who could let a waiting thread go on: the owner of a
 * lock, those who took units of a semaphore, the thread whose end is awaited. A lock that a thread
 * took before any other could reach it is in no step; the front end tells of its owner.
 */
final class Holders {

  private final Map<Integer, Map<Integer, Integer>> holds = new HashMap<>();
  private final Map<Integer, Integer> lives = new HashMap<>();
  private final Set<Integer> ended = new HashSet<>();

  Holders(Trace trace) {
    for (Step step : trace.steps()) {
      for (Operation link = step.visible(); link != null; link = link.also()) {
        record(step.thread(), link);
      }
    }
    for (Trace.Wait wait : trace.waits()) {
      if (wait.operation().kind() == Kind.BEGIN) {
        lives.put(wait.operation().object(), wait.thread());
      }
    }
  }

  /** The threads that hold what the operation is about to take or waits for, in order. */
  List<Integer> of(Trace.Wait wait) {
    TreeSet<Integer> holders = new TreeSet<>(wait.holders());
    for (Operation link = wait.operation(); link != null; link = link.also()) {
      holds
          .getOrDefault(link.object(), Map.of())
          .forEach((thread, count) -> {
            if (count > 0) {
              holders.add(thread);
            }
          });
      Integer awaited = lives.get(link.object());
      if (awaited != null && awaited != wait.thread() && !ended.contains(awaited)) {
        holders.add(awaited);
      }
    }
    return List.copyOf(holders);
  }

  /** Whether what is awaited is the end of a thread. */
  boolean awaitsEnd(Trace.Wait wait) {
    Integer awaited = lives.get(wait.operation().object());
    return awaited != null && awaited != wait.thread();
  }

  private void record(int thread, Operation link) {
    switch (link.kind()) {
      case LOCK, LOCK_SHARED, ACQUIRE -> add(thread, link.object(), 1);
      case UNLOCK, UNLOCK_SHARED, RELEASE -> add(thread, link.object(), -1);
      case BEGIN -> lives.put(link.object(), thread);
      case END -> ended.add(thread);
      default -> {}
    }
  }

  /** A unit of a semaphore may be returned by another thread than the one that took it. */
  private void add(int thread, int object, int change) {
    Map<Integer, Integer> counts = holds.computeIfAbsent(object, _ -> new TreeMap<>());
    if (change > 0 || counts.getOrDefault(thread, 0) > 0) {
      counts.merge(thread, change, Integer::sum);
    } else {
      counts.entrySet().stream()
          .filter(count -> count.getValue() > 0)
          .findFirst()
          .ifPresent(count -> count.setValue(count.getValue() + change));
    }
  }
}
