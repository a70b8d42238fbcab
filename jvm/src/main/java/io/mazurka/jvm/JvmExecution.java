package io.mazurka.jvm;

import io.mazurka.jvm.coroutine.CannotSuspendException;
import io.mazurka.jvm.runtime.ProgramThread;
import io.mazurka.jvm.runtime.World;
import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.Route;
import io.mazurka.program.Schedule;
import io.mazurka.program.SearchAgain;
import org.jspecify.annotations.Nullable;

/** One run of a Java program. */
final class JvmExecution implements Execution {

  private final JvmProgram program;
  private final World world;
  private @Nullable Probe probe;

  JvmExecution(JvmProgram program, World world) {
    this.program = program;
    this.world = world;
  }

  World world() {
    return world;
  }

  @Override
  public int threads() {
    return world.threads().size();
  }

  @Override
  public @Nullable Operation pending(int thread) {
    return thread(thread).pending();
  }

  @Override
  public boolean enabled(int thread) {
    return world.enabled(thread(thread));
  }

  @Override
  public @Nullable Finding step(int thread, int alternative) {
    try {
      return world.step(thread(thread), alternative);
    } catch (CannotSuspendException e) {
      throw onPlatformThreads(e);
    }
  }

  @Override
  public int follow(Route route) {
    try {
      return world.follow(route);
    } catch (CannotSuspendException e) {
      throw onPlatformThreads(e);
    }
  }

  private SearchAgain onPlatformThreads(CannotSuspendException e) {
    program.switchToPlatformThreads();
    return new SearchAgain("a thread could not be suspended: " + e.getMessage());
  }

  @Override
  public String name(int thread) {
    return thread(thread).identity().getName();
  }

  @Override
  public @Nullable Finding more() {
    return world.more();
  }

  @Override
  public Ending end() {
    return new Ending(world.outcome(), world.over() ? null : world.stuck());
  }

  @Override
  public @Nullable String leftOut() {
    return world.leftOut();
  }

  @Override
  public Schedule inFull(Schedule taken) {
    return world.inFull();
  }

  @Override
  public boolean pastMatters() {
    return world.pastMatters();
  }

  @Override
  public @Nullable Probe probe() {
    if (probe == null) {
      probe = program.probe(world);
    }
    return probe;
  }

  @Override
  public void close() {
    world.close();
  }

  private ProgramThread thread(int number) {
    return world.threads().get(number);
  }
}
