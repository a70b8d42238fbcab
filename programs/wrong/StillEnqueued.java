// Who finds a reference enqueued cannot rely on it: another thread may take it from its queue.
// finds: exception
// message: NullPointerException
// executions(optimal): 3
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

public class StillEnqueued {
  static final Object KEPT = new Object();

  public static void main(String[] args) throws InterruptedException {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    Reference<Object> reference = new WeakReference<>(KEPT, queue);
    reference.enqueue();
    Thread thread = new Thread(queue::poll);
    thread.start();
    if (reference.isEnqueued()) {
      queue.poll().clear();
    }
    thread.join();
  }
}
