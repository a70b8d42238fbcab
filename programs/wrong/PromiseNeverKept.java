// Nobody completes the future.
// covers: CompletableFuture
// finds: deadlock
// outcomes:
import java.util.concurrent.CompletableFuture;

public class PromiseNeverKept {
  public static void main(String[] args) {
    CompletableFuture<Integer> promise = new CompletableFuture<>();
    System.out.println(promise.thenApply(x -> x + 1).join());
  }
}
