package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AtomicsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          AtomicInteger x = new AtomicInteger()             | x.incrementAndGet()              | x.get()
          AtomicInteger x = new AtomicInteger()             | x.getAndAdd(1)                   | x.get()
          AtomicInteger x = new AtomicInteger()             | x.updateAndGet(v -> v + 1)       | x.intValue()
          AtomicInteger x = new AtomicInteger()             | x.getAndAccumulate(1, (a, b) -> a + b) | x
          AtomicLong x = new AtomicLong()                   | x.addAndGet(1L)                  | x.get()
          AtomicIntegerArray x = new AtomicIntegerArray(2)  | x.incrementAndGet(1)             | x.get(1)
          AtomicLongArray x = new AtomicLongArray(2)        | x.accumulateAndGet(1, 1, Long::sum) | x.get(1)
          LongAdder x = new LongAdder()                     | x.increment()                    | x.sum()
          DoubleAdder x = new DoubleAdder()                 | x.add(1)                         | (int) x.sum()
          LongAccumulator x = new LongAccumulator(Long::sum, 0) | x.accumulate(1)              | x.get()
          AtomicReference<Integer> x = new AtomicReference<>(0) | x.updateAndGet(v -> v + 1)   | x.get()
          AtomicReferenceArray<Integer> x = new AtomicReferenceArray<>(new Integer[] {0}) | x.getAndUpdate(0, v -> v + 1) | x.get(0)
          """)
  void update_isOneOperation(String declaration, String update, String value) {
    Checked checked =
        Checked.main(
            """
            final %s;
            Thread t = new Thread(() -> %s);
            t.start();
            %s;
            t.join();
            System.out.print(%s);
            """
                .formatted(declaration, update, update, "\"\" + " + value));
    assertThat(checked.outcomes()).containsExactly("2");
    assertThat(checked.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "AtomicInteger x = new AtomicInteger(); | x.set(x.get() + 1) | x.get()",
        "AtomicLong x = new AtomicLong(); | x.set(x.get() + 1) | x.get()",
        "AtomicIntegerArray x = new AtomicIntegerArray(1); | x.set(0, x.get(0) + 1) | x.get(0)",
        "AtomicReference<Integer> x = new AtomicReference<>(0); | x.set(x.get() + 1) | x.get()",
        "AtomicStampedReference<String> x = new AtomicStampedReference<>(\"\", 0); |"
            + " x.set(\"\", x.getStamp() + 1) | x.getStamp()"
      })
  void readAndWrite_areTwoOperations(String program) {
    String[] parts = program.split("\\|", -1);
    Checked checked =
        Checked.main(
            "final "
                + parts[0]
                + "Thread t = new Thread(() -> "
                + parts[1]
                + "); t.start();"
                + parts[1]
                + "; t.join(); System.out.print("
                + parts[2]
                + ");");
    assertThat(checked.outcomes()).containsExactly("1", "2");
    assertThat(checked.findings()).isEmpty();
  }

  @Test
  void compareAndSet_succeedsForOneThreadOnly() {
    Checked checked =
        Checked.program(
            "static AtomicBoolean free = new AtomicBoolean(true); static AtomicInteger won = new AtomicInteger();",
            """
            Runnable r = () -> { if (free.compareAndSet(true, false)) won.incrementAndGet(); };
            Thread a = new Thread(r), b = new Thread(r);
            a.start(); b.start(); a.join(); b.join();
            System.out.print(won);
            """);
    assertThat(checked.outcomes()).containsExactly("1");
  }

  @Test
  void markAndReference_areOneVariable() {
    Checked checked =
        Checked.main(
            """
            AtomicMarkableReference<String> x = new AtomicMarkableReference<>("a", false);
            Thread t = new Thread(() -> x.set("b", true));
            t.start();
            boolean[] mark = new boolean[1];
            String s = x.get(mark);
            t.join();
            System.out.print(s + mark[0]);
            """);
    assertThat(checked.outcomes()).containsExactly("afalse", "btrue");
  }

  @Test
  void updateFunction_thatLooksAtSharedState_isRepeatedAsTheJdkDoes() {
    Checked checked =
        Checked.program(
            "static AtomicInteger x = new AtomicInteger(); static volatile int step = 1;",
            """
            Thread t = new Thread(() -> { x.incrementAndGet(); step = 10; });
            t.start();
            x.updateAndGet(v -> v + step);
            t.join();
            System.out.print(x.get());
            """);
    assertThat(checked.outcomes()).containsExactly("11", "2");
  }

  @ParameterizedTest
  @CsvSource({"Integer,int", "Long,long"})
  void fieldUpdater_updatesTheFieldItself(String kind, String type) {
    Checked checked =
        Checked.program(
            """
            private volatile %2$s n;
            static final Atomic%1$sFieldUpdater<Main> N = Atomic%1$sFieldUpdater.newUpdater(Main.class, "n");
            """
                .formatted(kind, type),
            """
            Main m = new Main();
            Thread t = new Thread(() -> N.incrementAndGet(m));
            t.start();
            m.n = m.n + 1;
            t.join();
            System.out.print(m.n);
            """);
    assertThat(checked.outcomes()).containsExactly("1", "2");
    assertThat(checked.findings()).isEmpty();
  }

  @Test
  void referenceFieldUpdater_swapsOnce() {
    Checked checked =
        Checked.program(
            """
            private volatile String s = "free";
            static final AtomicReferenceFieldUpdater<Main, String> S =
                AtomicReferenceFieldUpdater.newUpdater(Main.class, String.class, "s");
            """,
            """
            Main m = new Main();
            Thread t = new Thread(() -> S.compareAndSet(m, "free", "t"));
            t.start();
            S.compareAndSet(m, "free", "main");
            t.join();
            System.out.print(m.s);
            """);
    assertThat(checked.outcomes()).containsExactly("main", "t");
  }
}
