// A transfer that must not wait gives its element to one who waits, or to nobody.
// outcomes: true 1 | false -
// except: dfs
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

public class TransferIfAwaited {
  static final LinkedTransferQueue<Integer> QUEUE = new LinkedTransferQueue<>();
  static volatile String got = "-";

  static void other() throws Exception {
    Integer taken = QUEUE.poll(1, TimeUnit.SECONDS);
    got = taken == null ? "-" : taken.toString();
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
    boolean given = QUEUE.tryTransfer(1);
    other.join();
    System.out.println(given + " " + got);
  }
}
