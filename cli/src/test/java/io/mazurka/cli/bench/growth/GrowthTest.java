package io.mazurka.cli.bench.growth;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.mazurka.cli.bench.BenchSubject;
import io.mazurka.cli.bench.StepCounter;
import io.mazurka.cli.bench.program.Increments;
import io.mazurka.cli.bench.program.Spread;
import io.mazurka.cli.bench.program.Uses;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Statistics;
import io.mazurka.engine.Workers;
import io.mazurka.jvm.JvmProgram;
import io.mazurka.program.Program;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Guards how the cost of a search grows. Time depends on who else uses the machine; so what is
 * compared is how many operations are performed and how much memory they take up, which a search
 * that does too much does too much of. The build runs it interpreted: compiled code allocates less,
 * the sooner the more cores are idle.
 */
class GrowthTest {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** What one operation allocates, replayed ones included, once all classes are loaded. */
  private static double bytesPerOperation(Algorithm preset, int executions, int... arguments) {
    return bytesPerOperation(
        preset, executions, BenchSubject.java("spread", Spread.class, arguments));
  }

  private static double bytesPerOperation(Algorithm preset, int executions, BenchSubject subject) {
    try (JvmProgram program = (JvmProgram) subject.load()) {
      SearchOptions options = running(preset).withBounds(Bounds.NONE.withExecutions(executions));
      explore(program, options);
      StepCounter counter = new StepCounter(program);
      long before = THREADS.getCurrentThreadAllocatedBytes();
      explore(counter, options);
      return (double) (THREADS.getCurrentThreadAllocatedBytes() - before) / counter.steps();
    }
  }

  private static JvmProgram load(int... arguments) {
    return (JvmProgram) BenchSubject.java("spread", Spread.class, arguments).load();
  }

  private static Statistics explore(Program program, SearchOptions options) {
    return new Search(program, options, SearchListener.NONE).run().statistics();
  }

  /** A search that runs the program for each execution. */
  private static SearchOptions running(Algorithm preset) {
    return SearchOptions.of(preset).withRecallAfter(SearchOptions.NO_RECALL);
  }

  @ParameterizedTest
  @EnumSource(names = {"DPOR", "OPTIMAL", "AUTO"})
  void cost_ofAnOperation_growsAtMostLinearlyWithThreads(Algorithm preset) {
    double few = bytesPerOperation(preset, 100, 4, 1, 0);
    double many = bytesPerOperation(preset, 100, 12, 1, 0);
    assertThat(many / few).as("12 threads to 4, %s", preset).isLessThan(3.0);
  }

  @ParameterizedTest
  @EnumSource(names = {"DPOR", "OPTIMAL"})
  void cost_ofAnOperation_doesNotGrowWithDepth(Algorithm preset) {
    double shallow = bytesPerOperation(preset, 500, 3, 2, 16);
    double deep = bytesPerOperation(preset, 500, 3, 2, 256);
    assertThat(deep / shallow).as("256 writes to 16, %s", preset).isLessThan(1.5);
  }

  @ParameterizedTest
  @EnumSource(names = {"DPOR", "OPTIMAL"})
  void cost_ofAnOperation_doesNotGrowWithExecutions(Algorithm preset) {
    double early = bytesPerOperation(preset, 500, 4, 2, 0);
    double late = bytesPerOperation(preset, 2_500, 4, 2, 0);
    assertThat(late / early).as("2,500 executions to 500, %s", preset).isLessThan(1.01);
  }

  /** A look at the stack would take kilobytes for an operation. */
  @ParameterizedTest
  @EnumSource
  void cost_ofAnOperation_isOfTheSameOrderWhateverItDoes(Uses.What what) {
    double plain = bytesPerOperation(Algorithm.DPOR, 50, Curve.uses(Uses.What.VOLATILE_WRITE, 20));
    double used = bytesPerOperation(Algorithm.DPOR, 50, Curve.uses(what, 20));
    assertThat(used / plain).as("%s to a volatile write", what).isLessThan(2.0);
  }

  @ParameterizedTest
  @EnumSource(names = {"DPOR", "OPTIMAL"})
  void recalledSearch_performsFewOperations(Algorithm preset) {
    try (JvmProgram program = load(3, 4, 0)) {
      Statistics statistics = explore(program, SearchOptions.of(preset));
      long once = statistics.executions() * statistics.maxDepth();
      assertThat(statistics.executions()).isEqualTo(34_650);
      assertThat(program.steps()).as("operations performed, of %,d", once).isLessThan(once / 20);
    }
  }

  @Test
  void dpor_performsEveryOperationOnceForEachExecution() {
    try (JvmProgram program = load(3, 2, 16)) {
      StepCounter counter = new StepCounter(program);
      Statistics statistics = explore(counter, running(Algorithm.DPOR));
      assertPerformedOnce(counter.steps(), statistics, 1);
    }
  }

  @Test
  void workers_exploreNoMoreThanOneWould() {
    BenchSubject increments = BenchSubject.java("increments", Increments.class, 3, 3);
    try (JvmProgram program = (JvmProgram) increments.load()) {
      SearchOptions options = running(Algorithm.OPTIMAL).withWorkers(new Workers(2, 1));
      Statistics statistics = explore(program, options);
      assertThat(statistics.executions()).isEqualTo(1_680);
      assertPerformedOnce(program.steps(), statistics, 2);
    }
  }

  /** Each worker gives up less than one execution, in which it learns what a lock protects. */
  private static void assertPerformedOnce(long steps, Statistics statistics, int workers) {
    long once = statistics.executions() * statistics.maxDepth();
    assertThat(steps).isBetween(once, once + (long) workers * statistics.maxDepth());
  }
}
