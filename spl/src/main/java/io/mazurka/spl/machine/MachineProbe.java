package io.mazurka.spl.machine;

import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import java.util.Arrays;

/**
 * Draws the states of a machine.
 *
 * <p>A thread is its {@link Residue}: the code that it has yet to run, and the variables which that
 * code names. So two threads that do the same to different variables look the same, whatever the
 * variables are called; and a variable that no thread will use again is not there. Global
 * variables, elements of arrays, semaphores and cells are nodes of their own. What has been printed
 * is part of the root. A cell's number, and how many cells a thread has allocated, are not part of
 * a state, as no model can see them; nor is what a waiting thread has looked at so far.
 */
final class MachineProbe implements Probe {

  private static final int STATIC = 0;
  private static final int CELL = 8;
  private static final int ENDED = 9;
  private static final int FIRST_TEXT = 10;

  private final Image image;
  private final ObjectNumbers numbers;
  private final Store store;
  private int[] nodes = new int[64];
  private int[] open = new int[16];
  private int opened;

  MachineProbe(Image image, ObjectNumbers numbers, Store store) {
    this.image = image;
    this.numbers = numbers;
    this.store = store;
  }

  @Override
  public boolean read(StateGraph graph) {
    draw(graph, false);
    return true;
  }

  @Override
  public boolean readToTheLetter(StateGraph graph, boolean withPast) {
    draw(graph, true);
    return true;
  }

  private void draw(StateGraph graph, boolean toTheLetter) {
    forgetNodes();
    graph.begin(store.threads());
    graph.describe(StateGraph.ROOT, text(image.labels().of(store.output())), image.output());
    for (int thread = 0; thread < store.threads() && toTheLetter; thread++) {
      graph.value(image.labels().of(store.code(thread).name()));
      graph.value(store.place(thread));
      graph.value(store.allocated(thread));
    }
    for (int thread = 0; thread < store.threads(); thread++) {
      drawThread(graph, thread);
    }
    for (int i = 0; i < opened; i++) {
      int address = open[i];
      if (address <= image.statics().size()) {
        drawStatic(graph, address);
      } else {
        drawCell(graph, address);
      }
    }
  }

  private void forgetNodes() {
    int size = store.size();
    if (nodes.length < size) {
      nodes = new int[2 * size];
    }
    Arrays.fill(nodes, 0, size, StateGraph.NULL);
    opened = 0;
  }

  private void drawThread(StateGraph graph, int thread) {
    if (store.hasEnded(thread)) {
      graph.describe(StateGraph.thread(thread), ENDED, StateGraph.NO_OWNER);
      return;
    }
    Residue rest = store.residue(thread);
    int unbegun = store.unbegun(thread);
    graph.describe(
        StateGraph.thread(thread),
        text(rest.label()),
        unbegun == 0 ? StateGraph.NO_OWNER : unbegun);
    graph.value(unbegun == 0 ? 0 : 1);
    for (int i = 0; i < rest.statics(); i++) {
      graph.reference(node(graph, rest.word(i) + 1));
    }
    for (int i = 0; i < rest.locals(); i++) {
      draw(graph, rest.type(i), store.local(thread, rest.local(i)));
    }
  }

  private void drawStatic(StateGraph graph, int address) {
    Static word = image.statics().get(address - 1);
    int kind = word.isSemaphore() ? Type.values().length : word.type().ordinal();
    graph.describe(nodes[address], STATIC + kind, address - 1);
    draw(graph, word.type(), store.word(address));
  }

  private void drawCell(StateGraph graph, int pointer) {
    graph.describe(nodes[pointer], CELL, store.word(pointer));
    for (int field = 0; field < image.fields().size(); field++) {
      draw(graph, image.fields().get(field).type(), store.word(pointer + 1 + field));
    }
  }

  private void draw(StateGraph graph, Type type, int value) {
    if (type != Type.POINTER) {
      graph.value(value);
    } else {
      graph.reference(value == 0 ? StateGraph.NULL : node(graph, value));
    }
  }

  private int node(StateGraph graph, int address) {
    if (nodes[address] == StateGraph.NULL) {
      nodes[address] = graph.add();
      if (opened == open.length) {
        open = Arrays.copyOf(open, 2 * opened);
      }
      open[opened++] = address;
    }
    return nodes[address];
  }

  private static long text(long label) {
    return FIRST_TEXT + label;
  }

  @Override
  public boolean findsRaces() {
    return false;
  }

  @Override
  public boolean findsLivelocks() {
    return false;
  }

  @Override
  public boolean isReachedByReferenceOnly(int owner) {
    return true;
  }

  @Override
  public int owner(int object) {
    if (object < image.output()) {
      return object;
    }
    return object < image.firstDynamic() ? image.output() : object - numbers.field(object);
  }

  @Override
  public int slot(int object) {
    return object - owner(object);
  }

  @Override
  public int object(int owner, int slot) {
    return owner + slot;
  }
}
