// A stamp tells an old value from one that came back; a mark goes with a reference.
// outcomes: false true | true true
import java.util.concurrent.atomic.*;

public class StampedAndMarked {
  public static void main(String[] args) throws InterruptedException {
    AtomicStampedReference<String> stamped = new AtomicStampedReference<>("a", 0);
    AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("a", false);
    Thread other =
        new Thread(
            () -> {
              stamped.compareAndSet("a", "b", 0, 1);
              stamped.compareAndSet("b", "a", 1, 2);
              marked.attemptMark("a", true);
            });
    other.start();
    boolean swapped = stamped.compareAndSet("a", "c", 0, 1);
    other.join();
    System.out.println(swapped + " " + marked.isMarked());
  }
}
