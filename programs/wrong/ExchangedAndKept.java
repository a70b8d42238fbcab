// A buffer that is still written to after it was given away, and a third thread left without a partner.
// covers: Exchanger
// finds: race, deadlock
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class ExchangedAndKept {
  public static void main(String[] args) throws InterruptedException {
    Exchanger<int[]> exchanger = new Exchanger<>();
    Thread other =
        new Thread(
            () -> {
              try {
                int[] mine = {1};
                exchanger.exchange(mine);
                mine[0] = 2;
                exchanger.exchange(mine, 1, TimeUnit.SECONDS);
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              } catch (TimeoutException e) {
                return;
              }
            });
    other.start();
    int[] theirs = exchanger.exchange(new int[1]);
    System.out.println(theirs[0]);
    exchanger.exchange(theirs);
  }
}
