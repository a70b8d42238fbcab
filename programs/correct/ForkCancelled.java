// Who cancels a task of a pool may come too early, interrupt it, be too late for that, or too late.
// outcomes: true | true false | true true | false false
// except: dfs
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

public class ForkCancelled {
  public static void main(String[] args) {
    Queue<Boolean> told = new ConcurrentLinkedQueue<>();
    boolean cancelled;
    try (ForkJoinPool pool = new ForkJoinPool(1)) {
      Future<?> task = pool.submit(() -> told.add(Thread.currentThread().isInterrupted()));
      cancelled = task.cancel(true);
    }
    StringBuilder text = new StringBuilder().append(cancelled);
    told.forEach(interrupted -> text.append(' ').append(interrupted));
    System.out.println(text);
  }
}
