// Nobody runs the task whose result is waited for.
// covers: FutureTask
// finds: deadlock
// message: the result of FutureTask#1
// outcomes:
import java.util.concurrent.FutureTask;

public class FutureNeverRun {
  public static void main(String[] args) throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    System.out.println(task.get());
  }
}
