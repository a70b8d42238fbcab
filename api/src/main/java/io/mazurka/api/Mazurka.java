package io.mazurka.api;

import io.mazurka.api.harness.BodyEntry;
import io.mazurka.api.harness.Harness;
import io.mazurka.api.harness.ScheduleText;
import io.mazurka.api.harness.Subject;
import io.mazurka.text.FindingText.Again;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The way in: checks code from within a test, and what code under check says to Mazurka.
 *
 * <pre>{@code
 * Mazurka.check(() -> {
 *   Counter counter = new Counter();
 *   Thread other = new Thread(counter::increment);
 *   other.start();
 *   counter.increment();
 *   other.join();
 *   assert counter.value() == 2;
 * }).orFail();
 * }</pre>
 */
public final class Mazurka {

  private Mazurka() {}

  /** Runs the code under every schedule that matters. */
  public static Result check(Body body) throws InterruptedException {
    return check(Settings.DEFAULT, body);
  }

  /** Runs the code under every schedule that matters, as the settings say. */
  public static Result check(Settings settings, Body body) throws InterruptedException {
    return harness(settings, body).check();
  }

  /** Runs the code under one schedule, as {@link Result#schedules} gives it. */
  public static Result replay(String schedule, Body body) throws InterruptedException {
    return replay(Settings.DEFAULT, schedule, body);
  }

  /**
   * Runs the code under one schedule, as {@link Result#schedules} gives it.
   *
   * @param settings those of the check that found the schedule: which steps there are depends on
   *     them, and what is expected of outcomes
   */
  public static Result replay(Settings settings, String schedule, Body body)
      throws InterruptedException {
    return harness(settings, body).replay(ScheduleText.parse(schedule));
  }

  private static Harness harness(Settings settings, Body body) {
    BodyEntry entry = new BodyEntry(body);
    Subject subject = new Subject(entry.name(), body.getClass().getClassLoader(), entry);
    return new Harness(subject, settings, again(settings));
  }

  private static Again again(Settings settings) {
    String first = settings == Settings.DEFAULT ? "" : "settings, ";
    return story ->
        Optional.of(
            "Mazurka.replay(%s\"%s\", () -> ...)"
                .formatted(first, ScheduleText.of(story.counterexample().schedule())));
  }

  /**
   * A number from 0 to below the limit. Under check every one of them is taken in turn, as
   * VeriSoft's {@code toss} does: for input that may be anything, or a call that may fail. Outside
   * of a check it is 0.
   */
  public static int choose(int limit) {
    if (limit < 1) {
      throw new IllegalArgumentException("a choice among " + limit);
    }
    return 0; // Under check, a call of this method becomes an operation of the program.
  }

  /**
   * Says what must hold from now on, in every state: after every single step of any thread. The
   * condition may only look, at fields, array elements, atomic variables and collections, without
   * locks. Outside of a check it is not looked at.
   */
  public static void invariant(BooleanSupplier holds) {
    // Under check, a call of this method becomes an operation of the program.
  }

  /** The same, under a name. */
  public static void invariant(String name, BooleanSupplier holds) {
    // Under check, a call of this method becomes an operation of the program.
  }
}
