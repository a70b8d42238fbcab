// Two threads wait for each other's end.
// finds: deadlock
// message: deadlock: main at
// outcomes:
public class MutualJoin {
  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread other =
        new Thread(
            () -> {
              try {
                main.join();
              } catch (InterruptedException e) {
                System.out.println("interrupted");
              }
            });
    other.start();
    other.join();
    System.out.println("done");
  }
}
