// Nobody waits for the asynchronous task, which writes what the main thread reads.
// finds: race
// except: dfs
import java.util.concurrent.CompletableFuture;

public class AsyncNotJoined {
  static int result;

  public static void main(String[] args) {
    CompletableFuture.runAsync(() -> result = 1);
    System.out.println(result);
  }
}
