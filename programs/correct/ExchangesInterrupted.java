// One who is interrupted exchanges all the same with another one who is there, and stays interrupted.
// outcomes: b, true and a | interrupted and too late
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class ExchangesInterrupted {

  private static final Exchanger<String> EXCHANGER = new Exchanger<>();
  private static String received;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> received = exchangeInterrupted());
    other.start();
    String own;
    try {
      own = EXCHANGER.exchange("b", 1, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      own = "too late";
    }
    other.join();
    System.out.print(received + " and " + own);
  }

  private static String exchangeInterrupted() {
    Thread.currentThread().interrupt();
    try {
      return EXCHANGER.exchange("a") + ", " + Thread.interrupted();
    } catch (InterruptedException e) {
      return "interrupted";
    }
  }
}
