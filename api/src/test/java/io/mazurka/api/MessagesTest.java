package io.mazurka.api;

import static io.mazurka.golden.Golden.assertGolden;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.mazurka.jvm.JvmOptions.Races;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What the library says to people, word for word. */
class MessagesTest {

  private static final Body NOTHING = () -> {};

  static final class Shared {

    final AtomicInteger count = new AtomicInteger();
    int plain;

    int next() {
      int seen = count.get();
      count.set(seen + 1);
      return seen;
    }
  }

  @Test
  void findings() throws InterruptedException {
    golden("deadlock", Mazurka.check(MessagesTest::crossed));
    golden("livelock", Mazurka.check(MessagesTest::spinning));
    golden("race", Mazurka.check(MessagesTest::racing));
    golden("exception", Mazurka.check(MessagesTest::thrown));
    golden("invariant", Mazurka.check(MessagesTest::invariant));
    golden(
        "history",
        Linearizability.of(Shared::new)
            .operation("next", Shared::next)
            .operationsPerThread(1)
            .check());
  }

  @Test
  void verdicts() throws InterruptedException {
    golden("verified", Mazurka.check(NOTHING));
    golden(
        "reported-race", Mazurka.check(Settings.DEFAULT.races(Races.REPORT), MessagesTest::racing));
    golden("bound", Mazurka.check(Settings.DEFAULT.maxExecutions(1), MessagesTest::counting));
    golden(
        "symmetry",
        Mazurka.check(
            Settings.DEFAULT.algorithm("verisoft").symmetries("permutations(left, right)"),
            MessagesTest::counting));
    golden("refused", Mazurka.check(() -> System.in.read()));
  }

  private static void golden(String name, Result result) {
    assertGolden(name + ".txt", List.of(result.toString()));
  }

  private static void crossed() throws InterruptedException {
    Object left = new Object();
    Object right = new Object();
    Thread other = new Thread(() -> both(right, left), "other");
    other.start();
    both(left, right);
    other.join();
  }

  private static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        first.notifyAll();
      }
    }
  }

  private static void spinning() {
    Shared shared = new Shared();
    Thread other = new Thread(() -> shared.count.compareAndSet(0, 2), "other");
    other.start();
    shared.count.set(1);
    while (shared.count.get() != 2) {
      Thread.onSpinWait();
    }
  }

  private static void racing() throws InterruptedException {
    Shared shared = new Shared();
    Thread other = new Thread(() -> shared.plain++, "other");
    other.start();
    shared.plain = 7;
    other.join();
  }

  private static void thrown() {
    throw new IllegalStateException("out of order");
  }

  private static void counting() throws InterruptedException {
    Shared shared = new Shared();
    Thread left = new Thread(shared.count::incrementAndGet, "left");
    Thread right = new Thread(shared.count::incrementAndGet, "right");
    left.start();
    right.start();
    left.join();
    right.join();
  }

  private static void invariant() throws InterruptedException {
    Shared shared = new Shared();
    Mazurka.invariant("at most one", () -> shared.count.get() <= 1);
    Thread other = new Thread(shared.count::incrementAndGet, "other");
    other.start();
    shared.count.incrementAndGet();
    other.join();
  }

  @Test
  void refusals() {
    Settings settings = Settings.DEFAULT;
    List<String> list = List.of("a");
    Linearizability<ArrayDeque<Integer>> queue = Linearizability.of(ArrayDeque::new);
    StringBuilder text = new StringBuilder();
    add(text, () -> settings.algorithm("fastest"));
    add(text, () -> settings.maxExecutions(0));
    add(text, () -> settings.maxSeconds(-1));
    add(text, () -> settings.maxDepth(0));
    add(text, () -> settings.maxPreemptions(-1));
    add(text, () -> Mazurka.check(settings.symmetries("permutations(a, b)"), NOTHING));
    add(
        text,
        () ->
            Mazurka.check(settings.algorithm("verisoft").symmetries("reflections(a, b)"), NOTHING));
    add(text, () -> settings.workers(0));
    add(text, () -> Mazurka.check(settings.algorithm("sdpor").workers(2), NOTHING));
    Settings missing = settings.algorithm("verisoft").symmetries("swap(left, right)");
    add(text, () -> Mazurka.check(missing, NOTHING).orFail());
    add(text, () -> Mazurka.check(() -> System.out.println(list)));
    add(text, () -> Mazurka.check(() -> System.out.println(this)));
    add(text, () -> Mazurka.replay("first me", NOTHING));
    add(text, () -> Mazurka.replay("0*999999 0*999999", NOTHING));
    add(text, () -> Mazurka.replay("0 3", NOTHING));
    add(text, () -> Mazurka.choose(0));
    add(text, () -> queue.check());
    add(text, () -> queue.operation("poll", ArrayDeque::poll).threads(0).check());
    add(
        text,
        () -> queue.threads(2).operationsPerThread(40).operation("peek", ArrayDeque::peek).check());
    add(text, () -> queue.operation("contains", ArrayDeque::contains).check());
    assertGolden("refusals.txt", List.of(text.toString().strip()));
  }

  private static void add(StringBuilder text, ThrowingCallable request) {
    Throwable refusal = catchThrowable(request);
    text.append(refusal == null ? "accepted" : refusal.getMessage()).append("\n\n");
  }
}
