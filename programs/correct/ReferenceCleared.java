// A reference is cleared by one thread while another asks for what it refers to.
// outcomes: false 1 | true 1
import java.lang.ref.WeakReference;

public class ReferenceCleared {
  public static void main(String[] args) throws InterruptedException {
    int[] kept = {1};
    WeakReference<int[]> reference = new WeakReference<>(kept);
    Thread other = new Thread(reference::clear);
    other.start();
    System.out.println((reference.get() == null) + " " + kept[0]);
    other.join();
  }
}
