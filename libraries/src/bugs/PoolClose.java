// issue: POOL-189
// what: the pool is closed while somebody finds it exhausted, and he waits for ever
// broken: commons-pool:commons-pool:1.6
// finds: deadlock: main at PoolClose.java
import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

public class PoolClose {
  static final class Factory extends BasePoolableObjectFactory {
    @Override
    public Object makeObject() {
      return new Object();
    }
  }

  public static void main(String[] args) throws Exception {
    GenericObjectPool pool = new GenericObjectPool(new Factory(), 1);
    pool.borrowObject();
    Thread other =
        new Thread(
            () -> {
              try {
                pool.borrowObject();
                throw new AssertionError("lent twice");
              } catch (IllegalStateException closed) {
                // as documented
              } catch (Exception e) {
                throw new AssertionError(e);
              }
            });
    other.start();
    pool.close();
    other.join();
  }
}
