package io.mazurka.program;

/**
 * Reads the state in which an execution stands, for searches that recognise states or look for
 * symmetry.
 *
 * <p>The objects of operations are parts of the nodes of a state's graph: a field of an object, its
 * monitor, a thread's interrupt status. A part is known by the owner number of its node and by a
 * slot in it, and corresponding parts of corresponding nodes have the same slot. So an operation
 * can be renamed along with the nodes.
 */
public interface Probe {

  /**
   * Describes the state in which the execution stands.
   *
   * @return false if it cannot be told exactly; the graph then means nothing
   */
  boolean read(StateGraph graph);

  /** Why the last state that could not be read could not be, in a few words; may be empty. */
  default String obstacle() {
    return "";
  }

  /**
   * The same together with as much of the past as decides what findings there can be: which
   * accesses to a variable nothing has ordered yet before what others may do. Two states that are
   * the same with that have the same findings after them.
   */
  default boolean readWithPast(StateGraph graph) {
    return read(graph);
  }

  /**
   * The same together with everything else that an operation, a finding or an outcome can show: the
   * place of a thread in its code, its name, what number the next object will have. Two states that
   * are the same with that, owner numbers of nodes included, have the same future to the letter,
   * but for what {@linkplain Execution#pastMatters depends on the past}.
   *
   * @param withPast whether to tell also what of the past findings depend on, so that nothing else
   *     is needed to find them
   * @return false if the state cannot be told that exactly
   */
  default boolean readToTheLetter(StateGraph graph, boolean withPast) {
    return false;
  }

  /**
   * Whether a step may find a data race, which states alone do not show: it takes the order of two
   * accesses that led there.
   */
  default boolean findsRaces() {
    return true;
  }

  /**
   * Whether the front end notices by itself that a thread goes round for ever, once it has done so
   * for a while.
   */
  default boolean findsLivelocks() {
    return true;
  }

  /**
   * Whether threads come to the objects of operations that this owner has only by what leads from
   * their own nodes or from the root: then what only one thread can reach concerns nobody else.
   */
  default boolean isReachedByReferenceOnly(int owner) {
    return false;
  }

  /** Whether the program may see in which order its threads were started. */
  default boolean showsBirths() {
    return true;
  }

  /** The owner number of the node that the object of an operation is part of. */
  int owner(int object);

  /** Which part of its owner the object of an operation is. */
  int slot(int object);

  /** The object of operations that is this part of that owner. */
  int object(int owner, int slot);
}
