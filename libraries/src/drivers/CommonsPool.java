// library: org.apache.commons.pool2.impl.GenericObjectPool
// checks: a pool of one lends its object to one thread at a time
// outcomes: 1
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

public class CommonsPool {
  static int made;

  static final class Factory extends BasePooledObjectFactory<int[]> {
    @Override
    public int[] create() {
      made++;
      return new int[1];
    }

    @Override
    public PooledObject<int[]> wrap(int[] object) {
      return new DefaultPooledObject<>(object);
    }
  }

  static void use(GenericObjectPool<int[]> pool) {
    try {
      int[] object = pool.borrowObject();
      object[0]++;
      pool.returnObject(object);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    GenericObjectPoolConfig<int[]> config = new GenericObjectPoolConfig<>();
    config.setMaxTotal(1);
    config.setJmxEnabled(false);
    GenericObjectPool<int[]> pool = new GenericObjectPool<>(new Factory(), config);
    Thread other = new Thread(() -> use(pool));
    other.start();
    use(pool);
    other.join();
    System.out.println(made);
  }
}
