package io.mazurka.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.mazurka.api.CheckFailure;
import io.mazurka.program.ProgramException;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.opentest4j.TestAbortedException;

class ModelCheckTest {

  /** What became of the tests of a class, by unique name. */
  private static Map<String, TestExecutionResult> run(Class<?> type) {
    Map<String, TestExecutionResult> results = new TreeMap<>();
    EngineTestKit.engine("junit-jupiter")
        .selectors(selectClass(type))
        .execute()
        .testEvents()
        .finished()
        .stream()
        .forEach(
            event -> results.put(name(event), event.getRequiredPayload(TestExecutionResult.class)));
    return results;
  }

  private static String name(Event event) {
    return event.getTestDescriptor().getUniqueId().getSegments().stream()
        .skip(2)
        .map(segment -> segment.getValue().replaceAll("\\(.*\\)", "").replace("#", ""))
        .reduce((a, b) -> a + " " + b)
        .orElseThrow();
  }

  private static Throwable thrown(Map<String, TestExecutionResult> results, String name) {
    return result(results, name).getThrowable().orElseThrow();
  }

  private static void assertPassed(Map<String, TestExecutionResult> results, String name) {
    assertThat(result(results, name).getThrowable()).as(name).isEmpty();
  }

  private static TestExecutionResult result(Map<String, TestExecutionResult> results, String name) {
    return java.util.Objects.requireNonNull(results.get(name), () -> name + " among " + results);
  }

  @Test
  void wrongTest_failsWithTheCounterexample_andOthersPass() {
    Map<String, TestExecutionResult> results = run(Cases.Counters.class);
    Throwable failure = thrown(results, "lostUpdate 1");
    assertThat(failure).isInstanceOf(CheckFailure.class);
    Golden.assertGolden("lost-update.txt", String.valueOf(failure.getMessage()));
    assertThat(failure.getStackTrace())
        .anySatisfy(frame -> assertThat(frame.getMethodName()).isEqualTo("lostUpdate"));
    assertPassed(results, "locked 1");
    assertPassed(results, "assertj 1");
    assertPassed(results, "plain_runsAsUsual");
    assertThat(results).hasSize(4);
  }

  @Test
  void displayName_isThatOfTheMethod() {
    assertThat(
            EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(Cases.Counters.class))
                .execute()
                .testEvents()
                .finished()
                .stream()
                .map(event -> event.getTestDescriptor().getDisplayName()))
        .containsExactlyInAnyOrder(
            "lostUpdate()", "increments under a lock", "assertj()", "plain_runsAsUsual()");
  }

  @Test
  void lifecycle_runsInEveryExecution_inJUnitsOrder() {
    Map<String, TestExecutionResult> results = run(Cases.Lifecycle.class);
    assertPassed(results, "test 1");
    assertPassed(results, "test_seesNothingOfWhatRanOutside 1");
    assertPassed(results, "Inner test 1");
  }

  @Test
  void parameters_arePassedByValue_orRefused() {
    Map<String, TestExecutionResult> results = run(Cases.Parameters.class);
    assertPassed(results, "number 1");
    assertThat(thrown(results, "number 2")).isInstanceOf(CheckFailure.class);
    assertPassed(results, "constant 1");
    assertPassed(results, "constant 2");
    assertPassed(results, "array 1");
    assertThat(thrown(results, "list 1"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("parameter 1 of Parameters.list is a java.util.ImmutableCollections");
    assertThat(thrown(results, "info 1"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("parameter 1 of Parameters.info");
    assertPassed(results, "repeated 1");
    assertPassed(results, "repeated 2");
    assertPassed(results, "once");
    assertThat(results).hasSize(10);
  }

  @Test
  void attributes_sayWhatTheCommandLineSays() {
    Map<String, TestExecutionResult> results = run(Cases.Attributes.class);
    Golden.assertGolden("race.txt", message(thrown(results, "race 1")));
    assertPassed(results, "raceOff 1");
    assertPassed(results, "outcomes 1");
    Golden.assertGolden(
        "outcome-unexpected.txt", message(thrown(results, "outcomes_unexpected 1")));
    Golden.assertGolden("outcome-missing.txt", message(thrown(results, "outcomes_missing 1")));
    assertThat(thrown(results, "bound 1")).isInstanceOf(TestAbortedException.class);
    Golden.assertGolden("bound.txt", message(thrown(results, "bound 1")));
    assertThat(thrown(results, "preemptions 1")).isInstanceOf(TestAbortedException.class);
    assertThat(thrown(results, "algorithm 1"))
        .hasMessageStartingWith("there is no algorithm 'fastest'; there are auto, ");
    Golden.assertGolden("everything.txt", message(thrown(results, "everything 1")));
    assertThat(thrown(results, "timeout 1")).isInstanceOf(TimeoutException.class);
    assertThat(thrown(results, "refused 1"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("System.in is not supported");
  }

  @Test
  void replay_runsOneSchedule() {
    Map<String, TestExecutionResult> results = run(Cases.Replays.class);
    Golden.assertGolden("replay.txt", message(thrown(results, "reproduced 1")));
    assertThat(thrown(results, "gone 1"))
        .isInstanceOf(TestAbortedException.class)
        .hasMessageContaining("remove @Replay");
    assertThat(thrown(results, "strange 1"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("at step 3 thread 7 does not exist");
    assertThat(thrown(results, "damaged 1"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("is no schedule");
  }

  private static String message(Throwable thrown) {
    return String.valueOf(thrown.getMessage());
  }
}
