package io.mazurka.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.program.Finding;
import io.mazurka.program.ProgramException;
import java.util.ArrayDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LinearizabilityTest {

  /** Reads, then writes. */
  static final class LossyCounter {

    private final AtomicInteger value = new AtomicInteger();

    int increment() {
      int next = value.get() + 1;
      value.set(next);
      return next;
    }

    int get() {
      return value.get();
    }
  }

  /** A register that each thread has for itself; in one thread it is right. */
  static final class PrivateRegister {

    private final ThreadLocal<Integer> value = ThreadLocal.withInitial(() -> 0);

    void write(int newValue) {
      value.set(newValue);
    }

    int read() {
      return value.get();
    }
  }

  /** A stack under one lock. */
  static final class LockedStack {

    private final ArrayDeque<Integer> elements = new ArrayDeque<>();

    synchronized void push(int element) {
      elements.push(element);
    }

    synchronized int pop() {
      return elements.pop();
    }
  }

  /** Looks before it takes the lock. */
  static final class CheckThenActStack {

    private final ArrayDeque<Integer> elements = new ArrayDeque<>();

    synchronized void push(int element) {
      elements.push(element);
    }

    int pop() {
      if (isEmpty()) {
        return -1;
      }
      synchronized (this) {
        return elements.pop();
      }
    }

    private synchronized boolean isEmpty() {
      return elements.isEmpty();
    }
  }

  @Test
  @SuppressWarnings("NullAway") // As a caller without such a check may write it.
  void noObject_isAFinding() throws InterruptedException {
    Result result =
        Linearizability.of(() -> (ArrayDeque<Integer>) null)
            .operation("size", ArrayDeque::size)
            .check();
    assertThat(result.findings())
        .extracting(Finding::message)
        .singleElement()
        .asString()
        .contains("there is no object to call operations of");
  }

  @Test
  void lossyCounter_hasAHistoryThatNothingExplains() throws InterruptedException {
    Linearizability<LossyCounter> check =
        Linearizability.of(LossyCounter::new)
            .operation("increment", LossyCounter::increment)
            .operation("get", LossyCounter::get);
    Result result = check.check();
    assertThat(result.findings()).extracting(Finding::kind).containsExactly(Finding.Kind.ASSERTION);
    assertThat(result.findings().getFirst().detail())
        .contains(
            """
            no sequential order explains
            A: increment() = 1;
            B: increment() = 1
            """);
    Result again = check.replay(result.schedules().getFirst());
    assertThat(again.findings().getFirst().message())
        .isEqualTo(result.findings().getFirst().message());
  }

  @Test
  void staleRead_isFoundByTheOrderInRealTime() throws InterruptedException {
    Result result =
        Linearizability.of(PrivateRegister::new)
            .action("write", PrivateRegister::write, 1)
            .operation("read", PrivateRegister::read)
            .operationsPerThread(1)
            .check();
    assertThat(result.findings()).hasSize(1);
    assertThat(result.findings().getFirst().detail()).contains("B: read() = 0 after A's write(1)");
  }

  @Test
  void lockedStack_isExplained_exceptionsIncluded() throws InterruptedException {
    Result result =
        Linearizability.of(LockedStack::new)
            .action("push", LockedStack::push, 1)
            .operation("pop", LockedStack::pop)
            .check();
    assertThat(result.orFail().verified()).isTrue();
  }

  @Test
  void checkThenAct_isFound() throws InterruptedException {
    Result result =
        Linearizability.of(CheckThenActStack::new)
            .action("push", CheckThenActStack::push, 1)
            .operation("pop", CheckThenActStack::pop)
            .check();
    assertThat(result.findings()).hasSize(1);
    assertThat(result.findings().getFirst().detail())
        .contains("no sequential order explains")
        .contains("pop() throws java.util.NoSuchElementException");
  }

  @Test
  void queueOfTheJdk_isExplained() throws InterruptedException {
    Result result =
        Linearizability.of(ConcurrentLinkedQueue<Integer>::new)
            .operation("offer", ConcurrentLinkedQueue<Integer>::offer, 1, 2)
            .operation("poll", ConcurrentLinkedQueue<Integer>::poll)
            .check();
    assertThat(result.orFail().verified()).isTrue();
  }

  @Test
  void scenarios_thatAreNone_orTooMany_areRefused() {
    assertThatThrownBy(() -> Linearizability.of(LossyCounter::new).check())
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("nothing to check");
    assertThatThrownBy(() ->
            Linearizability.of(LossyCounter::new)
                .operation("get", LossyCounter::get)
                .operation("increment", LossyCounter::increment)
                .operationsPerThread(20)
                .check())
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("take fewer operations");
  }
}
