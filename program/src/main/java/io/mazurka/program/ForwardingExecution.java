package io.mazurka.program;

import org.jspecify.annotations.Nullable;

/**
 * An execution that hands everything on to another one; subclasses change some of it. It follows a
 * route step by step, so that a subclass that looks at steps sees them all.
 */
public abstract class ForwardingExecution implements Execution {

  protected final Execution execution;

  protected ForwardingExecution(Execution execution) {
    this.execution = execution;
  }

  @Override
  public int threads() {
    return execution.threads();
  }

  @Override
  public @Nullable Operation pending(int thread) {
    return execution.pending(thread);
  }

  @Override
  public boolean enabled(int thread) {
    return execution.enabled(thread);
  }

  @Override
  public @Nullable Finding step(int thread, int alternative) {
    return execution.step(thread, alternative);
  }

  @Override
  public @Nullable Finding more() {
    return execution.more();
  }

  @Override
  public Ending end() {
    return execution.end();
  }

  @Override
  public @Nullable String leftOut() {
    return execution.leftOut();
  }

  @Override
  public String name(int thread) {
    return execution.name(thread);
  }

  @Override
  public Prospect prospect(int thread) {
    return execution.prospect(thread);
  }

  @Override
  public Schedule inFull(Schedule taken) {
    return execution.inFull(taken);
  }

  @Override
  public boolean pastMatters() {
    return execution.pastMatters();
  }

  @Override
  public @Nullable Probe probe() {
    return execution.probe();
  }

  @Override
  public void close() {
    execution.close();
  }
}
