package io.mazurka.jvm;

import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import io.mazurka.program.SearchAgain;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a program can do, by running it in full under every schedule there is, or under some that
 * are drawn at random; with no part of the search in it.
 */
final class BruteForce {

  private static final int ESTIMATES = 16;
  private static final int LONGEST = 1_000;

  final Set<String> outcomes = new TreeSet<>();
  final Set<String> findings = new TreeSet<>();
  long executions;
  private int steps;

  private final Program program;
  private final List<Choices> path = new ArrayList<>();

  /** What can be chosen in one state, and what was. */
  private static final class Choices {
    final List<int[]> all = new ArrayList<>();
    int taken;

    Choices(Execution execution) {
      for (int thread = 0; thread < execution.threads(); thread++) {
        Operation operation = execution.pending(thread);
        if (operation != null && execution.enabled(thread)) {
          for (int alternative = 0; alternative < operation.alternatives(); alternative++) {
            all.add(new int[] {thread, alternative});
          }
        }
      }
    }

    boolean next() {
      return ++taken < all.size();
    }
  }

  private BruteForce(Program program) {
    this.program = program.inFull();
  }

  static String text(Finding finding) {
    return finding.kind() + " " + finding.message();
  }

  /** Runs every schedule, unless there are more than so many: then there is no answer. */
  static @Nullable BruteForce everySchedule(Program program, long most) {
    BruteForce all = new BruteForce(program);
    do {
      if (all.executions == most) {
        return null;
      }
      all.run();
    } while (all.executions == 0 || all.backtrack());
    return all;
  }

  /** About how many schedules there are, after Knuth: the branching met on random ways down. */
  static double estimate(Program program, SplittableRandom random) {
    BruteForce some = new BruteForce(program);
    double sum = 0;
    while (some.executions < ESTIMATES) {
      sum = some.executions == 0 ? 0 : sum;
      sum += some.walk(random);
    }
    return sum / ESTIMATES;
  }

  /** Runs so many schedules, drawn at random. */
  static BruteForce someSchedules(Program program, int count, SplittableRandom random) {
    BruteForce some = new BruteForce(program);
    while (some.executions < count) {
      some.walk(random);
    }
    return some;
  }

  private void run() {
    try (Execution execution = program.start()) {
      for (int depth = 0; ; depth++) {
        Choices here = new Choices(execution);
        if (here.all.isEmpty()) {
          end(execution.end());
          return;
        }
        if (depth == path.size()) {
          path.add(here);
        } else if (path.get(depth).all.size() != here.all.size()) {
          throw new IllegalStateException("the program does not repeat itself at step " + depth);
        }
        step(execution, path.get(depth).all.get(path.get(depth).taken));
      }
    } catch (SearchAgain learned) {
      startOver();
    }
  }

  /** Returns the product of the numbers of choices on the way, or 0 if it has to start over. */
  private double walk(SplittableRandom random) {
    double product = 1;
    try (Execution execution = program.start()) {
      Choices here = new Choices(execution);
      while (!here.all.isEmpty()) {
        product *= here.all.size();
        step(execution, here.all.get(random.nextInt(here.all.size())));
        here = new Choices(execution);
      }
      end(execution.end());
      return product;
    } catch (SearchAgain learned) {
      startOver();
      return 0;
    }
  }

  private void step(Execution execution, int[] choice) {
    if (++steps > LONGEST) {
      throw new IllegalStateException("an execution does not end");
    }
    Finding finding = execution.step(choice[0], choice[1]);
    for (Finding next = finding; next != null; next = execution.more()) {
      findings.add(text(next));
    }
  }

  private void end(Ending ending) {
    steps = 0;
    executions++;
    outcomes.add(ending.outcome());
    if (ending.stuck() != null) {
      findings.add(text(ending.stuck()));
    }
  }

  private void startOver() {
    path.clear();
    outcomes.clear();
    findings.clear();
    executions = 0;
    steps = 0;
  }

  private boolean backtrack() {
    while (!path.isEmpty() && !path.getLast().next()) {
      path.removeLast();
    }
    return !path.isEmpty();
  }
}
