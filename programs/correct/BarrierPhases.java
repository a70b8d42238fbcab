// Two threads in step: each sees what the other did in the phase before, and the action runs between.
// covers: CyclicBarrier
// except: dfs
// outcomes: 2 actions
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierPhases {
  static final int[] DONE = new int[2];
  static int actions;

  public static void main(String[] args) throws InterruptedException {
    CyclicBarrier barrier = new CyclicBarrier(2, () -> actions++);
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int own = i;
      threads[i] =
          new Thread(
              () -> {
                try {
                  DONE[own] = 1;
                  barrier.await();
                  if (DONE[1 - own] != 1 || actions == 0) {
                    throw new AssertionError("out of step");
                  }
                  barrier.await();
                } catch (InterruptedException | BrokenBarrierException e) {
                  throw new AssertionError(e);
                }
              });
      threads[i].start();
    }
    threads[0].join();
    threads[1].join();
    System.out.println(actions + " actions");
  }
}
