// Platform threads from a builder have the names, groups and handlers that it was told.
// covers: Thread.Builder
// outcomes: w-1 w-2 Thread-0 true false caught boom
// except: dfs
public class ThreadBuilders {
  static volatile String caught;

  public static void main(String[] args) throws InterruptedException {
    Thread.Builder builder = Thread.ofPlatform().name("w-", 1).daemon();
    Thread first = builder.unstarted(() -> {});
    Thread second = builder.start(() -> {});
    Thread third = Thread.ofPlatform().unstarted(() -> {});
    Thread failing =
        Thread.ofVirtual()
            .uncaughtExceptionHandler((thread, e) -> caught = "caught " + e.getMessage())
            .start(
                () -> {
                  throw new IllegalStateException("boom");
                });
    failing.join();
    second.join();
    System.out.println(
        first.getName() + " " + second.getName() + " " + third.getName() + " " + first.isDaemon()
            + " " + third.isDaemon() + " " + caught);
  }
}
