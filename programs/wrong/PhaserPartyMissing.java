// A thread leaves without telling the phaser: the other waits for ever.
// covers: Phaser
// finds: deadlock
// message: deadlock
import java.util.concurrent.Phaser;

public class PhaserPartyMissing {
  static volatile boolean failed;

  public static void main(String[] args) {
    Phaser phaser = new Phaser(2);
    new Thread(
            () -> {
              if (!failed) {
                phaser.arriveAndDeregister();
              }
            })
        .start();
    failed = true;
    phaser.arriveAndAwaitAdvance();
  }
}
