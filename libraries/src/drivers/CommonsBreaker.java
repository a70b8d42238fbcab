// library: org.apache.commons.lang3.concurrent.ThresholdCircuitBreaker
// checks: two threads that pass the threshold together open the breaker
// outcomes: true
import org.apache.commons.lang3.concurrent.ThresholdCircuitBreaker;

public class CommonsBreaker {
  public static void main(String[] args) throws InterruptedException {
    ThresholdCircuitBreaker breaker = new ThresholdCircuitBreaker(1);
    Thread other = new Thread(() -> breaker.incrementAndCheckState(1L));
    other.start();
    breaker.incrementAndCheckState(1L);
    other.join();
    System.out.println(breaker.isOpen());
  }
}
