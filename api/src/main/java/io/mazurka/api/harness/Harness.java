package io.mazurka.api.harness;

import io.mazurka.api.Result;
import io.mazurka.api.Settings;
import io.mazurka.check.Exploration;
import io.mazurka.check.Loaded;
import io.mazurka.check.Report;
import io.mazurka.check.Stories;
import io.mazurka.check.Story;
import io.mazurka.check.Watch;
import io.mazurka.engine.Circles;
import io.mazurka.engine.Counterexample;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Statistics;
import io.mazurka.engine.Verdict;
import io.mazurka.jvm.JvmOptions.Races;
import io.mazurka.jvm.JvmProgram;
import io.mazurka.program.Finding;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import io.mazurka.report.SearchPicture;
import io.mazurka.text.FindingText.Again;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;

/**
 * Checks code of the running Java. One check runs at a time, as a check keeps what it controls in
 * static fields; others wait.
 */
public final class Harness {

  private static final ReentrantLock TURN = new ReentrantLock();

  private final Subject subject;
  private final Settings settings;
  private final Again again;

  /**
   * A check that is yet to be made.
   *
   * @param again how a user sees a finding again
   */
  public Harness(Subject subject, Settings settings, Again again) {
    this.subject = subject;
    this.settings = settings;
    this.again = again;
  }

  /**
   * Explores every schedule that matters, or as many as the settings allow.
   *
   * @throws InterruptedException if the calling thread is interrupted; the search has ended then
   * @throws ProgramException if there is no such program
   */
  public Result check() throws InterruptedException {
    return inTurn(this::explore);
  }

  /**
   * Runs one schedule.
   *
   * @throws InterruptedException if the calling thread is interrupted before its turn
   * @throws ProgramException if the program does not follow it
   */
  public Result replay(Schedule schedule) throws InterruptedException {
    return inTurn(running -> follow(running, schedule));
  }

  private interface Work {
    Result in(Running running) throws InterruptedException;
  }

  private Result inTurn(Work work) throws InterruptedException {
    TURN.lockInterruptibly();
    try (JvmProgram program =
        JvmProgram.load(subject.classes(), subject.entry(), settings.conditions())) {
      return work.in(new Running(program, expecting(program), settings.conditions().races()));
    } finally {
      TURN.unlock();
    }
  }

  private Program expecting(Program program) {
    return settings.outcomes().isEmpty()
        ? program
        : new ExpectedOutcomes(program, settings.outcomes());
  }

  private Result explore(Running running) throws InterruptedException {
    SearchOptions options = settings.search(running.program());
    SearchPicture picture = new SearchPicture();
    Exploration exploration = new Exploration(running.program(), options, listener(picture));
    Watch watch = new Watch(running, exploration::stop);
    io.mazurka.engine.Result result = watch.run(exploration::run, exploration::resultSoFar);
    if (Thread.interrupted()) {
      throw new InterruptedException(
          "the check was interrupted after " + result.statistics().executions() + " executions");
    }
    Stories stories = new Stories(running.program(), Stories.Archive.NONE);
    List<Counterexample> found = result.counterexamples();
    List<Story> told =
        watch.run(() -> stories.of(found, options.bounds()), () -> stories.untold(found));
    List<String> notes =
        Stream.concat(running.notes().stream(), exploration.notes().stream()).toList();
    Report report =
        new Report(
            settings.algorithm(),
            result,
            told,
            running.filteredAccesses(),
            running.reportedRaces(),
            notes,
            exploration.trouble().or(watch::stuck));
    return told(report, settings.outcomes(), picture);
  }

  /** Runs on the calling thread and takes its time: a debugger may stop it anywhere. */
  private Result follow(Running running, Schedule schedule) {
    long began = System.nanoTime();
    Trace trace = Circles.trace(running.program(), schedule);
    List<Story> told =
        trace.findings().stream().map(found -> story(found, schedule, trace)).toList();
    io.mazurka.engine.Result result =
        new io.mazurka.engine.Result(
            settings.algorithm(),
            false,
            Optional.of("only one schedule was run"),
            new Statistics(1, schedule.length(), schedule.length()),
            Duration.ofNanos(System.nanoTime() - began),
            told.stream().map(Story::counterexample).toList(),
            Map.of(trace.outcome(), 1L));
    Report report =
        new Report(
            "replay",
            result,
            told,
            running.filteredAccesses(),
            running.reportedRaces(),
            running.notes(),
            Optional.empty());
    return told(report, Set.of(), new SearchPicture());
  }

  private SearchListener listener(SearchPicture picture) {
    return settings.report().isPresent() ? picture : SearchListener.NONE;
  }

  private Result told(Report report, Set<String> expected, SearchPicture picture) {
    Result result = new Result(report, expected, again);
    try {
      return settings
          .report()
          .map(folder -> new ResultPage(subject.name(), folder, again))
          .map(page -> result.at(page.write(report, result.missingOutcomes(), picture)))
          .orElse(result);
    } catch (ProgramException e) {
      if (result.verdict() == Verdict.VIOLATED) {
        return result.noting(e.getMessage() + "."); // What was found matters more.
      }
      throw e;
    }
  }

  private static Story story(Finding found, Schedule schedule, Trace trace) {
    Counterexample counterexample = new Counterexample(found, schedule, 1);
    return new Story(counterexample, Optional.of(trace), Optional.empty(), Optional.empty());
  }

  /** The program, with what its front end knows besides. */
  private record Running(JvmProgram jvm, Program program, Races races) implements Loaded {

    @Override
    public OptionalLong filteredAccesses() {
      return OptionalLong.of(jvm.filteredAccesses());
    }

    @Override
    public List<Finding> reportedRaces() {
      return races == Races.REPORT ? jvm.reportedRaces() : List.of();
    }

    @Override
    public List<String> notes() {
      return jvm.notes();
    }

    @Override
    public long steps() {
      return jvm.steps();
    }

    @Override
    public boolean mayBeHeld() {
      return JvmProgram.mayBeHeld();
    }

    @Override
    public Optional<String> whereabouts() {
      return jvm.whereabouts();
    }
  }
}
