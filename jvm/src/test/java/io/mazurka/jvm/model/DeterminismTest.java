package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeterminismTest {

  /** Two threads that race on a volatile field, so that there are several executions. */
  private static final String SEVERAL_EXECUTIONS =
      """
      static volatile int n;
      static void twice() throws InterruptedException {
        Thread t = new Thread(() -> n = 1);
        t.start();
        n = 2;
        t.join();
      }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new Random().nextLong()",
        "new SplittableRandom().nextLong()",
        "ThreadLocalRandom.current().nextLong()",
        "new SecureRandom().nextInt()",
        "((Random) ThreadLocalRandom.current()).ints(3).sum()",
        "SecureRandom.getInstanceStrong().nextInt()",
        "Math.random()",
        "shuffled(new ArrayList<>(List.of(1, 2, 3, 4, 5)))",
        "UUID.randomUUID()",
        "System.nanoTime()",
        "System.currentTimeMillis()",
        "System.identityHashCode(Main.class)",
        "new Object()",
        "new int[0].hashCode()",
        "((Runnable) () -> {}).hashCode()",
        "Objects.hash((Runnable) Main::new)",
        "new Main()",
        "Thread.currentThread().hashCode()",
        "Thread.currentThread()",
        "Runtime.getRuntime().freeMemory()",
        "new HashSet<>(List.of(new Main(), new Main(), new Main()))",
        "new HashSet<>(List.of(Colour.RED, Colour.GREEN, Colour.BLUE))"
      })
  void expression_hasTheSameValueInEveryExecution(String expression) {
    Checked checked =
        Checked.program(
            SEVERAL_EXECUTIONS
                + "enum Colour { RED, GREEN, BLUE }"
                + " static List<?> shuffled(List<?> l) { Collections.shuffle(l); return l; }",
            "twice(); System.out.print(" + expression + ");");
    assertThat(checked.outcomes()).hasSize(1);
  }

  /** It draws which of its entries can be reached faster than one after the other. */
  @Test
  void filledSortedMap_isTheSameInEveryExecution() {
    Checked checked =
        Checked.program(
            """
            static Map<Integer, Integer> map =
                new ConcurrentSkipListMap<>(Map.of(1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7));
            static Queue<Integer> shared = new ConcurrentLinkedQueue<>();
            """,
            """
            Thread t = new Thread(() -> shared.add(1));
            t.start();
            shared.add(2);
            t.join();
            System.out.print(shared + " " + map.size());
            """);
    assertThat(checked.outcomes()).containsExactly("[1, 2] 7", "[2, 1] 7");
  }

  @Test
  void randomNumbers_differWithinAnExecution() {
    Checked checked =
        Checked.main(
            """
            Set<Object> all = new HashSet<>();
            for (int i = 0; i < 10; i++) {
              all.add(new Random().nextLong());
              all.add(UUID.randomUUID());
              all.add(Math.random());
              all.add(ThreadLocalRandom.current().nextLong());
            }
            System.out.print(all.size());
            """);
    assertThat(checked.outcomes()).containsExactly("40");
  }

  @Test
  void randomIdentifier_looksLikeOne() {
    assertThat(
            Checked.main(
                    "System.out.print(UUID.randomUUID().version() + \" \" + UUID.randomUUID().variant());")
                .outcomes())
        .containsExactly("4 2");
  }
}
