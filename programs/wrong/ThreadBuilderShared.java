// A thread builder is not safe for use by several threads.
// covers: Thread.Builder
// finds: race
// message: ThreadBuilder
public class ThreadBuilderShared {
  public static void main(String[] args) throws InterruptedException {
    Thread.Builder builder = Thread.ofPlatform().name("w-", 0);
    Thread other = new Thread(() -> builder.name("x"));
    other.start();
    builder.name("y");
    other.join();
  }
}
