// Two threads in step for two phases: each sees what the other did in the phase before.
// covers: Phaser
// outcomes: 2 phases
// except: dfs
import java.util.concurrent.Phaser;

public class PhaserPhases {
  static final boolean[][] DONE = new boolean[2][2];
  static int phases;

  public static void main(String[] args) throws InterruptedException {
    Phaser phaser =
        new Phaser(2) {
          @Override
          protected boolean onAdvance(int phase, int parties) {
            phases++;
            return phase == 1;
          }
        };
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int self = i;
      threads[i] =
          new Thread(
              () -> {
                for (int phase = 0; !phaser.isTerminated(); phase++) {
                  DONE[phase][self] = true;
                  phaser.arriveAndAwaitAdvance();
                  if (!DONE[phase][1 - self]) {
                    throw new AssertionError();
                  }
                }
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(phases + " phases");
  }
}
