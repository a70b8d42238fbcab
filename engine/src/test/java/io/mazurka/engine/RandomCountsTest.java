package io.mazurka.engine;

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
    int alike = RandomProgramsTest.STATEFUL;
    int turns = CourseTest.PROGRAMS;
    CountedPrograms.assertCounted(
        "toy",
        Map.ofEntries(
            Map.entry(
                "toy programs with locks, semaphores, compare-and-sets, parking, choices, births"
                    + " and joins",
                List.of(RandomProgramsTest.PROGRAMS)),
            Map.entry("toy programs of this sort, larger", List.of(RandomProgramsTest.LARGER)),
            Map.entry("toy programs of this sort, whose outcome tells less", List.of(alike)),
            Map.entry("toy programs with threads that are alike, if only half-way", List.of(alike)),
            Map.entry(
                "toy programs with threads that come to do the same, beside others",
                List.of(alike)),
            Map.entry(
                "toy programs with several short threads that are alike, beside others",
                List.of(RandomProgramsTest.SEVERAL)),
            Map.entry("toy programs that go round in circles", List.of(RandomProgramsTest.LOOPS)),
            Map.entry("toy programs that may go round for ever", List.of(WaysOutTest.PROGRAMS)),
            Map.entry(
                "toy programs near some of which searches once lost something",
                List.of(NearProgramsTest.PROGRAMS)),
            Map.entry("toy programs in a ring", List.of(MirroredPathsTest.PROGRAMS)),
            Map.entry(
                "toy programs whose states cannot be read from some step on",
                List.of(ShortSightTest.PROGRAMS)),
            Map.entry(
                "toy programs of these sorts, with turns after every few executions",
                List.of(turns, turns, CourseTest.FEWER, CourseTest.FEWER)),
            Map.entry(
                "toy programs under seven combinations of reductions",
                List.of(EveryStateTest.PROGRAMS)),
            Map.entry(
                "toy programs with copies of a thread, or a ring of them, declared",
                List.of(RandomSymmetryTest.PROGRAMS, RandomSymmetryTest.PROGRAMS)),
            Map.entry(
                "toy programs with at most 0, 1 and 2 preemptions",
                List.of(
                    RandomPreemptionsTest.PROGRAMS,
                    RandomPreemptionsTest.ALIKE,
                    RandomPreemptionsTest.ALIKE)),
            Map.entry(
                "toy programs with several workers", List.of(CrewTest.PROGRAMS, CrewTest.LARGER))),
        RandomProgramsTest.PROGRAMS
            + RandomProgramsTest.LARGER
            + 2 * alike
            + RandomProgramsTest.SEVERAL
            + RandomProgramsTest.LOOPS
            + MirroredPathsTest.PROGRAMS
            + ShortSightTest.PROGRAMS
            + NearProgramsTest.PROGRAMS
            + 2 * RandomSymmetryTest.PROGRAMS);
  }
}
