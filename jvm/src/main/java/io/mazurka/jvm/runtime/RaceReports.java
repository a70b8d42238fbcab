package io.mazurka.jvm.runtime;

import io.mazurka.program.Finding;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is done about data races, and the words in which they are told. */
public final class RaceReports {

  /** What is done. */
  public enum Mode {
    /** A race is a finding. */
    FAIL,
    /** A race is reported, but is no finding. */
    REPORT,
    /** Races are not looked for. */
    OFF
  }

  private final Mode mode;
  private final Map<String, Finding> seen = new LinkedHashMap<>();

  public RaceReports(Mode mode) {
    this.mode = mode;
  }

  boolean off() {
    return mode == Mode.OFF;
  }

  /** The races seen so far, each once. */
  public List<Finding> seen() {
    return List.copyOf(seen.values());
  }

  /** The race between an access and the one that it was found to race with. */
  Finding describe(
      World world,
      Races.Other other,
      ProgramThread thread,
      int location,
      boolean writes,
      int site) {
    String here = text(writes, site);
    String there = text(other.writes(), other.site());
    boolean sorted = here.compareTo(there) <= 0;
    String message =
        "data race on "
            + variable(world, location)
            + ": "
            + (sorted ? here : there)
            + " and "
            + (sorted ? there : here);
    Finding known = seen.get(message);
    return known != null && !world.stacks().kept()
        ? known
        : new Finding(
            Finding.Kind.RACE, message, detail(world, other, thread, location, writes, site));
  }

  /** The race is one; returns it if it is to be a finding. */
  @Nullable Finding confirm(Finding race) {
    seen.putIfAbsent(race.message(), race);
    return mode == Mode.FAIL ? race : null;
  }

  private static String text(boolean writes, int site) {
    return (writes ? "write at " : "read at ") + Sites.get(site).place();
  }

  private static String variable(World world, int location) {
    Object object = world.objects().object(world.locations().object(location));
    if (object.getClass().isArray()) {
      return object.getClass().getTypeName() + " element";
    }
    int slot = world.locations().slot(location);
    return slot > 0 ? field(Sites.slotName(slot)) : object.getClass().getTypeName();
  }

  private static String field(String name) {
    return name.substring(name.lastIndexOf('/') + 1).replace('$', '.');
  }

  private static String detail(
      World world,
      Races.Other other,
      ProgramThread thread,
      int location,
      boolean writes,
      int site) {
    ProgramThread otherThread = world.threads().get(other.thread());
    return "Two accesses to "
        + world.names().location(location)
        + " that nothing orders: no lock that both hold, no volatile, no start or join in between.\n"
        + access(world, otherThread, other.writes(), other.site(), world.stacks().at(other.step()))
        + "\n"
        + access(world, thread, writes, site, thread.stack());
  }

  private static String access(
      World world,
      ProgramThread thread,
      boolean writes,
      int site,
      StackTraceElement @Nullable [] stack) {
    StringBuilder text =
        new StringBuilder(writes ? "Write by " : "Read by ").append(world.names().thread(thread));
    if (stack == null || stack.length == 0) {
      return text.append(" at ").append(Sites.get(site).place()).toString();
    }
    for (StackTraceElement frame : stack) {
      text.append("\n    at ").append(frame);
    }
    return text.toString();
  }
}
