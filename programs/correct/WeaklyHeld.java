// What weak references lead to is not collected while an execution lasts, which no schedule decides.
// outcomes: false 1 | true 1
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;

public class WeaklyHeld {
  public static void main(String[] args) throws InterruptedException {
    WeakReference<Object> reference = new WeakReference<>(new Object());
    Map<Object, String> table = new WeakHashMap<>();
    table.put(new Object(), "value");
    System.gc();
    Runtime.getRuntime().gc();
    boolean[] gone = new boolean[1];
    Thread looks = new Thread(() -> gone[0] = reference.get() == null);
    Thread clears = new Thread(reference::clear);
    looks.start();
    clears.start();
    looks.join();
    clears.join();
    System.out.print(gone[0] + " " + table.size());
  }
}
