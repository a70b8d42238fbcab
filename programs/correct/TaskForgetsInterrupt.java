// Who runs a task of a pool itself is no longer interrupted, as a worker would not be.
// outcomes: 1 false
import java.util.concurrent.ForkJoinTask;

public class TaskForgetsInterrupt {

  public static void main(String[] args) {
    Thread.currentThread().interrupt();
    int result = ForkJoinTask.adaptInterruptible(() -> 1).invoke();
    System.out.print(result + " " + Thread.interrupted());
  }
}
