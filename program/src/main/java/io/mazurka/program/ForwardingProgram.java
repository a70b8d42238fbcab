package io.mazurka.program;

import java.util.List;

/**
 * A program that hands everything on to another one; subclasses change some of it. It has no {@link
 * #fellow}, so that a subclass that changes what is run cannot leave its fellows unchanged without
 * saying so.
 */
public abstract class ForwardingProgram implements Program {

  protected final Program program;

  protected ForwardingProgram(Program program) {
    this.program = program;
  }

  @Override
  public Execution start() {
    return program.start();
  }

  @Override
  public Program inFull() {
    return program.inFull();
  }

  @Override
  public Trace trace(Schedule schedule) {
    return program.trace(schedule);
  }

  @Override
  public void stopReading() {
    program.stopReading();
  }

  @Override
  public boolean hasOtherSteps() {
    return program.hasOtherSteps();
  }

  @Override
  public List<Symmetry> symmetries() {
    return program.symmetries();
  }

  @Override
  public Symmetry symmetry(String declaration) {
    return program.symmetry(declaration);
  }
}
