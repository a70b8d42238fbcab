// library: dev.failsafe.CircuitBreaker
// checks: two failures open the breaker, whoever reports them
// outcomes: true
import dev.failsafe.CircuitBreaker;

public class FailsafeBreaker {
  public static void main(String[] args) throws InterruptedException {
    CircuitBreaker<Object> breaker = CircuitBreaker.builder().withFailureThreshold(2).build();
    Thread other = new Thread(breaker::recordFailure);
    other.start();
    breaker.recordFailure();
    other.join();
    System.out.println(breaker.isOpen());
  }
}
