// Who finds a thread ended does not look for interrupts. One that waits for the end of a virtual thread is parked, and
// may see an interrupt first that came later.
// outcomes: joined joined | joined interrupted
// except: dfs
public class JoinedAndInterrupted {
  static String join(Thread ended) throws InterruptedException {
    String[] outcome = {null};
    Thread joining =
        new Thread(
            () -> {
              try {
                ended.join();
                outcome[0] = "joined";
              } catch (InterruptedException e) {
                outcome[0] = "interrupted";
              }
            });
    joining.start();
    ended.join();
    joining.interrupt();
    joining.join();
    return outcome[0];
  }

  public static void main(String[] args) throws InterruptedException {
    Thread platform = new Thread(() -> {});
    platform.start();
    String first = join(platform);
    System.out.println(first + " " + join(Thread.startVirtualThread(() -> {})));
  }
}
