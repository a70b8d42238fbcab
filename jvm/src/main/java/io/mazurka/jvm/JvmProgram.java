package io.mazurka.jvm;

import io.mazurka.jvm.coroutine.Carrier;
import io.mazurka.jvm.coroutine.Debugger;
import io.mazurka.jvm.coroutine.JdkAccess;
import io.mazurka.jvm.load.ClassPath;
import io.mazurka.jvm.load.ProgramLoader;
import io.mazurka.jvm.probe.Prober;
import io.mazurka.jvm.runtime.ImmutableOrder;
import io.mazurka.jvm.runtime.Insight;
import io.mazurka.jvm.runtime.RaceReports;
import io.mazurka.jvm.runtime.World;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Probe;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.SearchAgain;
import io.mazurka.program.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A Java program. Its classes are loaded and transformed once; every execution starts them afresh.
 */
public final class JvmProgram implements Program, AutoCloseable {

  private final JvmOptions.Races mode;
  private final ProgramLoader loader;
  private final RaceReports races;
  private final World.MainCode main;
  private World world;
  private boolean switchedToPlatform;
  private @Nullable Prober prober;

  private JvmProgram(
      ProgramLoader loader, Entry entry, JvmOptions.Races mode, JvmOptions.Threads threads) {
    this.mode = mode;
    this.loader = loader;
    this.races = new RaceReports(mode.mode());
    this.main = entry.find(loader)::run;
    this.world = new World(threads.carrier(), races);
  }

  /** What a program begins with. */
  public interface Entry {

    /**
     * Finds the code among the program's classes.
     *
     * @throws io.mazurka.program.ProgramException if it is not there
     */
    Code find(ClassLoader program);

    /** Code that the main thread runs, anew in every execution. */
    interface Code {
      void run() throws Throwable;
    }
  }

  /**
   * Finds the program's classes.
   *
   * @throws io.mazurka.program.ProgramException if there is no such program
   */
  public static JvmProgram load(JvmOptions options) {
    JdkAccess.ensure();
    return load(
        new ProgramLoader(options.classPath()),
        program -> MainMethod.find(program, options.mainClass(), options.arguments()),
        options.races(),
        options.threads());
  }

  /**
   * Makes a program of classes that a class loader of the running Java finds. They are loaded once
   * more: the program shares no classes and no objects with the code around it.
   *
   * @throws io.mazurka.program.ProgramException if there is no such program
   */
  public static JvmProgram load(
      ClassLoader classes, Entry entry, JvmOptions.Races races, JvmOptions.Threads threads) {
    JdkAccess.ensure();
    return load(new ProgramLoader(ClassPath.of(classes)), entry, races, threads);
  }

  private static JvmProgram load(
      ProgramLoader loader, Entry entry, JvmOptions.Races races, JvmOptions.Threads threads) {
    ImmutableOrder.fix();
    try {
      return new JvmProgram(loader, entry, races, threads);
    } catch (RuntimeException e) {
      loader.close();
      throw e;
    }
  }

  @Override
  public Execution start() {
    return begin(false);
  }

  @Override
  public Trace trace(Schedule schedule) {
    while (true) {
      try (JvmExecution execution = begin(true)) {
        return new TraceWriter(execution).write(schedule);
      } catch (SearchAgain _) {
        // What was learned stays known, and there is little to learn: the schedule is run once
        // more.
      }
    }
  }

  private JvmExecution begin(boolean traced) {
    world.begin(traced, loader, main);
    return new JvmExecution(this, world);
  }

  /** What reads the states of an execution, or null where nothing can. */
  @Nullable Probe probe(World of) {
    Insight insight = new Insight(of);
    if (!insight.showsFrames()) {
      return null;
    }
    of.observe();
    Prober known = prober;
    if (known == null) {
      known = new Prober(loader);
      prober = known;
    }
    return known.probe(insight);
  }

  /**
   * From now on the program's threads are platform threads: one of them could not be suspended
   * otherwise.
   */
  void switchToPlatformThreads() {
    switchedToPlatform = true;
    world = new World(Carrier.PLATFORM, races);
  }

  /**
   * How many accesses were no visible operations, because no other thread could reach the object.
   */
  public long filteredAccesses() {
    return world.filtered();
  }

  /** How many steps all executions have taken so far; may be asked for by any thread. */
  public long steps() {
    return world.allSteps();
  }

  /** Whether a debugger may hold the program anywhere, for as long as it likes. */
  public static boolean mayBeHeld() {
    return Debugger.isExpected();
  }

  /**
   * Which thread of the program is running, and since which operation; may be asked for by any
   * thread.
   */
  public Optional<String> whereabouts() {
    return world.whereabouts();
  }

  /** The data races seen so far, each once. */
  public List<Finding> reportedRaces() {
    return races.seen();
  }

  /** What a reader of the verdict should know. */
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (mode == JvmOptions.Races.OFF) {
      notes.add(
          "Data races were not looked for: with one, Java allows behaviours that no schedule shows.");
    } else if (mode == JvmOptions.Races.REPORT && !races.seen().isEmpty()) {
      notes.add("There are data races: Java allows behaviours that no schedule shows.");
    }
    if (world.weakAccesses()) {
      notes.add(
          "Opaque, acquire and release accesses and fences were treated as volatile: reorderings that only they"
              + " allow are not covered.");
    }
    if (switchedToPlatform) {
      notes.add(
          "Threads ran on platform threads: a native frame kept one from being suspended otherwise.");
    }
    return notes;
  }

  @Override
  public void close() {
    world.close();
    loader.close();
  }
}
