package io.mazurka.program;

import java.util.Arrays;

/**
 * A state as a labelled graph: threads, objects and what refers to what. Two states whose graphs
 * are the same up to a renumbering of nodes have the same future, up to the same renaming of
 * threads and objects; and a renumbering that leaves a graph as it is, is a symmetry of its state.
 *
 * <p>Node 0 stands for what all threads share from the start; thread <em>t</em> is node {@code 1 +
 * t}; the other nodes are objects that can be reached from those. Nothing else belongs in a graph:
 * no garbage, no variable that is never read again. A node has a label, which says everything about
 * it that does not depend on other nodes (a class, the code that a thread has yet to run), and a
 * list of entries: plain values, references whose place in the list matters, and members, whose
 * place does not.
 *
 * <p>Labels and values mean the same in all states of a program. So what identifies one object
 * among others, as an address, a number or the order of creation, is never among them, unless the
 * program can see it.
 */
public final class StateGraph {

  /** The node for what all threads share from the start. */
  public static final int ROOT = 0;

  /** A reference to nothing. */
  public static final int NULL = -1;

  /** The owner number of a node that no operation can be on. */
  public static final int NO_OWNER = -1;

  /** What an entry of a node is. */
  public enum Entry {
    /** A value that is not a reference. */
    VALUE,
    /** A reference to a node, or {@link #NULL}; its place among the entries matters. */
    REFERENCE,
    /** A reference to a node; its place among the members of the same node does not matter. */
    MEMBER
  }

  private static final Entry[] ENTRIES = Entry.values();

  /** Marks entries out of others' reach. */
  private static final int KEPT = 4;

  private int threads;
  private int nodes;
  private long[] labels;
  private int[] owners;
  private int[] first;
  private int[] end;
  private int entries;
  private byte[] kinds;
  private long[] contents;
  private int open;
  private int mark;

  /** An empty graph. */
  public StateGraph() {
    this(32, 128);
  }

  private StateGraph(int nodes, int entries) {
    labels = new long[nodes];
    owners = new int[nodes];
    first = new int[nodes];
    end = new int[nodes];
    kinds = new byte[entries];
    contents = new long[entries];
  }

  /** A copy of the graph that takes no more room than it must. */
  public StateGraph copy() {
    StateGraph copy = new StateGraph(nodes, entries);
    copy.become(this);
    return copy;
  }

  /** Empties the graph, but for the root and so many threads, which are yet to be described. */
  public void begin(int threadCount) {
    threads = threadCount;
    nodes = 0;
    entries = 0;
    for (int node = 0; node <= threadCount; node++) {
      add();
    }
  }

  /** Makes this the same graph as another one. */
  public void become(StateGraph other) {
    threads = other.threads;
    nodes = other.nodes;
    labels = fitting(labels, nodes, other.labels);
    owners = fitting(owners, nodes, other.owners);
    first = fitting(first, nodes, other.first);
    end = fitting(end, nodes, other.end);
    entries = other.entries;
    kinds = kinds.length < entries ? new byte[entries] : kinds;
    System.arraycopy(other.kinds, 0, kinds, 0, entries);
    contents = fitting(contents, entries, other.contents);
  }

  private static int[] fitting(int[] own, int size, int[] others) {
    int[] fitting = own.length < size ? new int[size] : own;
    System.arraycopy(others, 0, fitting, 0, size);
    return fitting;
  }

  private static long[] fitting(long[] own, int size, long[] others) {
    long[] fitting = own.length < size ? new long[size] : own;
    System.arraycopy(others, 0, fitting, 0, size);
    return fitting;
  }

  /** The node of a thread. */
  public static int thread(int thread) {
    return 1 + thread;
  }

  /** Adds a node that is yet to be described. */
  public int add() {
    if (nodes == labels.length) {
      labels = Arrays.copyOf(labels, 2 * nodes);
      owners = Arrays.copyOf(owners, 2 * nodes);
      first = Arrays.copyOf(first, 2 * nodes);
      end = Arrays.copyOf(end, 2 * nodes);
    }
    labels[nodes] = 0;
    owners[nodes] = NO_OWNER;
    first[nodes] = 0;
    end[nodes] = 0;
    return nodes++;
  }

  /**
   * Begins the description of a node, to be done once for each; its entries follow.
   *
   * @param owner what operations on the node's parts name it by, see {@link Probe#owner}
   */
  public void describe(int node, long label, int owner) {
    labels[node] = label;
    owners[node] = owner;
    first[node] = entries;
    end[node] = entries;
    open = node;
    mark = 0;
  }

  /**
   * Says whether the entries that follow are out of reach for who comes to the node under
   * description by a reference, as the stack of a thread is; none are if nothing is said.
   */
  public void keep(boolean kept) {
    mark = kept ? KEPT : 0;
  }

  /** Gives the node under description a value. */
  public void value(long value) {
    entry(Entry.VALUE, value);
  }

  /** Gives the node under description a reference, or {@link #NULL}. */
  public void reference(int node) {
    entry(Entry.REFERENCE, node);
  }

  /** Gives the node under description a member. */
  public void member(int node) {
    entry(Entry.MEMBER, node);
  }

  private void entry(Entry kind, long content) {
    if (entries == kinds.length) {
      kinds = Arrays.copyOf(kinds, 2 * entries);
      contents = Arrays.copyOf(contents, 2 * entries);
    }
    kinds[entries] = (byte) (kind.ordinal() | mark);
    contents[entries++] = content;
    end[open] = entries;
  }

  /** How many nodes there are. */
  public int size() {
    return nodes;
  }

  /** How many of the nodes are threads. */
  public int threads() {
    return threads;
  }

  /** How many nodes and entries there are. */
  public int weight() {
    return nodes + entries;
  }

  public long label(int node) {
    return labels[node];
  }

  /** What operations on the node's parts name it by, or {@link #NO_OWNER}. */
  public int owner(int node) {
    return owners[node];
  }

  /** The first entry of a node. */
  public int first(int node) {
    return first[node];
  }

  /** The entry behind the last one of a node. */
  public int end(int node) {
    return end[node];
  }

  public Entry kind(int entry) {
    return ENTRIES[kinds[entry] & ~KEPT];
  }

  /** Whether an entry is out of reach for who comes to its node by a reference. */
  public boolean isKept(int entry) {
    return (kinds[entry] & KEPT) != 0;
  }

  /** The value, or the node referred to. */
  public long content(int entry) {
    return contents[entry];
  }
}
