// What is done before counting down is seen after waiting; counting down commutes.
// covers: CountDownLatch
// except: dfs
// outcomes: 3
// executions(dpor): 1
import java.util.concurrent.CountDownLatch;

public class LatchOrders {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(3);
    int[] done = new int[3];
    for (int i = 0; i < 3; i++) {
      int own = i;
      new Thread(
              () -> {
                done[own] = 1;
                latch.countDown();
              })
          .start();
    }
    latch.await();
    System.out.println(done[0] + done[1] + done[2]);
  }
}
