package io.mazurka.spl;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.mazurka.golden.CountedPrograms;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The documentation says how many random programs the tests here run. */
class RandomCountsTest {

  @Test
  void documentation_ofRandomPrograms_saysHowManyThereAre() {
    assumeTrue(System.getProperty("mazurka.programs") == null, "as many as every build runs");
    CountedPrograms.assertCounted(
        "models",
        Map.of(
            "models with guards, semaphores, atomic blocks, pointers, cells that are allocated",
            List.of(RandomModelsTest.PROGRAMS),
            "models with copies of a thread",
            List.of(RandomModelsTest.WITH_COPIES),
            "models that never end",
            List.of(RandomModelsTest.ENDLESS),
            "models with a rotation declared",
            List.of(RandomSymmetryTest.PROGRAMS),
            "models of these kinds under eight combinations of reductions",
            List.of(StateSpaceTest.PROGRAMS, StateSpaceTest.PROGRAMS, StateSpaceTest.ENDLESS)),
        RandomModelsTest.PROGRAMS + RandomModelsTest.WITH_COPIES + RandomSymmetryTest.PROGRAMS);
  }
}
