// A transfer returns when the element was taken.
// covers: LinkedTransferQueue
// outcomes: taken
import java.util.concurrent.LinkedTransferQueue;

public class TransferToTaker {
  static final LinkedTransferQueue<Integer> QUEUE = new LinkedTransferQueue<>();
  static volatile boolean taken;

  static void other() throws Exception {
    taken = true;
    QUEUE.take();
  }

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                other();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    other.start();
    QUEUE.transfer(1);
    System.out.println(taken ? "taken" : "not yet");
    other.join();
  }
}
