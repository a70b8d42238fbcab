// Two wait for each other, and time runs out for one of them: for either.
// timeouts: late
// outcomes: first/second: 1|second/first: 2
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class EitherWaitsInVain {
  public static void main(String[] args) throws InterruptedException {
    BlockingQueue<Integer> ones = new LinkedBlockingQueue<>();
    BlockingQueue<Integer> twos = new LinkedBlockingQueue<>();
    Thread second = new Thread(() -> exchange("second", ones, twos, 2));
    second.start();
    exchange("first", twos, ones, 1);
    second.join();
  }

  static void exchange(
      String name, BlockingQueue<Integer> from, BlockingQueue<Integer> to, int number) {
    try {
      Integer got = from.poll(10, TimeUnit.SECONDS);
      System.out.println(got == null ? name : name + ": " + got);
      to.add(number);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
