package io.mazurka.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Test classes, run by tests, for which it matters which test objects are made, and how. */
final class ObjectCases {

  private ObjectCases() {}

  /** Leaves to subclasses what its inner class tests. */
  abstract static class Testator {

    abstract String name();

    @Nested
    class Inner {

      @ModelCheck(outcomes = "before heir ~heir")
      void overridden() {
        System.out.print(" " + name());
      }
    }
  }

  /** Has an inner class from above. */
  static class Heir extends Testator {

    @Override
    String name() {
      return "heir";
    }

    @BeforeEach
    void before() {
      System.out.print("before");
    }

    @AfterEach
    void after() {
      System.out.print(" ~heir");
    }
  }

  /** A class around one that is not its inner class. */
  static class Around {

    @BeforeEach
    @AfterEach
    void never() {
      fail();
    }

    /** A class in another, as in a file with several test classes. */
    static class Apart {

      @ModelCheck
      void alone() {
        assertEquals("Apart", getClass().getSimpleName());
      }
    }
  }

  /** A parameter comes too late. */
  static class AfterWithParameter {

    @AfterEach
    void after(TestInfo info) {}

    @ModelCheck
    void test() {}
  }

  /** A parameter that the test object under check would not have. */
  @ParameterizedClass
  @ValueSource(ints = 2)
  static class ParameterOfTheClass {

    @Parameter int threads;

    @ModelCheck
    void test() {
      for (int i = 0; i < threads; i++) {
        fail();
      }
    }
  }

  /** Bounds that are none. */
  static class Wrong {

    @ModelCheck(maxPreemptions = -2)
    void preemptions() {}
  }
}
