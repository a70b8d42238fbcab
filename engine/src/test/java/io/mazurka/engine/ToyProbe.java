package io.mazurka.engine;

import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Reads the states of a toy program.
 *
 * <p>Variables and semaphores are parts of the root, each in its own place: the outcome tells which
 * is which. Locks and scripts are known by what the rest of the code does with them, so that
 * scripts that do the same, to the same or to other locks, can stand for each other.
 */
final class ToyProbe implements Probe {

  private static final int ROOT_OWNER = 0;
  private static final int FIRST_LOCK_OWNER = 1;
  private static final int FIRST_SCRIPT_OWNER = FIRST_LOCK_OWNER + ToyProgram.LOCKS;
  private static final Map<String, Long> LABELS = new ConcurrentHashMap<>();
  private static final AtomicLong NEXT_LABEL = new AtomicLong(2);

  private final ToyProgram program;
  private final ToyExecution execution;

  ToyProbe(ToyProgram program, ToyExecution execution) {
    this.program = program;
    this.execution = execution;
  }

  @Override
  public boolean read(StateGraph graph) {
    new Reading(graph).read();
    return true;
  }

  @Override
  public boolean readToTheLetter(StateGraph graph, boolean withPast) {
    new Reading(graph).readToTheLetter();
    return true;
  }

  @Override
  public boolean findsRaces() {
    return false;
  }

  @Override
  public boolean findsLivelocks() {
    return false;
  }

  @Override
  public boolean isReachedByReferenceOnly(int owner) {
    return true;
  }

  @Override
  public int owner(int object) {
    if (object < ToyProgram.FIRST_LOCK) {
      return ROOT_OWNER;
    }
    if (object < ToyProgram.FIRST_SEMAPHORE) {
      return FIRST_LOCK_OWNER + object - ToyProgram.FIRST_LOCK;
    }
    return object < ToyProgram.FIRST_THREAD
        ? ROOT_OWNER
        : FIRST_SCRIPT_OWNER + (object - ToyProgram.FIRST_THREAD) / 2;
  }

  @Override
  public int slot(int object) {
    int owner = owner(object);
    return owner == ROOT_OWNER ? object : object - object(owner, 0);
  }

  @Override
  public int object(int owner, int slot) {
    if (owner == ROOT_OWNER) {
      return slot;
    }
    return owner < FIRST_SCRIPT_OWNER
        ? ToyProgram.FIRST_LOCK + owner - FIRST_LOCK_OWNER + slot
        : ToyProgram.thread(owner - FIRST_SCRIPT_OWNER) + slot;
  }

  /** Draws one state. */
  private final class Reading {

    private final StateGraph graph;
    private final int[] lockNodes = new int[ToyProgram.LOCKS];
    private final int[] scriptNodes = new int[program.scripts().size()];
    private final boolean[] described = new boolean[program.scripts().size()];

    Reading(StateGraph graph) {
      this.graph = graph;
      Arrays.fill(lockNodes, StateGraph.NULL);
      Arrays.fill(scriptNodes, StateGraph.NULL);
    }

    void read() {
      begin();
      describe();
    }

    void readToTheLetter() {
      begin();
      for (int script = 0; script < program.scripts().size(); script++) {
        graph.value(execution.position(script));
        graph.value(execution.permit(script) ? 1 : 0);
      }
      for (int thread = 0; thread < execution.threads(); thread++) {
        graph.value(execution.script(thread));
      }
      describe();
    }

    private void begin() {
      graph.begin(execution.threads());
      graph.describe(StateGraph.ROOT, 0, ROOT_OWNER);
    }

    private void describe() {
      for (int a = 0; a < ToyProgram.VARIABLES; a++) {
        graph.value(execution.variable(a));
      }
      for (int s = 0; s < ToyProgram.SEMAPHORES; s++) {
        graph.value(execution.units(s));
      }
      for (int t = 0; t < execution.threads(); t++) {
        scriptNodes[execution.script(t)] = StateGraph.thread(t);
      }
      for (int t = 0; t < execution.threads(); t++) {
        script(execution.script(t));
      }
    }

    private void script(int script) {
      if (described[script]) {
        return;
      }
      described[script] = true;
      ToyCode code = new ToyCode(program, script, execution.position(script));
      int[] locks = code.locks.stream().mapToInt(this::lock).toArray();
      int[] scripts = code.scripts.stream().mapToInt(this::named).toArray();
      graph.describe(scriptNodes[script], label(script, code), FIRST_SCRIPT_OWNER + script);
      graph.value(code.needsSeen() ? execution.seen(script) : 0);
      graph.value(execution.permit(script) ? 1 : 0);
      Arrays.stream(locks).forEach(graph::reference);
      Arrays.stream(scripts).forEach(graph::reference);
      code.scripts.forEach(this::script);
    }

    private int lock(int lock) {
      if (lockNodes[lock] == StateGraph.NULL) {
        lockNodes[lock] = graph.add();
        graph.describe(lockNodes[lock], 1, FIRST_LOCK_OWNER + lock);
        graph.value(execution.isFree(lock) ? 1 : 0);
      }
      return lockNodes[lock];
    }

    private int named(int script) {
      if (scriptNodes[script] == StateGraph.NULL) {
        scriptNodes[script] = graph.add();
      }
      return scriptNodes[script];
    }

    private long label(int script, ToyCode code) {
      String text = code + "\n" + execution.log(script);
      return LABELS.computeIfAbsent(text, unseen -> NEXT_LABEL.getAndIncrement());
    }
  }
}
