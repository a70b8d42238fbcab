// Who only looks takes nothing, and the transfer waits for ever.
// covers: LinkedTransferQueue
// finds: deadlock
// message: deadlock
import java.util.concurrent.LinkedTransferQueue;

public class TransferToNobody {
  static final LinkedTransferQueue<Integer> QUEUE = new LinkedTransferQueue<>();

  static void other() throws Exception {
    QUEUE.peek();
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
    other.join();
  }
}
