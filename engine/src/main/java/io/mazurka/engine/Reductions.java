package io.mazurka.engine;

/**
 * What {@code dspin} makes use of, each of it as it likes; the columns of table 1 in Iosif 2004 are
 * combinations of these.
 *
 * @param heapSymmetry whether states are the same if they differ in which object is which
 * @param threadSymmetry whether states are the same if they differ in which thread is which
 * @param ampleSets whether a transition that concerns nobody else is explored alone
 * @param symmetricIndependence whether allocations by different threads concern nobody else
 */
public record Reductions(
    boolean heapSymmetry,
    boolean threadSymmetry,
    boolean ampleSets,
    boolean symmetricIndependence) {

  /** Everything. */
  public static final Reductions ALL = new Reductions(true, true, true, true);

  /** Nothing: every state, with every object and every thread where it is. */
  public static final Reductions NONE = new Reductions(false, false, false, false);
}
