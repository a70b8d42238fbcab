// What a scheduled pool says of its tasks, and what becomes of those that wait when it is shut down.
// except: dfs, dpor
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class ScheduledOfEverySort {
  static final StringBuilder LOG = new StringBuilder();

  static void log(Object word) {
    LOG.append(word).append(' ');
  }

  public static void main(String[] args) throws Exception {
    System.out.println(told());
  }

  static String told() throws Exception {
    for (int way = 0; way < 6; way++) {
      log("\nway" + way);
      shutDown(way);
    }
    runSome();
    return LOG.toString();
  }

  static void shutDown(int way) throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1, task -> null);
    pool.setRemoveOnCancelPolicy(way % 2 == 0);
    pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    pool.setContinueExistingPeriodicTasksAfterShutdownPolicy(way == 5);
    List<ScheduledFuture<?>> tasks = new ArrayList<>();
    tasks.add(pool.schedule(() -> 1, 3, TimeUnit.DAYS));
    tasks.add(pool.schedule(() -> {}, 1, TimeUnit.DAYS));
    tasks.add(pool.scheduleAtFixedRate(() -> {}, 2, 1, TimeUnit.DAYS));
    tasks.add(pool.scheduleWithFixedDelay(() -> {}, 4, 1, TimeUnit.DAYS));
    for (ScheduledFuture<?> task : tasks) {
      log(task.getDelay(TimeUnit.HOURS) + "h" + task.isDone());
      log(((RunnableScheduledFuture<?>) task).isPeriodic());
      log(Integer.signum(task.compareTo(tasks.get(2))));
    }
    log(tasks.get(0).cancel(false) + "" + tasks.get(0).cancel(true));
    log(pool.getQueue().size() + "" + pool.getQueue().contains(tasks.get(0)));
    log(pool.getQueue().peek() == tasks.get(1));
    log(pool.remove((Runnable) tasks.get(1)) + "" + tasks.get(1).isCancelled());
    pool.purge();
    log(pool.getQueue().size());
    if (way == 3) {
      log(pool.shutdownNow().size());
    } else {
      pool.shutdown();
    }
    log(pool.getQueue().size());
    for (ScheduledFuture<?> task : tasks) {
      log(task.state());
    }
    try {
      pool.schedule(() -> {}, 1, TimeUnit.DAYS);
    } catch (RejectedExecutionException e) {
      log("rejected");
    }
    pool.setContinueExistingPeriodicTasksAfterShutdownPolicy(false);
    log(pool.awaitTermination(1, TimeUnit.DAYS));
    try {
      tasks.get(3).get(0, TimeUnit.SECONDS);
    } catch (CancellationException e) {
      log("cancelled");
    } catch (java.util.concurrent.TimeoutException e) {
      log("waits");
    }
  }

  /** A pool whose tasks are told of before and after. */
  static class Telling extends ScheduledThreadPoolExecutor {
    Telling() {
      super(1);
    }

    @Override
    protected <V> RunnableScheduledFuture<V> decorateTask(
        Callable<V> callable, RunnableScheduledFuture<V> task) {
      log("decorated" + task.isPeriodic());
      return task;
    }

    @Override
    protected void terminated() {
      log("terminated");
    }
  }

  static void runSome() throws InterruptedException {
    log("\n");
    try (ScheduledThreadPoolExecutor pool = new Telling()) {
      log(pool.submit(() -> 5).get());
      Future<Integer> fails = pool.schedule(() -> 1 / 0, 1, TimeUnit.MILLISECONDS);
      fails.get();
    } catch (ExecutionException e) {
      log(e.getCause().getMessage());
    }
    try {
      new ScheduledThreadPoolExecutor(0).scheduleAtFixedRate(() -> {}, 1, 0, TimeUnit.SECONDS);
    } catch (IllegalArgumentException e) {
      log("no period");
    }
  }
}
