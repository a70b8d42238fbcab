// A reference is in its queue from when it is enqueued until it is taken out again.
// outcomes: false false | false true | true true
// executions(optimal): 3
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

public class EnqueueAndPoll {
  static final Object KEPT = new Object();

  public static void main(String[] args) throws InterruptedException {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    Reference<Object> reference = new WeakReference<>(KEPT, queue);
    Thread thread = new Thread(reference::enqueue);
    thread.start();
    boolean enqueued = reference.isEnqueued();
    boolean polled = queue.poll() == reference;
    thread.join();
    System.out.print(enqueued + " " + polled);
  }
}
