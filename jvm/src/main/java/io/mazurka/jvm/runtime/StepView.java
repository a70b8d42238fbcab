package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** One transition in words: looked at before it is taken and after. */
public final class StepView {

  private final World world;
  private final ProgramThread thread;
  private final Operation operation;
  private final Site site;
  private final StackTraceElement[] frames;
  private final String object;
  private final Value before;
  private final @Nullable Guard guard;
  private final boolean inCompany;

  private StepView(World world, ProgramThread thread, Operation operation) {
    this.world = world;
    this.thread = thread;
    this.operation = operation;
    this.site = Sites.get(thread.stance.site());
    StackTraceElement[] captured = thread.stack();
    this.frames = captured == null ? new StackTraceElement[0] : captured;
    this.object = objects();
    this.before = value();
    this.guard = thread.stance.guard();
    this.inCompany =
        world.threads().stream().anyMatch(other -> other != thread && world.enabled(other));
  }

  /** What the operation is on; several joins in a row are one operation on all their threads. */
  private String objects() {
    if (operation.object() == Operation.NO_OBJECT) {
      return "";
    }
    StringJoiner names = new StringJoiner(", ");
    names.add(world.names().location(operation.object()));
    if (operation.kind() == Kind.JOIN) {
      for (Operation link = operation.also(); link != null; link = link.also()) {
        if (link.kind() == Kind.JOIN) {
          names.add(world.names().location(link.object()).replaceFirst("^thread ", ""));
        }
      }
    }
    return names.toString();
  }

  /** Looks at a thread that is about to move. */
  public static StepView before(World world, ProgramThread thread) {
    Operation operation = thread.pending();
    if (operation == null) {
      throw new IllegalArgumentException("the thread has ended");
    }
    return new StepView(world, thread, operation);
  }

  /** What the thread has done. */
  public Trace.Step after() {
    String name = operation.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    String what = saysMore(name) ? name + " (" + call() + ")" : name;
    Value now = value();
    String change = change(now);
    return new Trace.Step(
        thread.number(),
        what,
        isOwn() ? "" : operation.kind() == Kind.START ? objects() : object,
        change.isEmpty() ? lateness() : change,
        location(),
        Arrays.stream(frames).map(StackTraceElement::toString).toList(),
        operation,
        now.text().isEmpty()
            ? List.of()
            : List.of(new Trace.Variable(object, before.text(), now.text())));
  }

  /** The threads that cannot move, and have not ended. */
  public static List<Trace.Wait> waits(World world) {
    List<Trace.Wait> waits = new ArrayList<>();
    for (ProgramThread thread : world.threads()) {
      Guard guard = thread.stance.guard();
      if (!thread.ended && guard != null && thread.pending() != null && !world.enabled(thread)) {
        StepView view = before(world, thread);
        waits.add(
            new Trace.Wait(
                thread.number(),
                view.operation,
                view.object,
                guard.describe(),
                view.location(),
                numbers(world, guard.holders())));
      }
    }
    return waits;
  }

  private static List<Integer> numbers(World world, List<Thread> threads) {
    return world.threads().stream()
        .filter(thread -> threads.contains(thread.identity()))
        .map(ProgramThread::number)
        .toList();
  }

  /** Whether the name of the method called tells more than the operation does. */
  private boolean saysMore(String name) {
    return !call().isEmpty() && !call().equalsIgnoreCase(name.replace(" ", ""));
  }

  private String call() {
    int end = site.member().indexOf('(');
    if (end > 0) {
      return site.member().substring(0, end);
    }
    return site == Site.NONE && operation.kind() != Kind.START ? ProgramStack.call(frames) : "";
  }

  private boolean isOwn() {
    return switch (operation.kind()) {
      case BEGIN, END, SLEEP, PARK, YIELD -> true;
      default -> false;
    };
  }

  /** Where the program is: what the JDK does inside happens where the program called it. */
  private String location() {
    if (operation.kind() == Kind.BEGIN || operation.kind() == Kind.END) {
      return "";
    }
    if (site != Site.NONE && !ProgramStack.isJdk(site.className())) {
      return site.location();
    }
    String called = ProgramStack.location(frames);
    return called.isEmpty() ? thread.startedAt : called;
  }

  private String change(Value now) {
    return switch (operation.kind()) {
      case READ -> before.text();
      case WRITE, UPDATE, ADD -> arrow(before.text(), now.text());
      case CHOOSE -> chosen();
      default -> "";
    };
  }

  /** Whether the thread, which has moved, waited no longer though others could move. */
  public boolean gaveUpEarly() {
    return gaveUp() && inCompany;
  }

  private boolean gaveUp() {
    return thread.letTimePass && operation.kind() != Kind.SLEEP;
  }

  private String lateness() {
    if (!gaveUp()) {
      return "";
    }
    boolean notified = guard instanceof WaitSet.Waiter waiter && waiter.notified;
    return notified ? "notified, but late" : "the time is up";
  }

  private String chosen() {
    if (site.member().startsWith("choose(") || site.owner().startsWith("java/util/stream/")) {
      return Integer.toString(thread.alternative());
    }
    return thread.alternative() == 0 ? "wakes up only with a reason" : "wakes up without a reason";
  }

  private static String arrow(String old, String now) {
    return old.isEmpty() && now.isEmpty() ? "" : old + " → " + now;
  }

  private Value value() {
    int location = operation.object();
    boolean variable =
        switch (operation.kind()) {
          case READ, WRITE, UPDATE, ADD -> true;
          default -> false;
        };
    return variable && location != Operation.NO_OBJECT ? Value.at(world, location) : Value.NONE;
  }
}
