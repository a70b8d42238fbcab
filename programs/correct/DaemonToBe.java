// Whether a thread is to end with the program can be changed and asked for by all, until it begins.
// outcomes: false false | false true | true false
public class DaemonToBe {
  public static void main(String[] args) throws InterruptedException {
    Thread unstarted = new Thread();
    boolean[] seen = new boolean[1];
    Thread one = new Thread(() -> unstarted.setDaemon(true));
    Thread other =
        new Thread(
            () -> {
              seen[0] = unstarted.isDaemon();
              unstarted.setDaemon(false);
            });
    one.start();
    other.start();
    one.join();
    other.join();
    System.out.print(seen[0] + " " + unstarted.isDaemon());
  }
}
