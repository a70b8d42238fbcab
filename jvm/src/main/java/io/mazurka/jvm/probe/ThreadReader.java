package io.mazurka.jvm.probe;

import io.mazurka.jvm.runtime.Insight;
import io.mazurka.jvm.runtime.ProgramThread;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.StateGraph;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Reads threads: how they stand, what they are about to do, and their frames. */
final class ThreadReader {

  private final Drawing drawing;
  private final Interner interner;
  private final Usage usage;
  private final RememberedStacks stacks;
  private final Shapes shapes;
  private final ObjectReader objects;
  private final List<Thread> unstarted = new ArrayList<>();
  private final BitSet told = new BitSet();
  private boolean letter;

  ThreadReader(
      Drawing drawing,
      Interner interner,
      Usage usage,
      StackReader stacks,
      Shapes shapes,
      ObjectReader objects) {
    this.drawing = drawing;
    this.interner = interner;
    this.usage = usage;
    this.stacks = new RememberedStacks(stacks);
    this.shapes = shapes;
    this.objects = objects;
  }

  /** Another graph begins. */
  void begin(Insight insight, boolean toTheLetter) {
    letter = toTheLetter;
    stacks.begin(insight);
    unstarted.clear();
    told.clear();
  }

  /**
   * Describes a thread that has not ended. Who has its {@link Thread} can come to its fields, but
   * not to what it is about to do and what is on its stack.
   */
  void describe(Insight insight, ProgramThread thread) {
    Operation pending = thread.pending();
    if (pending == null) {
      return;
    }
    Stack stack = stacks.of(thread);
    String label =
        "thread "
            + insight.status(thread)
            + " "
            + stack.code()
            + " "
            + drawing.words(pending)
            + identity(thread);
    describe(insight, thread, label);
    drawing.keep(true);
    insight.objects(pending, drawing);
    for (int draws : insight.draws(thread)) {
      drawing.value(usage.observes(Observation.NUMBERS) ? draws : 0);
    }
    drawing.value(insight.timeLeft(thread));
    drawing.value(insight.ownMonitors(thread).size());
    insight.ownMonitors(thread).forEach(drawing::reference);
    drawing.keep(false);
    describeObject(thread.identity());
    if (pending.kind() == Kind.BEGIN || usage.observes(Observation.TASKS)) {
      JdkThread.describeTask(insight, thread.identity(), drawing);
    }
    JdkThread.describeHandler(thread.identity(), drawing);
    drawing.keep(true);
    stack.describe(drawing);
    if (letter) {
      describeLetter(insight, thread, stack);
    }
  }

  private void describe(Insight insight, ProgramThread thread, String label) {
    drawing.describe(
        StateGraph.thread(thread.number()),
        ObjectReader.label(interner.number(label), 0),
        insight.number(thread.identity()));
    describeMonitor(insight, insight.number(thread.identity()));
  }

  /**
   * Describes the threads that have ended and that something has led to; false if there is none.
   */
  boolean describeEnded(Insight insight) {
    boolean some = false;
    for (ProgramThread thread : insight.threads()) {
      if (insight.ended(thread)
          && drawing.isReached(thread.number())
          && !told.get(thread.number())) {
        told.set(thread.number());
        some = true;
        describe(insight, thread, "ended " + identity(thread));
        describeObject(thread.identity());
      }
    }
    return some;
  }

  /** Describes the threads that have ended and that nothing leads to. */
  void describeForgotten(Insight insight) {
    for (ProgramThread thread : insight.threads()) {
      if (insight.ended(thread) && !told.get(thread.number())) {
        drawing.describe(
            StateGraph.thread(thread.number()),
            ObjectReader.label(interner.number("forgotten"), 0),
            insight.number(thread.identity()));
      }
    }
  }

  /** Tells where in the code a thread stands, and what it knows of loops that it goes round. */
  private void describeLetter(Insight insight, ProgramThread thread, Stack stack) {
    if (insight.isMuted(thread)) {
      throw new Unreadable("a thread that goes round in a loop");
    }
    drawing.value(stack.place());
    insight.describeSpin(thread, drawing);
  }

  /** Tells the names of threads that have ended. */
  void describeEndedNames(Insight insight) {
    for (ProgramThread thread : insight.threads()) {
      if (insight.ended(thread)) {
        drawing.value(interner.number(thread.identity().getName()));
      }
    }
  }

  /** Describes a thread that was not started yet. */
  void describeUnstarted(Insight insight, Thread thread, int node) {
    int number = insight.number(thread);
    if (!JdkThread.isConstructed(thread)) {
      drawing.describe(node, ObjectReader.label(interner.number("constructed"), 0), -1);
      describeObject(thread);
      return;
    }
    unstarted.add(thread);
    String label =
        "unstarted %b %b %b %s"
            .formatted(
                number != 0, insight.interruptedEarly(thread), thread.isDaemon(), name(thread));
    drawing.describe(
        node,
        ObjectReader.label(interner.number(label), 0),
        number == 0 ? StateGraph.NO_OWNER : number);
    describeMonitor(insight, number);
    if (shapes.of(thread).hashed()) {
      drawing.value(drawing.hash(node));
    }
    describeObject(thread);
    JdkThread.describeTask(insight, thread, drawing);
    JdkThread.describeHandler(thread, drawing);
  }

  private void describeMonitor(Insight insight, int number) {
    boolean used = insight.usesMonitor(number);
    drawing.value(used ? 1 : 0);
    if (used) {
      insight.describeMonitor(number, drawing);
    }
  }

  /** Where the thread belongs, and what a class of the program has added to it. */
  private void describeObject(Thread thread) {
    JdkThread.describePlace(thread, drawing);
    Shape shape = shapes.of(thread);
    drawing.value(shape.label());
    objects.describeFields(thread, shape);
  }

  private String identity(ProgramThread thread) {
    String number = usage.observes(Observation.NUMBERS) ? " " + thread.number() : "";
    return name(thread.identity()) + number;
  }

  private String name(Thread thread) {
    String name = letter || usage.observes(Observation.NAMES) ? thread.getName() : "";
    return name + " " + thread.getPriority();
  }

  /**
   * Adds nodes for what threads keep in variables of their own, as far as the variables are known;
   * false if there is nothing to add.
   */
  boolean addOwnVariables(Insight insight, List<Integer> nodes) {
    int before = nodes.size();
    for (ProgramThread thread : insight.threads()) {
      if (!insight.ended(thread)) {
        addOwnVariables(thread.identity(), nodes);
      }
    }
    unstarted.forEach(thread -> addOwnVariables(thread, nodes));
    return nodes.size() > before;
  }

  private void addOwnVariables(Thread thread, List<Integer> nodes) {
    JdkThread.ownVariables(
        thread,
        (variable, entry) -> {
          if (drawing.known(variable) >= 0 && drawing.known(entry) < 0) {
            int node = drawing.addFor(entry);
            drawing.describe(node, ObjectReader.label(interner.number("own"), 0), -1);
            drawing.reference(thread);
            drawing.reference(variable);
            drawing.reference(JdkThread.value(entry));
            nodes.add(node);
          }
        });
  }
}
