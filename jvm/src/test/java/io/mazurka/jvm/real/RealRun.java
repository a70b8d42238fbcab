package io.mazurka.jvm.real;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One run of a program on the Java virtual machine itself. It is over when its last thread that is
 * no daemon has ended, or when it has taken too long.
 */
final class RealRun {

  /** How often and how long threads are held up, by turns. */
  private static final int[][] DISTURBANCES = {
    {1, 0}, {2, 20}, {3, 60}, {4, 150}, {8, 400}, {16, 900}, {30, 2_000}
  };

  private static volatile @Nullable RealRun latest;

  static {
    Thread.setDefaultUncaughtExceptionHandler((_, exception) -> noteInLatest(exception));
  }

  /** What happened. {@code stuck} says whether it took too long. */
  record Observed(String printed, Set<String> exceptions, boolean stuck) {}

  private final Set<String> exceptions = new ConcurrentSkipListSet<>();
  private final DisturbedLoader loader;
  private final ThreadGroup group;
  private final Thread main;

  private RealRun(Path folder, String mainClass) {
    loader = new DisturbedLoader(folder);
    group = new Threads();
    main = new Thread(group, () -> call(mainClass), "main");
  }

  /** The threads of this run, apart from virtual ones and those of the common pool. */
  private final class Threads extends ThreadGroup {
    Threads() {
      super("main");
    }

    @Override
    public void uncaughtException(Thread thread, Throwable exception) {
      note(exception);
    }
  }

  static Observed observe(
      Path folder, String mainClass, SplittableRandom random, long patienceMillis) {
    RealRun run = new RealRun(folder, mainClass);
    latest = run;
    return run.observe(DISTURBANCES[random.nextInt(DISTURBANCES.length)], patienceMillis);
  }

  private Observed observe(int[] disturbance, long patienceMillis) {
    try {
      Class<?> noise = loader.disturbance();
      noise.getMethod("begin", int.class, int.class).invoke(null, disturbance[0], disturbance[1]);
      main.setContextClassLoader(loader);
      main.start();
      boolean stuck = !ends(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patienceMillis));
      String printed = (String) noise.getMethod("end").invoke(null);
      Observed observed = new Observed(printed.stripTrailing(), Set.copyOf(exceptions), stuck);
      if (stuck) {
        group.interrupt();
      }
      return observed;
    } catch (ReflectiveOperationException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private boolean ends(long deadline) throws InterruptedException {
    for (Thread last = anyone(); last != null; last = anyone()) {
      if (System.nanoTime() > deadline) {
        return false;
      }
      last.join(20);
    }
    return true;
  }

  /** A thread that keeps the run from being over. */
  private @Nullable Thread anyone() {
    Thread[] all = new Thread[100];
    int count = group.enumerate(all);
    for (int i = 0; i < count; i++) {
      if (!all[i].isDaemon()) {
        return all[i];
      }
    }
    return null;
  }

  private void call(String mainClass) {
    try {
      Method method = loader.loadClass(mainClass).getMethod("main", String[].class);
      method.invoke(null, (Object) new String[0]);
    } catch (InvocationTargetException e) {
      note(e.getTargetException());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void noteInLatest(Throwable exception) {
    RealRun run = latest;
    if (run != null) {
      run.note(exception);
    }
  }

  private void note(Throwable exception) {
    if (!exception.getClass().getName().startsWith(Disturbance.class.getName())) {
      exceptions.add(exception.getClass().getName());
    }
  }
}
