// Who joins a task that failed in another thread gets a copy of its exception, unless it has run the task itself.
// outcomes: here, caused by nothing | java.lang.IllegalStateException: here, caused by java.lang.IllegalStateException: here
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class ForkFailsElsewhere {
  static void fail() {
    throw new IllegalStateException("here");
  }

  public static void main(String[] args) throws Exception {
    try {
      ForkJoinTask.adapt(ForkFailsElsewhere::fail).fork().join();
    } catch (IllegalStateException e) {
      String cause = e.getCause() == null ? "nothing" : e.getCause().toString();
      System.out.println(e.getMessage() + ", caused by " + cause);
    }
  }
}
