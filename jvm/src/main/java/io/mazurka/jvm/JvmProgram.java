package io.mazurka.jvm;

import io.mazurka.jvm.common.CommonNumbers;
import io.mazurka.jvm.common.ControlledProgram;
import io.mazurka.jvm.common.Entry;
import io.mazurka.jvm.coroutine.Carrier;
import io.mazurka.jvm.coroutine.Debugger;
import io.mazurka.jvm.coroutine.JdkAccess;
import io.mazurka.jvm.load.ClassPath;
import io.mazurka.jvm.load.ProgramLoader;
import io.mazurka.jvm.probe.Prober;
import io.mazurka.jvm.runtime.Insight;
import io.mazurka.jvm.runtime.RaceReports;
import io.mazurka.jvm.runtime.World;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.ForwardingProgram;
import io.mazurka.program.Probe;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.SearchAgain;
import io.mazurka.program.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A Java program. Its classes are loaded and transformed once; every execution starts them afresh.
 *
 * <p>A {@linkplain #fellow() fellow} for another worker has classes and static state of its own,
 * and so has the part of Mazurka that runs it ({@link Isolation}). What the program does outside
 * the JVM, as to files, they do to the same ones.
 */
public final class JvmProgram implements ControlledProgram {

  private final Conditions conditions;
  private ProgramLoader loader;
  private Set<String> opened = Set.of();
  private final RaceReports races;
  private final Entry entry;
  private World.MainCode main;
  private World world;
  private boolean switchedToPlatform;
  private @Nullable Prober prober;
  private final CommonNumbers numbers;
  private final Map<String, Object> words;
  private final List<ControlledProgram> fellows = new CopyOnWriteArrayList<>();

  private JvmProgram(ProgramLoader loader, Setting setting) {
    this.conditions = setting.conditions;
    this.loader = loader;
    this.races = new RaceReports(conditions.races().mode());
    this.entry = setting.entry;
    this.main = entry.find(loader)::run;
    this.numbers = setting.numbers;
    this.words = setting.words;
    this.world = world(conditions.threads().carrier());
  }

  private World world(Carrier carrier) {
    return new World(
        carrier,
        races,
        numbers,
        conditions.spuriousWakeups(),
        conditions.lateTimeouts(),
        conditions.mayExit());
  }

  /**
   * How a program is run.
   *
   * @param words what it is loaded by once more, by another copy of this class
   */
  private record Setting(
      Entry entry, Conditions conditions, CommonNumbers numbers, Map<String, Object> words) {

    static Setting of(JvmOptions options, CommonNumbers numbers) {
      return new Setting(
          MainMethod.entry(options.mainClass(), options.arguments()),
          options.conditions(),
          numbers,
          options.inWords());
    }
  }

  /**
   * Finds the program's classes.
   *
   * @throws io.mazurka.program.ProgramException if there is no such program
   */
  public static JvmProgram load(JvmOptions options) {
    return load(options, new CommonNumbers());
  }

  /** What another copy of this class loads a program by. */
  public static ControlledProgram loadCopy(Map<String, Object> words, CommonNumbers numbers) {
    return words.get("entry") instanceof Entry entry
        ? load((ClassLoader) JvmOptions.get(words, "classes"), entry, Conditions.of(words), numbers)
        : load(JvmOptions.of(words), numbers);
  }

  private static JvmProgram load(JvmOptions options, CommonNumbers numbers) {
    JdkAccess.ensure();
    return load(ClassPath.open(options.classPath()), Setting.of(options, numbers));
  }

  /**
   * Makes a program of classes that a class loader of the running Java finds. They are loaded once
   * more: the program shares no classes and no objects with the code around it.
   *
   * @throws io.mazurka.program.ProgramException if there is no such program
   */
  public static JvmProgram load(ClassLoader classes, Entry entry, Conditions conditions) {
    return load(classes, entry, conditions, new CommonNumbers());
  }

  private static JvmProgram load(
      ClassLoader classes, Entry entry, Conditions conditions, CommonNumbers numbers) {
    JdkAccess.ensure();
    Map<String, Object> words = new HashMap<>(conditions.inWords());
    words.put("classes", classes);
    words.put("entry", entry);
    return load(ClassPath.of(classes), new Setting(entry, conditions, numbers, words));
  }

  private static JvmProgram load(ClassPath classPath, Setting setting) {
    ProgramLoader loader =
        new ProgramLoader(
            classPath, setting.conditions.trustJdk(), setting.conditions.allocationSteps());
    try {
      return new JvmProgram(loader, setting);
    } catch (RuntimeException e) {
      loader.close();
      throw e;
    }
  }

  @Override
  public Execution start() {
    return begin(false, !conditions.hidesProtected());
  }

  @Override
  public Program inFull() {
    return new InFull();
  }

  /** The program with a step for each access that a lock hides from others. */
  private final class InFull extends ForwardingProgram {

    InFull() {
      super(JvmProgram.this);
    }

    @Override
    public Execution start() {
      return begin(false, true);
    }

    @Override
    public Program inFull() {
      return this;
    }

    @Override
    public Program fellow() {
      return JvmProgram.this.fellow().inFull();
    }
  }

  @Override
  public Program fellow() {
    ControlledProgram fellow = Isolation.load(words, numbers);
    fellows.add(fellow);
    return fellow;
  }

  @Override
  public void stopReading() {
    world.stopObserving();
  }

  @Override
  public boolean hasOtherSteps() {
    return world.hasOtherSteps();
  }

  @Override
  public Trace trace(Schedule schedule) {
    while (true) {
      try (JvmExecution execution = begin(true, true)) {
        return new TraceWriter(execution).write(schedule);
      } catch (SearchAgain _) {
        // What was learned stays known, and there is little to learn: the schedule is run once
        // more.
      }
    }
  }

  private JvmExecution begin(boolean traced, boolean inFull) {
    if (conditions.trustJdk() && !world.opened().equals(opened)) {
      open(Set.copyOf(world.opened()));
    }
    world.begin(traced, inFull, loader, main);
    return new JvmExecution(this, world);
  }

  /** Forgets what executions have shown, unless classes would have to be loaded anew for that. */
  void forget() {
    if (opened.isEmpty()) {
      world = world(world.carrier());
    }
  }

  /** Loads the program's classes anew, with the code of some collections. */
  private void open(Set<String> collections) {
    opened = collections;
    loader = loader.opening(collections);
    main = entry.find(loader)::run;
    prober = null;
    world.forgetClasses();
  }

  /** What reads the states of an execution, or null where nothing can. */
  @Nullable Probe probe(World of) {
    Insight insight = new Insight(of);
    if (!insight.showsFrames()) {
      return null;
    }
    of.observe();
    Prober known = prober;
    if (known == null || known.isOutdated(insight)) {
      known = new Prober(loader, entry.methods(), insight.hashesAreSeen());
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
    world = world(Carrier.PLATFORM);
  }

  @Override
  public long filteredAccesses() {
    return world.tally().filtered() + sum(ControlledProgram::filteredAccesses);
  }

  @Override
  public long steps() {
    return world.tally().steps() + sum(ControlledProgram::steps);
  }

  private long sum(ToLongFunction<ControlledProgram> figure) {
    return fellows.stream().mapToLong(figure).sum();
  }

  /** Whether a debugger may hold the program anywhere, for as long as it likes. */
  public static boolean mayBeHeld() {
    return Debugger.isExpected();
  }

  @Override
  public Optional<String> whereabouts() {
    return world
        .whereabouts()
        .or(() -> fellows.stream().flatMap(fellow -> fellow.whereabouts().stream()).findFirst());
  }

  @Override
  public List<Finding> reportedRaces() {
    Map<String, Finding> distinct = new TreeMap<>();
    for (ControlledProgram fellow : fellows) {
      fellow.reportedRaces().forEach(race -> distinct.putIfAbsent(race.message(), race));
    }
    return distinct.isEmpty() ? races.seen() : merged(distinct);
  }

  private List<Finding> merged(Map<String, Finding> others) {
    races.seen().forEach(race -> others.put(race.message(), race));
    return List.copyOf(others.values());
  }

  @Override
  public List<String> notes() {
    List<String> notes = ownNotes();
    for (ControlledProgram fellow : fellows) {
      fellow.notes().stream().filter(note -> !notes.contains(note)).forEach(notes::add);
    }
    return notes;
  }

  private List<String> ownNotes() {
    List<String> notes = new ArrayList<>();
    if (conditions.races() == JvmOptions.Races.OFF) {
      notes.add(
          "Data races were not looked for: with one, Java allows behaviours that no schedule shows.");
    } else if (conditions.races() == JvmOptions.Races.REPORT && !races.seen().isEmpty()) {
      notes.add("There are data races: Java allows behaviours that no schedule shows.");
    }
    if (world.tally().weakAccesses()) {
      notes.add(
          "Opaque, acquire and release accesses and fences were treated as volatile: reorderings that only they"
              + " allow are not covered.");
    }
    if (conditions.spuriousWakeups() > 0) {
      notes.add(
          "Threads woke up without a reason, each at most "
              + (conditions.spuriousWakeups() == 1
                  ? "once"
                  : conditions.spuriousWakeups() + " times")
              + " in an execution.");
    }
    if (world.isPatient()) {
      notes.add(
          "Timed waits were over only where no thread could move otherwise, the shortest first: failures that need another one to be over are not covered.");
    }
    if (!opened.isEmpty()) {
      notes.add(
          "The code of "
              + String.join(", ", new TreeSet<>(opened))
              + " was explored: it calls methods of the program that others can notice, is extended by the program, or serves threads"
              + " in the order in which they came.");
    }
    if (switchedToPlatform) {
      notes.add(
          "Threads ran on platform threads: a native frame kept one from being suspended otherwise.");
    }
    return notes;
  }

  @Override
  public void close() {
    fellows.forEach(ControlledProgram::close);
    world.close();
    world.forgetClasses();
    loader.close();
  }
}
