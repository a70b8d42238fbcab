package io.mazurka.junit;

import io.mazurka.jvm.JvmOptions.Races;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that is run under every thread schedule that matters.
 *
 * <p>It makes a method a test by itself; beside {@code @ParameterizedTest} and
 * {@code @RepeatedTest} comes {@link ModelCheckEach}. In every execution a new test object is made
 * and the methods annotated {@code @BeforeEach} and {@code @AfterEach} run with the test; what is
 * {@code @BeforeAll} or {@code @AfterAll} runs once, outside, and with other static fields than the
 * test sees.
 *
 * <p>A finding fails the test, with the counterexample as the message. A bound that is met without
 * a finding aborts it: nothing is known. An execution in which an assumption fails says nothing; if
 * that is each of them, the test is aborted.
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Test
@ExtendWith(ModelCheckExtension.class)
public @interface ModelCheck {

  /** How schedules are chosen. */
  String algorithm() default "auto";

  /** Explores on after the first finding, and reports each distinct one. */
  boolean keepGoing() default false;

  /** Stops after so many executions; 0 for no bound. */
  long maxExecutions() default 0;

  /** Stops after so many seconds; 0 for no bound. */
  double maxSeconds() default 0;

  /** Cuts executions after so many transitions; 0 for more than a terminating test takes. */
  int maxDepth() default 0;

  /** Leaves a thread that could go on so many times at most; -1 for no bound. */
  int maxPreemptions() default -1;

  /** What is done about data races. */
  Races races() default Races.FAIL;

  /**
   * Whether calls of the JDK's concurrent collections and locks are one step each; if not, the
   * JDK's own code is explored.
   */
  boolean trustJdk() default true;

  /** How often each thread may wake up in an execution without a reason. */
  int spuriousWakeups() default 0;

  /**
   * Whether a timed wait, as {@code get(10, SECONDS)}, runs out only where no thread can move
   * otherwise, and not at any moment.
   */
  boolean lateTimeouts() default false;

  /**
   * What executions print, all of it: another outcome is a finding, and so is one of these that
   * never comes. None for any.
   */
  String[] outcomes() default {};

  /**
   * What can be permuted without changing the test, for the algorithm {@code verisoft}: {@code
   * "permutations(left, right)"} for threads of these names.
   */
  String[] symmetries() default {};

  /**
   * How many workers explore at the same time, with the algorithms {@code optimal}, {@code dpor}
   * and {@code dfs}, and with {@code auto} where it goes on as one of these.
   */
  int workers() default 1;

  /** Shuffles the order in which threads are picked; 0 does not. */
  long seed() default 0;

  /**
   * Writes the result as an HTML page, whatever it is, into a folder of the test's name below this
   * one. {@code ""} for none, unless the configuration parameter {@code mazurka.report} says where.
   */
  String report() default "";
}
