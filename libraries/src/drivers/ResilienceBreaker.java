// library: io.github.resilience4j.circuitbreaker.CircuitBreaker
// checks: two failures open the breaker, whoever reports them
// outcomes: OPEN
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import java.util.concurrent.TimeUnit;

public class ResilienceBreaker {
  public static void main(String[] args) throws InterruptedException {
    CircuitBreaker breaker =
        CircuitBreaker.of(
            "b",
            CircuitBreakerConfig.custom().slidingWindowSize(2).minimumNumberOfCalls(2).build());
    Runnable fail =
        () -> breaker.onError(1, TimeUnit.NANOSECONDS, new IllegalStateException());
    Thread other = new Thread(fail);
    other.start();
    fail.run();
    other.join();
    System.out.println(breaker.getState());
  }
}
