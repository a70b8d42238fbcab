package io.mazurka.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Trace;
import io.mazurka.program.Trace.Step;
import io.mazurka.program.Trace.Variable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the page derives from a trace: marks, values and holders. */
class TraceFactsTest {

  private static Step step(int thread, Kind kind, int object, String name) {
    return new Step(thread, "", name, "", "", List.of(), Operation.of(kind, object), List.of());
  }

  private static Trace trace(List<Trace.Wait> waits, Step... steps) {
    return new Trace(List.of("a", "b", "c"), List.of(steps), List.of(), "", waits, true);
  }

  @Test
  void marks_ofARace_areTheTwoAccessesThatNothingOrders() {
    Trace trace =
        trace(
            List.of(),
            step(1, Kind.WRITE, 1, "x"),
            step(0, Kind.WRITE, 1, "x"),
            step(0, Kind.UNLOCK, 2, "m"),
            step(2, Kind.LOCK, 2, "m"),
            step(2, Kind.READ, 1, "x"));
    assertThat(Marks.of(trace, Finding.Kind.RACE).keySet()).containsExactly(0, 4);
  }

  @Test
  void marks_ofAFailure_areItsStep_andOfADeadlockNone() {
    Trace trace = trace(List.of(), step(0, Kind.READ, 1, "x"), step(1, Kind.READ, 1, "x"));
    assertThat(Marks.of(trace, Finding.Kind.ASSERTION).keySet()).containsExactly(1);
    assertThat(Marks.of(trace, Finding.Kind.DEADLOCK)).isEmpty();
    assertThat(Marks.of(trace(List.of()), Finding.Kind.EXCEPTION)).isEmpty();
  }

  @Test
  void holders_areOwnersOfLocksTakersOfUnitsAndThreadsThatHaveNotEnded() {
    Trace trace =
        trace(
            List.of(),
            step(2, Kind.BEGIN, 7, ""),
            step(0, Kind.LOCK, 1, "m"),
            step(1, Kind.LOCK, 2, "n"),
            step(1, Kind.UNLOCK, 2, "n"),
            step(0, Kind.ACQUIRE, 3, "s"),
            step(1, Kind.ACQUIRE, 3, "s"),
            step(2, Kind.RELEASE, 3, "s"));
    Holders holders = new Holders(trace);
    assertThat(holders.of(wait(1, Kind.LOCK, 1))).containsExactly(0);
    assertThat(holders.of(wait(0, Kind.LOCK, 2))).isEmpty();
    assertThat(holders.of(wait(2, Kind.ACQUIRE, 3))).containsExactly(1);
    assertThat(holders.of(wait(0, Kind.JOIN, 7))).containsExactly(2);
    assertThat(holders.awaitsEnd(wait(0, Kind.JOIN, 7))).isTrue();
    assertThat(holders.awaitsEnd(wait(0, Kind.LOCK, 1))).isFalse();
  }

  @Test
  void holders_ofSeveralJoins_areThoseThatHaveNotEnded() {
    Trace trace =
        trace(
            List.of(),
            step(1, Kind.BEGIN, 7, ""),
            step(2, Kind.BEGIN, 8, ""),
            step(1, Kind.END, 7, ""));
    Operation both = Operation.of(Kind.JOIN, 7, Operation.of(Kind.JOIN, 8));
    Trace.Wait wait = new Trace.Wait(0, both, "", "", "");
    assertThat(new Holders(trace).of(wait)).containsExactly(2);
    assertThat(new Holders(trace).awaitsEnd(wait)).isTrue();
  }

  @Test
  void holders_ofALockThatNoStepTakes_areThoseTheFrontEndKnows() {
    Operation lock = Operation.of(Kind.LOCK, 1);
    Trace.Wait wait = new Trace.Wait(1, lock, "m", "", "", List.of(0));
    assertThat(new Holders(trace(List.of())).of(wait)).containsExactly(0);
  }

  private static Trace.Wait wait(int thread, Kind kind, int object) {
    return new Trace.Wait(thread, Operation.of(kind, object), "", "", "");
  }

  @Test
  void values_beginWithWhatWasFirstSeen_andFollowVariablesAndLocks() {
    Step write =
        new Step(
            1,
            "write",
            "x",
            "",
            "",
            List.of(),
            Operation.of(Kind.WRITE, 4),
            List.of(new Variable("x", "0", "1")));
    Step leave =
        new Step(
            0,
            "wait",
            "m",
            "",
            "",
            List.of(),
            Operation.of(Kind.WAIT, 5, Operation.of(Kind.UNLOCK, 1)),
            List.of());
    SharedValues values =
        new SharedValues(trace(List.of(), step(0, Kind.LOCK, 1, "m"), write, leave));
    assertThat(values.names()).containsExactly("lock m", "x");
    assertThat(values.first()).containsExactly("free", "0");
    assertThat(values.changes(0)).containsExactly(new SharedValues.Change(0, "held by a"));
    assertThat(values.changes(1)).containsExactly(new SharedValues.Change(1, "1"));
    assertThat(values.changes(2)).containsExactly(new SharedValues.Change(0, "free"));
  }

  @Test
  void values_ofALockThatIsOnlyReleased_beginWithItsHolder() {
    SharedValues values = new SharedValues(trace(List.of(), step(0, Kind.UNLOCK, 1, "m")));
    assertThat(values.names()).containsExactly("lock m");
    assertThat(values.first()).containsExactly("held by a");
    assertThat(values.changes(0)).containsExactly(new SharedValues.Change(0, "free"));
  }
}
