package io.mazurka.junit;

import static io.mazurka.golden.Golden.assertGolden;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.mazurka.api.CheckFailure;
import io.mazurka.program.ProgramException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.Events;
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
    Throwable failure = thrown(results, "lostUpdate");
    assertThat(failure).isInstanceOf(CheckFailure.class);
    assertGolden("lost-update.txt", List.of(message(failure)));
    assertThat(failure.getStackTrace())
        .anySatisfy(frame -> assertThat(frame.getMethodName()).isEqualTo("lostUpdate"));
    assertPassed(results, "locked");
    assertPassed(results, "assertj");
    assertPassed(results, "symmetry");
    assertPassed(results, "plain_runsAsUsual");
    assertThat(results).hasSize(5);
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
            "lostUpdate()",
            "increments under a lock",
            "assertj()",
            "symmetry()",
            "plain_runsAsUsual()");
  }

  @Test
  void lifecycle_runsInEveryExecution_inJUnitsOrder() {
    Map<String, TestExecutionResult> results = run(Cases.Lifecycle.class);
    assertPassed(results, "test");
    assertPassed(results, "test_seesNothingOfWhatRanOutside");
    assertPassed(results, "Inner test");
  }

  @Test
  void innerClass_ofASuperclass_standsInAnObjectOfTheSubclass() {
    Map<String, TestExecutionResult> results = run(ObjectCases.Heir.class);
    assertPassed(results, "Inner overridden");
    assertThat(results).hasSize(1);
  }

  @Test
  void staticClass_hasNothingOfTheClassAround() {
    Map<String, TestExecutionResult> results = run(ObjectCases.Around.Apart.class);
    assertPassed(results, "alone");
    assertThat(results).hasSize(1);
  }

  @Test
  void whatOnlyJUnitCanProvide_isRefused() {
    assertThat(thrown(run(ObjectCases.AfterWithParameter.class), "test"))
        .isInstanceOf(ProgramException.class)
        .hasMessageStartingWith("AfterWithParameter.after has parameters, and JUnit provides");
    assertThat(thrown(run(ObjectCases.ParameterOfTheClass.class), "1 test"))
        .isInstanceOf(ProgramException.class)
        .hasMessageStartingWith(
            "the field threads of ParameterOfTheClass is a parameter of the class");
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
    assertThat(thrown(results, "info"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("parameter 1 of Parameters.info");
    assertPassed(results, "repeated 1");
    assertPassed(results, "repeated 2");
    assertPassed(results, "once");
    assertThat(results).hasSize(10);
  }

  @Test
  void modelCheck_besideAnotherAnnotation_checksEachInvocation_andLeavesOutTheRest() {
    Events tests =
        EngineTestKit.engine("junit-jupiter")
            .selectors(selectClass(Cases.Competing.class))
            .execute()
            .testEvents();
    assertThat(tests.skipped().stream().map(event -> event.getRequiredPayload(String.class)))
        .singleElement()
        .asString()
        .startsWith("each invocation is checked; write @ModelCheckEach instead of @ModelCheck");
    assertThat(tests.succeeded().stream().map(ModelCheckTest::name)).containsExactly("number 1");
    assertThat(tests.failed().stream().map(ModelCheckTest::name)).containsExactly("number 2");
  }

  @Test
  void dynamicTests_areRefused() {
    assertThat(
            EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(Cases.Dynamic.class))
                .execute()
                .containerEvents()
                .failed()
                .stream()
                .map(event -> event.getRequiredPayload(TestExecutionResult.class)))
        .singleElement()
        .satisfies(result ->
            assertThat(result.getThrowable().orElseThrow())
                .isInstanceOf(ProgramException.class)
                .hasMessageStartingWith("dynamic tests cannot be run under check"));
  }

  @Test
  void attributes_sayWhatTheCommandLineSays() {
    Map<String, TestExecutionResult> results = run(Cases.Attributes.class);
    assertGolden("race.txt", List.of(message(thrown(results, "race"))));
    assertPassed(results, "raceOff");
    assertPassed(results, "outcomes");
    assertGolden(
        "outcome-unexpected.txt", List.of(message(thrown(results, "outcomes_unexpected"))));
    assertGolden("outcome-missing.txt", List.of(message(thrown(results, "outcomes_missing"))));
    assertThat(thrown(results, "bound")).isInstanceOf(TestAbortedException.class);
    assertGolden("bound.txt", List.of(message(thrown(results, "bound"))));
    assertThat(thrown(run(ObjectCases.Wrong.class), "preemptions"))
        .hasMessage("a bound of -2 preemptions: must not be negative");
    assertThat(thrown(results, "preemptions")).isInstanceOf(TestAbortedException.class);
    assertThat(thrown(results, "workers")).hasMessageContaining("workers");
    assertThat(thrown(results, "algorithm"))
        .hasMessageStartingWith("there is no algorithm 'fastest'; there are auto, ");
    assertGolden("everything.txt", List.of(message(thrown(results, "everything"))));
    assertThat(thrown(results, "timeout")).isInstanceOf(TimeoutException.class);
    assertThat(thrown(results, "refused"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("System.in is not supported");
  }

  @Test
  void fieldsThatExtensionsFill_areNamed_whereATestFails() {
    Map<String, TestExecutionResult> results = run(Cases.Filled.class);
    assertThat(thrown(results, "misses"))
        .isInstanceOf(CheckFailure.class)
        .hasMessageEndingWith(
            "note: JUnit's extensions work outside of the check: what they give to fields, the test does not see:"
                + " folder (@TempDir). Make what it needs in @BeforeEach.");
    assertPassed(results, "needsNothing");
    assertPassed(results, "usual");
  }

  @Test
  void assumption_isToHoldInSomeExecution_andOthersSayNothing() {
    Map<String, TestExecutionResult> results = run(OddCases.Assuming.class);
    assertPassed(results, "sometimes");
    assertThat(thrown(results, "sometimes_andWrong")).isInstanceOf(CheckFailure.class);
    assertThat(thrown(results, "never"))
        .isInstanceOf(TestAbortedException.class)
        .hasMessage("Assumption failed: two threads (under every schedule)");
  }

  @Test
  void timedWait_isLongEnough_onlyWithLateTimeouts() {
    Map<String, TestExecutionResult> results = run(OddCases.Waiting.class);
    assertPassed(results, "longEnough");
    assertThat(thrown(results, "notLongEnough"))
        .isInstanceOf(CheckFailure.class)
        .hasMessageContaining("java.util.concurrent.TimeoutException")
        .hasMessageContaining(
            "check with late timeouts: --late-timeouts, or lateTimeouts in a test");
  }

  @Test
  void whatCannotBe_isRefused() {
    Map<String, TestExecutionResult> results = run(OddCases.Refused.class);
    assertThat(thrown(results, "replayed_withoutACheck"))
        .isInstanceOf(ProgramException.class)
        .hasMessageStartingWith("@Replay stands beside @ModelCheck or @ModelCheckEach");
    assertThat(thrown(results, "inside"))
        .isInstanceOf(ProgramException.class)
        .hasMessageEndingWith(
            "A check cannot run inside of another one: make it a test of its own.");
    assertThat(thrown(results, "linearizable"))
        .isInstanceOf(ProgramException.class)
        .hasMessageEndingWith(
            "A check cannot run inside of another one: make it a test of its own.");
  }

  @Test
  void replay_runsOneSchedule() {
    Map<String, TestExecutionResult> results = run(Cases.Replays.class);
    assertGolden("replay.txt", List.of(message(thrown(results, "reproduced"))));
    assertThat(thrown(results, "gone"))
        .isInstanceOf(TestAbortedException.class)
        .hasMessageContaining("remove @Replay");
    assertThat(thrown(results, "strange"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("at step 3 thread 7 does not exist");
    assertThat(thrown(results, "damaged"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("is no schedule");
  }

  @Test
  void refusals_sayWhatToDo() {
    StringBuilder text = new StringBuilder();
    for (Class<?> type :
        List.of(Cases.Parameters.class, Cases.Attributes.class, Cases.Replays.class)) {
      run(type)
          .forEach((name, result) ->
              result
                  .getThrowable()
                  .filter(
                      e -> e instanceof ProgramException || message(e).contains("remove @Replay"))
                  .ifPresent(e -> text.append(name + ": " + message(e) + "\n")));
    }
    assertGolden("refusals.txt", List.of(text.toString().strip()));
  }

  private static String message(Throwable thrown) {
    return String.valueOf(thrown.getMessage());
  }
}
