// Two phasers below a third: a phase ends when both have ended, and deregistration goes upwards.
// covers: Phaser
// outcomes: 1 2 true
// except: dfs
import java.util.concurrent.Phaser;

public class PhaserTiers {
  static int left;
  static int right;

  public static void main(String[] args) throws InterruptedException {
    Phaser root = new Phaser();
    Phaser first = new Phaser(root, 1);
    Phaser second = new Phaser(root);
    second.register();
    Thread other =
        new Thread(
            () -> {
              right = 2;
              second.arriveAndDeregister();
            });
    other.start();
    left = 1;
    int phase = first.arriveAndAwaitAdvance();
    System.out.println(phase + " " + right + " " + (root.getRegisteredParties() == 1));
    other.join();
  }
}
