// Other threads go on while the shutdown hooks run: a hook tells a worker to stop and waits for it.
// outcomes: stopped
public class HookWaitsForWorker {
  static volatile boolean stop;

  public static void main(String[] args) {
    Thread worker =
        new Thread(
            () -> {
              while (!stop) {
                Thread.onSpinWait();
              }
              System.out.println("stopped");
            });
    worker.start();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  stop = true;
                  try {
                    worker.join();
                  } catch (InterruptedException e) {
                    throw new AssertionError(e);
                  }
                }));
    System.exit(0);
  }
}
