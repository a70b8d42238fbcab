// issue: POOL-303
// what: a factory fails, and who waited for its object waits for ever
// broken: org.apache.commons:commons-pool2:2.4.2
// fixed: org.apache.commons:commons-pool2:2.4.3
// finds: deadlock: main at LinkedBlockingDeque.java
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

public class Pool2FailingFactory {
  static final class Factory extends BasePooledObjectFactory<Object> {
    @Override
    public Object create() throws Exception {
      throw new Exception("cannot connect");
    }

    @Override
    public PooledObject<Object> wrap(Object object) {
      return new DefaultPooledObject<>(object);
    }
  }

  static void use(GenericObjectPool<Object> pool) {
    try {
      pool.borrowObject();
    } catch (Exception e) {
      return;
    }
    throw new AssertionError("borrowed what was not made");
  }

  public static void main(String[] args) throws InterruptedException {
    GenericObjectPoolConfig config = new GenericObjectPoolConfig();
    config.setMaxTotal(1);
    config.setJmxEnabled(false);
    GenericObjectPool<Object> pool = new GenericObjectPool<Object>(new Factory(), config);
    Thread other = new Thread(() -> use(pool));
    other.start();
    use(pool);
    other.join();
  }
}
