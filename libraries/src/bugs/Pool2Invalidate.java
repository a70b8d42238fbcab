// issue: POOL-240
// what: an object is invalidated while somebody finds the pool exhausted, and nobody makes him another one
// broken: org.apache.commons:commons-pool2:2.12.1
// finds: deadlock: main at LinkedBlockingDeque.java
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

public class Pool2Invalidate {
  static final class Factory extends BasePooledObjectFactory<Object> {
    @Override
    public Object create() {
      return new Object();
    }

    @Override
    public PooledObject<Object> wrap(Object object) {
      return new DefaultPooledObject<>(object);
    }
  }

  static void use(GenericObjectPool<Object> pool) {
    try {
      pool.invalidateObject(pool.borrowObject());
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    GenericObjectPoolConfig<Object> config = new GenericObjectPoolConfig<>();
    config.setMaxTotal(1);
    config.setJmxEnabled(false);
    GenericObjectPool<Object> pool = new GenericObjectPool<>(new Factory(), config);
    Thread other = new Thread(() -> use(pool));
    other.start();
    use(pool);
    other.join();
  }
}
