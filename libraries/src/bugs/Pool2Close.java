// issue: POOL-263
// what: an object is returned while the pool is closed, and is never destroyed
// broken: org.apache.commons:commons-pool2:2.2
// fixed: org.apache.commons:commons-pool2:2.3
// finds: assertion: java.lang.AssertionError: an object was not destroyed
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

public class Pool2Close {
  static final class Factory extends BasePooledObjectFactory<Object> {
    final AtomicInteger alive = new AtomicInteger();

    @Override
    public Object create() {
      alive.incrementAndGet();
      return new Object();
    }

    @Override
    public PooledObject<Object> wrap(Object object) {
      return new DefaultPooledObject<>(object);
    }

    @Override
    public void destroyObject(PooledObject<Object> object) {
      alive.decrementAndGet();
    }
  }

  public static void main(String[] args) throws Exception {
    GenericObjectPoolConfig config = new GenericObjectPoolConfig();
    config.setJmxEnabled(false);
    Factory factory = new Factory();
    GenericObjectPool<Object> pool = new GenericObjectPool<Object>(factory, config);
    Object object = pool.borrowObject();
    Thread other = new Thread(() -> pool.returnObject(object));
    other.start();
    pool.close();
    other.join();
    if (factory.alive.get() != 0) {
      throw new AssertionError("an object was not destroyed");
    }
  }
}
