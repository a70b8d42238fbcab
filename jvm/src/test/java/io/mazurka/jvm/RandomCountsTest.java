package io.mazurka.jvm;

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
        Map.of(
            "Java programs with monitors, waits, atomics, spin loops, allocation, publication,"
                + " interrupts, parking, collections, synchronizers, pools, publishers",
            List.of(RandomProgramsTest.PROGRAMS),
            "Java programs of this sort, larger",
            List.of(RandomProgramsTest.LARGER_PROGRAMS),
            "Java programs with locks and semaphores, fair or not",
            List.of(RandomLinesTest.PROGRAMS),
            "Java programs whose threads have the same code, some from half-way on",
            List.of(ProbedStatesTest.ALIKE),
            "Java programs whose threads run methods with almost the same code",
            List.of(ProbedStatesTest.TWINS),
            "Java programs whose threads make texts of objects",
            List.of(ProbedStatesTest.SHOWING),
            "Java programs with races behind races",
            List.of(RacesBehindRacesTest.PROGRAMS),
            "Java programs with daemon threads",
            List.of(DaemonProgramsTest.PROGRAMS),
            "Java programs with cached pools",
            List.of(CachedPoolsTest.PROGRAMS),
            "Java programs with several workers",
            List.of(WorkersTest.RANDOM_PROGRAMS)),
        RandomProgramsTest.PROGRAMS + RandomLinesTest.PROGRAMS + DaemonProgramsTest.PROGRAMS);
  }
}
