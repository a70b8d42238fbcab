package io.mazurka.jvm;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.mazurka.golden.CountedPrograms;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The documentation says how many random programs the tests here run. */
class RandomCountsTest {

  @Test
  void documentation_ofRandomPrograms_saysHowManyThereAre() {
    assumeTrue(
        System.getProperty("mazurka.random.programs") == null, "as many as every build runs");
    CountedPrograms.assertCounted(
        "Java",
        Map.ofEntries(
            entry(
                "Java programs with monitors, waits, atomics, spin loops, allocation, publication,"
                    + " interrupts, parking, collections, synchronizers, pools, publishers",
                List.of(RandomProgramsTest.PROGRAMS)),
            entry(
                "Java programs of this sort, larger", List.of(RandomProgramsTest.LARGER_PROGRAMS)),
            entry(
                "Java programs with locks and semaphores, fair or not",
                List.of(RandomLinesTest.PROGRAMS)),
            entry(
                "Java programs whose fields are protected by locks, most of them always",
                List.of(RandomProtectedTest.PROGRAMS)),
            entry(
                "Java programs whose arrays, collections and linked objects are protected by locks,"
                    + " most of them always",
                List.of(RandomProtectedTest.PROGRAMS)),
            entry(
                "Java programs whose threads have the same code, some from half-way on",
                List.of(ProbedStatesTest.ALIKE)),
            entry(
                "Java programs whose threads run methods with almost the same code",
                List.of(ProbedStatesTest.TWINS)),
            entry(
                "Java programs whose threads make texts of objects",
                List.of(ProbedStatesTest.SHOWING)),
            entry("Java programs with races behind races", List.of(RacesBehindRacesTest.PROGRAMS)),
            entry("Java programs with daemon threads", List.of(DaemonProgramsTest.PROGRAMS)),
            entry("Java programs with cached pools", List.of(CachedPoolsTest.PROGRAMS)),
            entry("Java programs with several workers", List.of(WorkersTest.RANDOM_PROGRAMS))),
        RandomProgramsTest.PROGRAMS
            + RandomLinesTest.PROGRAMS
            + 2 * RandomProtectedTest.PROGRAMS
            + DaemonProgramsTest.PROGRAMS);
  }
}
