// Field updaters work on volatile fields of any object.
// covers: AtomicIntegerFieldUpdater and the like
// outcomes: 2 2 first | 2 2 second
import java.util.concurrent.atomic.*;

public class FieldUpdaters {
  static final AtomicIntegerFieldUpdater<FieldUpdaters> I =
      AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "i");
  static final AtomicLongFieldUpdater<FieldUpdaters> L =
      AtomicLongFieldUpdater.newUpdater(FieldUpdaters.class, "l");
  static final AtomicReferenceFieldUpdater<FieldUpdaters, String> S =
      AtomicReferenceFieldUpdater.newUpdater(FieldUpdaters.class, String.class, "s");

  volatile int i;
  volatile long l;
  volatile String s;

  void update(String name) {
    I.incrementAndGet(this);
    L.getAndIncrement(this);
    S.compareAndSet(this, null, name);
  }

  public static void main(String[] args) throws InterruptedException {
    FieldUpdaters target = new FieldUpdaters();
    Thread other = new Thread(() -> target.update("second"));
    other.start();
    target.update("first");
    other.join();
    System.out.println(target.i + " " + target.l + " " + target.s);
  }
}
