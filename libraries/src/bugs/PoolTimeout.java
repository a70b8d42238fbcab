// issue: POOL-144
// what: a thread that times out leaks capacity, and a pool of one lends nothing any more
// broken: commons-pool:commons-pool:1.5
// fixed: commons-pool:commons-pool:1.5.1
// finds: exception: java.util.NoSuchElementException: Timeout waiting for idle object
import java.util.NoSuchElementException;
import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

public class PoolTimeout {
  static final class Factory extends BasePoolableObjectFactory {
    @Override
    public Object makeObject() {
      return new Object();
    }
  }

  static void use(GenericObjectPool pool) {
    try {
      pool.returnObject(pool.borrowObject());
    } catch (NoSuchElementException e) {
      // timed out
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    GenericObjectPool pool =
        new GenericObjectPool(new Factory(), 1, GenericObjectPool.WHEN_EXHAUSTED_BLOCK, 10);
    Object object = pool.borrowObject();
    Thread other = new Thread(() -> use(pool));
    other.start();
    Thread.sleep(10);
    pool.returnObject(object);
    other.join();
    pool.returnObject(pool.borrowObject());
  }
}
