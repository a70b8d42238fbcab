// issue: POOL-162
// what: a thread that is interrupted while it waits leaks capacity, and a pool of one lends nothing any more
// broken: commons-pool:commons-pool:1.5.4
// fixed: commons-pool:commons-pool:1.5.5
// finds: deadlock: main at GenericObjectPool.java
import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

public class PoolInterrupt {
  static final class Factory extends BasePoolableObjectFactory {
    @Override
    public Object makeObject() {
      return new Object();
    }
  }

  static void use(GenericObjectPool pool) {
    try {
      pool.returnObject(pool.borrowObject());
    } catch (InterruptedException e) {
      // gives up
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    GenericObjectPool pool = new GenericObjectPool(new Factory(), 1);
    Object object = pool.borrowObject();
    Thread other = new Thread(() -> use(pool));
    other.start();
    other.interrupt();
    pool.returnObject(object);
    other.join();
    pool.returnObject(pool.borrowObject());
  }
}
