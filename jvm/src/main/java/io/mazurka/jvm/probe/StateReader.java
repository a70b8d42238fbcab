package io.mazurka.jvm.probe;

import io.mazurka.jvm.runtime.Insight;
import io.mazurka.jvm.runtime.ProgramThread;
import io.mazurka.program.StateGraph;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a state: what the world holds for all, each thread, and from there every object that can be
 * reached (the graph of Iosif 2004, sections 4 and 5, with the stacks of real threads as its
 * roots). A thread that has ended is told of only if something leads to it, and a thread's own
 * variable ({@link ThreadLocal}) only if something leads to the variable.
 */
final class StateReader {

  /** Why a state cannot be read in which time has passed that some code may look at. */
  private static final String TIME = "virtual time, which the program looks at";

  private final Interner interner;
  private final Drawing drawing;
  private final ObjectReader objects;
  private final ThreadReader threads;
  private final PastReader past;
  private final Usage usage;
  private final Shapes shapes;
  private final Slots slots;
  private String obstacle = "";

  StateReader(Interner interner, Usage usage, StackReader stacks, Shapes shapes, Slots slots) {
    this.interner = interner;
    this.slots = slots;
    this.shapes = shapes;
    this.usage = usage;
    this.drawing = new Drawing(interner, shapes, slots);
    this.objects = new ObjectReader(drawing, interner, shapes);
    this.past = new PastReader(drawing, interner, shapes);
    this.threads = new ThreadReader(drawing, interner, usage, stacks, shapes, objects);
  }

  Slots slots() {
    return slots;
  }

  String obstacle() {
    return obstacle;
  }

  /** Whether a thread comes to an object only by references that a graph shows. */
  boolean isReachedByReferenceOnly(Object object) {
    return shapes.isReachedByReferenceOnly(object);
  }

  /** Whether the program may see in which order its threads were started. */
  boolean showsBirths() {
    return usage.observes(Observation.NUMBERS) || usage.observes(Observation.NAMES);
  }

  /** How much of a state is told. */
  enum Detail {
    /** What the future depends on, up to which object or thread is which. */
    FUTURE,
    /** The same, and accesses that others may yet race with. */
    PAST,
    /** The same as the first, and all else that findings and numbers of objects can show. */
    LETTER,
    /** All of that. */
    LETTER_AND_PAST;

    boolean tellsPast() {
      return this == PAST || this == LETTER_AND_PAST;
    }

    boolean tellsLetter() {
      return this == LETTER || this == LETTER_AND_PAST;
    }
  }

  /** Reads the state. */
  boolean read(Insight insight, StateGraph graph, Detail detail) {
    drawing.begin(graph, insight, insight.threads().size());
    try {
      draw(insight, detail);
      return true;
    } catch (Unreadable e) {
      obstacle = String.valueOf(e.getMessage());
      return false;
    } finally {
      drawing.end();
    }
  }

  private void draw(Insight insight, Detail detail) {
    if (insight.hasInvariants()) {
      throw new Unreadable("invariants, which look at what threads may never read again");
    }
    if (insight.over()) {
      drawing.describe(
          StateGraph.ROOT, interner.number("over " + insight.text()), Slots.ROOT_OWNER);
      return;
    }
    if (usage.observes(Observation.TIME)) {
      checkTime(insight);
    }
    boolean letter = detail.tellsLetter();
    threads.begin(insight, letter);
    objects.toTheLetter(letter);
    for (ProgramThread thread : insight.threads()) {
      drawing.enter(thread.identity(), StateGraph.thread(thread.number()));
    }
    int world = drawing.add();
    describeWorld(insight, world);
    for (ProgramThread thread : insight.threads()) {
      threads.describe(insight, thread);
    }
    List<Integer> more = new ArrayList<>();
    describeReached(insight, more);
    if (detail.tellsPast()) {
      past.begin(insight);
      describeReached(insight, more);
      past.describe(insight, more, letter);
    }
    threads.describeForgotten(insight);
    drawing.describe(StateGraph.ROOT, interner.number("state " + insight.text()), Slots.ROOT_OWNER);
    drawing.referenceNode(world);
    more.forEach(drawing::memberNode);
    if (letter) {
      describeLetter(insight);
    }
  }

  /** Tells what no thread can see, but those can who are told of findings and operations. */
  private void describeLetter(Insight insight) {
    if (insight.past().isUndecided()) {
      throw new Unreadable(PastReader.OPTIMISTIC);
    }
    insight.describeNumbers(drawing);
    insight.describeNames(drawing);
    threads.describeEndedNames(insight);
  }

  /** Describes all that is reached, and adds nodes for what threads keep for themselves. */
  private void describeReached(Insight insight, List<Integer> ownVariables) {
    do {
      describeObjects(insight);
    } while (threads.describeEnded(insight) || threads.addOwnVariables(insight, ownVariables));
  }

  /** What time it is for whom goes by clocks, which are no part of the state. */
  private static void checkTime(Insight insight) {
    for (ProgramThread thread : insight.threads()) {
      if (insight.time(thread) != 0) {
        throw new Unreadable(TIME);
      }
    }
  }

  private void describeWorld(Insight insight, int node) {
    drawing.describe(node, interner.number("world"), StateGraph.NO_OWNER);
    insight.describeWorld(drawing);
    insight.forEachInitialized(objects::describeStatics);
    if (usage.observes(Observation.NAMES)) {
      drawing.value(insight.namesGiven());
    }
  }

  private void describeObjects(Insight insight) {
    for (int node = drawing.next(); node >= 0; node = drawing.next()) {
      Object object = drawing.object(node);
      if (object instanceof Thread thread) {
        threads.describeUnstarted(insight, thread, node);
      } else if (object != null && !JdkThread.isEntry(object)) {
        objects.describe(insight, object, node);
      }
    }
  }
}
