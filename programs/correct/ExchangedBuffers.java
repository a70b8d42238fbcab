// Two threads swap what they have made, and see all of it.
// covers: Exchanger
// outcomes: 1 2
import java.util.concurrent.Exchanger;

public class ExchangedBuffers {
  static int seen;

  public static void main(String[] args) throws InterruptedException {
    Exchanger<int[]> exchanger = new Exchanger<>();
    Thread other =
        new Thread(
            () -> {
              try {
                int[] mine = {1};
                seen = exchanger.exchange(mine)[0];
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    other.start();
    int[] mine = {2};
    int[] theirs = exchanger.exchange(mine);
    other.join();
    System.out.println(theirs[0] + " " + seen);
  }
}
