// issue: netty #8563
// what: a dead object is revived for a moment, and is deallocated twice
// broken: io.netty:netty-common:4.1.31.Final
// fixed: io.netty:netty-common:4.1.32.Final
// finds: assertion: java.lang.AssertionError: deallocated twice
// races: remain
import io.netty.util.AbstractReferenceCounted;
import io.netty.util.IllegalReferenceCountException;
import io.netty.util.ReferenceCounted;
import java.util.concurrent.atomic.AtomicInteger;

public class NettyRefCount extends AbstractReferenceCounted {
  final AtomicInteger deallocated = new AtomicInteger();

  @Override
  protected void deallocate() {
    if (deallocated.incrementAndGet() != 1) {
      throw new AssertionError("deallocated twice");
    }
  }

  @Override
  public ReferenceCounted touch(Object hint) {
    return this;
  }

  static void use(NettyRefCount object) {
    try {
      object.retain();
    } catch (IllegalReferenceCountException e) {
      return;
    }
    object.release();
  }

  public static void main(String[] args) throws InterruptedException {
    NettyRefCount object = new NettyRefCount();
    Thread left = new Thread(() -> use(object));
    Thread right = new Thread(() -> use(object));
    left.start();
    right.start();
    object.release();
    left.join();
    right.join();
  }
}
