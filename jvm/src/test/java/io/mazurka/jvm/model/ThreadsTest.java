package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.program.ProgramException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThreadsTest {

  @Test
  void start_thatAProgramClassOverrides_isCalledAsOverridden() {
    Checked checked =
        Checked.program(
            """
            static class Loud extends Thread {
              @Override public synchronized void start() { System.out.print("loud "); super.start(); }
              @Override public void run() { System.out.print("run"); }
            }
            """,
            "Thread t = new Loud(); t.start(); t.join();");
    assertThat(checked.outcomes()).containsExactly("loud run");
  }

  @Test
  void namesAndIds_areTheSameInEveryExecution() {
    Checked checked =
        Checked.program(
            "static class Mine extends Thread {} static volatile int n;",
            """
            Thread a = new Thread(() -> n++), b = new Mine(), c = new Thread("c"), d = new Thread();
            a.start(); n++; a.join();
            System.out.print(a.getName() + b.getName() + c.getName() + d.getName()
                + " " + Thread.currentThread().threadId() + " " + Thread.currentThread().getName());
            """);
    assertThat(checked.outcomes()).containsExactly("Thread-0Thread-1cThread-2 1 main");
  }

  /** Compilers say that the methods belong to the interface. */
  @ParameterizedTest
  @CsvSource({
    "Queue<Integer>, new LinkedList<>(), lock.notifyAll()",
    "Queue<Integer>, new LinkedList<>(), ((Runnable) lock::notify).run()",
    "Runnable, () -> {}, lock.notify()",
    "Own, new Own() {}, lock.notify()",
    "Longer, new Longer() {}, ((Runnable) lock::notifyAll).run()",
    "Object, new Object(), lock.notify()"
  })
  void wait_onAnInterface_isThatOfTheObject(String type, String value, String notify) {
    Checked checked =
        Checked.program(
            """
            interface Own {}
            interface Longer extends Comparator<Integer>, Runnable {
              default void run() {}
              default int compare(Integer a, Integer b) { return 0; }
            }
            static final TYPE lock = VALUE;
            static boolean done;
            """
                .replace("TYPE", type)
                .replace("VALUE", value),
            """
            Thread t = new Thread(() -> { synchronized (lock) { done = true; NOTIFY; } });
            t.start();
            synchronized (lock) { while (!done) lock.wait(); }
            System.out.print("done " + lock.getClass().isInstance(lock));
            """
                .replace("NOTIFY", notify));
    assertThat(checked.findings()).isEmpty();
    assertThat(checked.outcomes()).containsExactly("done true");
  }

  @Test
  void timedJoin_mayTimeOutOrNot() {
    Checked checked =
        Checked.main(
            """
            Thread t = new Thread(() -> {});
            t.start();
            System.out.print(t.join(Duration.ofMillis(5)));
            """);
    assertThat(checked.outcomes()).containsExactly("false", "true");
  }

  @Test
  void interrupt_endsASleep() {
    Checked checked =
        Checked.main(
            """
            Thread t = new Thread(() -> {
              try { TimeUnit.HOURS.sleep(1); System.out.print("slept"); }
              catch (InterruptedException e) { System.out.print("woken " + Thread.interrupted()); }
            });
            t.start();
            t.interrupt();
            t.join();
            """);
    assertThat(checked.outcomes()).containsExactly("slept", "woken false");
  }

  @Test
  void unpark_givesOnePermit() {
    Checked checked =
        Checked.main(
            """
            Thread t = new Thread(() -> { LockSupport.park(); System.out.print("through"); });
            t.start();
            LockSupport.unpark(t);
            t.join();
            """);
    assertThat(checked.outcomes()).containsExactly("through");
    assertThat(checked.findings()).isEmpty();
  }

  @Test
  void park_withoutUnpark_isADeadlock() {
    assertThat(Checked.main("LockSupport.park(Main.class);").findings())
        .hasSize(1)
        .allMatch(found -> found.startsWith("deadlock"));
  }

  @Test
  void timedWait_endsWithoutNotification() {
    Checked checked =
        Checked.main(
            """
            Object lock = new Object();
            synchronized (lock) { lock.wait(0, 1); TimeUnit.SECONDS.timedWait(lock, 1); }
            System.out.print("on");
            """);
    assertThat(checked.outcomes()).containsExactly("on");
  }

  @Test
  void negativeTimeouts_areIllegal() {
    Checked checked =
        Checked.main(
            """
            try { Thread.sleep(-1); } catch (IllegalArgumentException e) { System.out.print("s"); }
            try { new Object().wait(-1); } catch (IllegalArgumentException e) { System.out.print("w"); }
            try { Thread.currentThread().join(-1); } catch (IllegalArgumentException e) { System.out.print("j"); }
            try { new Object().notify(); } catch (IllegalMonitorStateException e) { System.out.print("n"); }
            """);
    assertThat(checked.outcomes()).containsExactly("swjn");
  }

  @Test
  void stackTrace_isNoPartOfTheOutcome() {
    assertThat(Checked.main("new Exception(\"oops\").printStackTrace(); System.out.print(1);"))
        .isEqualTo(new Checked(java.util.Set.of("1"), java.util.List.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Thread.activeCount()                            | java.lang.Thread.activeCount() is not supported yet
          List.of(1).stream().distinct().parallel()       | parallel() after a stage such as sorted() or limit() is not supported yet
          IntStream.of(1).limit(1).parallel().count()     | parallel() after a stage such as sorted() or limit() is not supported yet
          Gatherers.mapConcurrent(1, x -> x)              | java.util.stream.Gatherers.mapConcurrent(int, Function) is not supported yet
          new java.io.PipedReader().read()                | new java.io.PipedReader() is not supported yet
          new java.net.ServerSocket(0)                    | new java.net.ServerSocket(int) is not supported yet
          new ProcessBuilder("ls").start()                | new java.lang.ProcessBuilder(String[]) is not supported yet
          Thread.class.getMethod("start").invoke(new Thread()) | java.lang.Thread.start(…) by reflection is not supported yet
          Thread.currentThread().stop()                   | java.lang.Thread.stop() is not supported yet (at Main.java:13 in Main.main). Let the program stop its threads with a flag or an interrupt instead.
          System.in.read()                                | System.in is not supported yet
          IO.readln()                                     | java.lang.IO.readln() is not supported yet
          """)
  void callThatCannotBeHandled_isRefusedByNameAndLine(String call, String message) {
    assertThatThrownBy(() -> Checked.main(call + ";"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining(message)
        .hasMessageContaining("Main.java:13 in Main.main).");
  }
}
