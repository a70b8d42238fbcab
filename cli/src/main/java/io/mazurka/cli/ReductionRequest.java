package io.mazurka.cli;

import io.mazurka.engine.Reductions;
import picocli.CommandLine.Option;

/** The options that switch off parts of {@code dspin}, to see what each of them is worth. */
final class ReductionRequest {

  @Option(
      names = "--no-heap-symmetry",
      description = "With dspin: states differ if an object lies elsewhere in memory.")
  private boolean noHeapSymmetry;

  @Option(
      names = "--no-thread-symmetry",
      description = "With dspin: states differ if threads have changed places.")
  private boolean noThreadSymmetry;

  @Option(
      names = "--no-ample-sets",
      description = "With dspin: explore every thread from every state.")
  private boolean noAmpleSets;

  @Option(
      names = "--no-symmetric-independence",
      description = "With dspin: allocations by different threads depend on each other.")
  private boolean noSymmetricIndependence;

  /** What is made use of. */
  Reductions chosen() {
    return new Reductions(
        !noHeapSymmetry, !noThreadSymmetry, !noAmpleSets, !noSymmetricIndependence);
  }
}
