// issue: reactor-core #3257
// what: who subscribes while the value comes is told that there is none
// broken: io.projectreactor:reactor-core:3.4.24
// fixed: io.projectreactor:reactor-core:3.4.25
// with: org.reactivestreams:reactive-streams:1.0.4
// finds: assertion: java.lang.AssertionError: the value was lost
import java.util.concurrent.atomic.AtomicReference;
import reactor.core.publisher.Sinks;

public class ReactorSinkOne {
  public static void main(String[] args) throws InterruptedException {
    Sinks.One<String> sink = Sinks.one();
    AtomicReference<String> got = new AtomicReference<>();
    Thread other = new Thread(() -> sink.tryEmitValue("value"));
    other.start();
    sink.asMono().subscribe(got::set);
    other.join();
    if (got.get() == null) {
      throw new AssertionError("the value was lost");
    }
  }
}
