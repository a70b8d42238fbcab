// A field updater takes null for an object of another class.
// outcomes: not an object with such a field: 0
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterOfNothing {

  private volatile int count;

  public static void main(String[] args) {
    var updater = AtomicIntegerFieldUpdater.newUpdater(UpdaterOfNothing.class, "count");
    try {
      updater.incrementAndGet(null);
    } catch (ClassCastException e) {
      System.out.print("not an object with such a field: " + new UpdaterOfNothing().count);
    }
  }
}
