package io.mazurka.junit;

import static java.lang.Thread.currentThread;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.mazurka.api.Mazurka;
import io.mazurka.jvm.JvmOptions.Races;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Test classes that are run by tests, right ones and wrong ones. */
@SuppressWarnings({"NonAtomicVolatileUpdate", "NonAtomicOperationOnVolatileField"})
final class Cases {

  private Cases() {}

  /** A counter that loses updates, and others that do not. */
  static class Counters {

    volatile int count;

    @ModelCheck
    void lostUpdate() throws InterruptedException {
      Thread other = new Thread(() -> count++, "other");
      other.start();
      count++;
      other.join();
      assertEquals(2, count);
    }

    @ModelCheck
    @DisplayName("increments under a lock")
    void locked() throws InterruptedException {
      Thread other = new Thread(this::increment, "other");
      other.start();
      increment();
      other.join();
      assertEquals(2, count);
    }

    @ModelCheck
    void assertj() throws InterruptedException {
      List<Integer> list = new ArrayList<>();
      Thread other = new Thread(() -> add(list), "other");
      other.start();
      add(list);
      other.join();
      assertThat(list).hasSize(2).containsOnly(1);
      assertThatThrownBy(() -> list.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    /** There are 90 orders, of which all but a few differ only in which thread is which. */
    @ModelCheck(maxExecutions = 10)
    void symmetry() throws InterruptedException {
      Thread[] threads = new Thread[3];
      for (int i = 0; i < threads.length; i++) {
        threads[i] = new Thread(this::incrementTwice);
        threads[i].start();
      }
      for (Thread thread : threads) {
        thread.join();
      }
      assertEquals(6, count);
    }

    private void incrementTwice() {
      increment();
      increment();
    }

    private synchronized void add(List<Integer> list) {
      list.add(1);
    }

    private synchronized void increment() {
      count++;
    }

    @Test
    void plain_runsAsUsual() {
      assertEquals(0, count);
      assertTrue(getClass().getClassLoader() == ClassLoader.getSystemClassLoader());
    }
  }

  /** Everything that belongs to a test happens in every execution. */
  static class Base {

    static final List<String> LOG = new ArrayList<>();
    static boolean prepared;
    volatile int shared;

    @BeforeAll
    static void prepare() {
      prepared = true;
    }

    @BeforeEach
    void baseBefore() {
      LOG.add("base");
    }

    @AfterEach
    void baseAfter() {
      LOG.add("~base");
      System.out.println(String.join(" ", LOG));
    }
  }

  /** What {@link Base} promises, from below it. */
  static class Lifecycle extends Base {

    @BeforeEach
    void before() {
      LOG.add("before");
    }

    @AfterEach
    void after() {
      LOG.add("~after");
    }

    @ModelCheck(outcomes = "base before test 2 ~after ~base")
    void test() throws InterruptedException {
      Thread other = new Thread(() -> shared = 1);
      other.start();
      shared = 1;
      other.join();
      shared++;
      LOG.add("test " + shared);
    }

    @ModelCheck(outcomes = "prepared: false\nbase before ~after ~base")
    void test_seesNothingOfWhatRanOutside() {
      System.out.println("prepared: " + prepared);
    }

    @Nested
    class Inner {

      @BeforeEach
      void innerBefore() {
        LOG.add("inner");
      }

      @AfterEach
      void innerAfter() {
        LOG.add("~inner");
      }

      @ModelCheck(outcomes = "base before inner test 1 ~inner ~after ~base")
      void test() {
        shared++;
        LOG.add("test " + shared);
      }
    }
  }

  /** Tests with parameters. */
  static class Parameters {

    enum Colour {
      RED,
      GREEN
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @ModelCheckEach
    void number(int number) {
      assertEquals(1, number);
    }

    @ParameterizedTest(name = "colour {0}")
    @EnumSource
    @ModelCheckEach
    void constant(Colour colour) {
      assertTrue(colour == Colour.RED || colour == Colour.GREEN);
      assertEquals(colour, Colour.valueOf(colour.name()));
    }

    static Stream<List<String>> lists() {
      return Stream.of(List.of("a"));
    }

    static Stream<Arguments> arrays() {
      return Stream.of(Arguments.of((Object) new Colour[] {Colour.GREEN, null}));
    }

    @ParameterizedTest
    @MethodSource("arrays")
    @ModelCheckEach
    void array(Colour[] colours) {
      assertTrue(colours[0] == Colour.GREEN && colours[1] == null);
    }

    @ParameterizedTest
    @MethodSource("lists")
    @ModelCheckEach
    void list(List<String> list) {
      fail();
    }

    @ModelCheck
    void info(TestInfo info) {
      fail();
    }

    @RepeatedTest(2)
    @ModelCheckEach(@ModelCheck(algorithm = "dpor"))
    void repeated() {}

    @Test
    @ModelCheck
    void once() {}
  }

  /** A test that is annotated as two things at once. */
  static class Competing {

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @ModelCheck
    void number(int number) {
      assertEquals(1, number);
    }
  }

  /** Tests that are made while tests run. */
  static class Dynamic {

    @TestFactory
    @ModelCheckEach
    Stream<DynamicTest> tests() {
      return Stream.of(dynamicTest("unchecked", () -> fail()));
    }
  }

  /** Tests whose results become pages. */
  static class Pages {

    volatile int count;

    private void lostUpdate() throws InterruptedException {
      Thread other = new Thread(() -> count++, "other");
      other.start();
      count++;
      other.join();
      assertEquals(2, count);
    }

    @ModelCheck
    void wrong() throws InterruptedException {
      lostUpdate();
    }

    @ModelCheck
    @Replay("0*3 1*4 0*3")
    void replayed() throws InterruptedException {
      lostUpdate();
    }

    @ModelCheck(outcomes = {"1", "2"})
    void incomplete() {
      System.out.println("1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"left", "right"})
    @ModelCheckEach(@ModelCheck(report = "target/pages"))
    void side(String side) {
      System.out.println(side);
    }
  }

  /** What a debugger looks at. */
  static class Debugged {

    volatile int count;

    private void add(int number) {
      int seen = count;
      count = seen + number;
    }

    @ModelCheck
    @Replay("0*3 1*4 0*3")
    void replayed() throws InterruptedException {
      Thread other = new Thread(() -> add(10), "other");
      other.start();
      add(1);
      other.join();
      assertEquals(11, count);
    }

    @ModelCheck(outcomes = {"0 7 other", "1 7 other"})
    void explored() throws InterruptedException {
      ThreadLocal<Integer> inherited = new InheritableThreadLocal<>();
      inherited.set(7);
      Runnable look =
          () -> System.out.println(count + " " + inherited.get() + " " + currentThread().getName());
      Thread other = new Thread(look, "other");
      inherited.set(8);
      other.start();
      count++;
      other.join();
    }
  }

  /** What the attributes say. */
  static class Attributes {

    int plain;
    volatile int count;

    private void twice(Runnable action) throws InterruptedException {
      Thread other = new Thread(action, "other");
      other.start();
      action.run();
      other.join();
    }

    @ModelCheck(workers = -1)
    void workers() {}

    @ModelCheck
    void race() throws InterruptedException {
      twice(() -> plain = 1);
    }

    @ModelCheck(races = Races.OFF)
    void raceOff() throws InterruptedException {
      twice(() -> plain = 1);
    }

    @ModelCheck(outcomes = {"1", "2"})
    void outcomes() throws InterruptedException {
      twice(() -> count++);
      System.out.println(count);
    }

    @ModelCheck(outcomes = "2")
    void outcomes_unexpected() throws InterruptedException {
      twice(() -> count++);
      System.out.println(count);
    }

    @ModelCheck(outcomes = {"1", "2", "3"})
    void outcomes_missing() throws InterruptedException {
      twice(() -> count++);
      System.out.println(count);
    }

    @ModelCheck(maxExecutions = 1)
    void bound() throws InterruptedException {
      twice(() -> count++);
    }

    @ModelCheck(maxPreemptions = 0)
    void preemptions() throws InterruptedException {
      twice(() -> count++);
      assertEquals(2, count);
    }

    @ModelCheck(algorithm = "fastest")
    void algorithm() {}

    @ModelCheck(keepGoing = true, algorithm = "dpor")
    void everything() throws InterruptedException {
      twice(() -> {
        if (Mazurka.choose(2) == 1) {
          fail("chosen");
        }
        plain++;
      });
    }

    @ModelCheck
    @Timeout(1)
    void timeout() throws InterruptedException {
      for (int i = 0; i < 8; i++) {
        new Thread(
                () -> {
                  for (int j = 0; j < 100; j++) {
                    count++;
                  }
                })
            .start();
      }
    }

    @ModelCheck
    void refused() throws java.io.IOException {
      System.in.read();
    }
  }

  /** Fields that are filled from outside. */
  static class Filled {

    @TempDir java.nio.file.@Nullable Path folder;

    @ModelCheck
    void misses() {
      assertThat(folder).isNotNull();
    }

    @ModelCheck
    void needsNothing() {}

    @Test
    void usual() {
      assertThat(folder).isNotNull();
    }
  }

  /** Schedules that were recorded. */
  static class Replays {

    volatile int count;

    private void lostUpdate() throws InterruptedException {
      Thread other = new Thread(() -> count++, "other");
      other.start();
      count++;
      other.join();
      assertEquals(2, count);
    }

    @ModelCheck
    @Replay("0*3 1*4 0*3")
    void reproduced() throws InterruptedException {
      lostUpdate();
    }

    @ModelCheck
    @Replay("0*2 1*4 0*4")
    void gone() throws InterruptedException {
      lostUpdate();
    }

    @ModelCheck
    @Replay("0*2 7")
    void strange() throws InterruptedException {
      lostUpdate();
    }

    @ModelCheck
    @Replay("first me, then you")
    void damaged() throws InterruptedException {
      lostUpdate();
    }
  }
}
