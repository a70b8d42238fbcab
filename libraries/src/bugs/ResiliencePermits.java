// issue: resilience4j #1432
// what: a breaker that is half open permits more calls than it is to
// broken: io.github.resilience4j:resilience4j-circuitbreaker:1.7.0
// fixed: io.github.resilience4j:resilience4j-circuitbreaker:1.7.1
// with: io.github.resilience4j:resilience4j-core:1.7.0 io.vavr:vavr:0.10.2 io.vavr:vavr-match:0.10.2 org.slf4j:slf4j-api:1.7.36
// finds: assertion: java.lang.AssertionError: 2 calls instead of one
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

public class ResiliencePermits {
  public static void main(String[] args) throws InterruptedException {
    CircuitBreaker breaker =
        CircuitBreaker.of(
            "backend",
            CircuitBreakerConfig.custom()
                .permittedNumberOfCallsInHalfOpenState(1)
                .waitDurationInOpenState(Duration.ofSeconds(1))
                .build());
    AtomicInteger permitted = new AtomicInteger();
    Runnable call = () -> {
      if (breaker.tryAcquirePermission()) {
        permitted.incrementAndGet();
      }
    };
    breaker.transitionToOpenState();
    Thread.sleep(2000);
    Thread other = new Thread(call);
    other.start();
    call.run();
    other.join();
    if (permitted.get() != 1) {
      throw new AssertionError(permitted + " calls instead of one");
    }
  }
}
