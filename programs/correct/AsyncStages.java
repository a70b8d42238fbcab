// A stage that depends on an asynchronous one sees its result.
// covers: CompletableFuture
// outcomes: 2
// except: dfs
import java.util.concurrent.CompletableFuture;

public class AsyncStages {
  static int input = 1;

  public static void main(String[] args) {
    System.out.println(CompletableFuture.supplyAsync(() -> input).thenApply(x -> x + 1).join());
  }
}
