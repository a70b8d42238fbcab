// When the garbage collector runs is nobody's business: finalizers are only run where the program calls them itself.
// outcomes: 2
import java.util.concurrent.atomic.AtomicInteger;

public class FinalizersDoNotRun {
  static final AtomicInteger CLOSED = new AtomicInteger();

  static class Resource {
    @Override
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() throws Throwable {
      CLOSED.incrementAndGet();
      super.finalize();
    }
  }

  static class Buffered extends Resource {
    byte[] buffer = new byte[1 << 16];

    void close() throws Throwable {
      finalize();
    }
  }

  @SuppressWarnings({"deprecation", "removal"})
  static void use() {
    try {
      for (int i = 0; i < 100; i++) {
        new Buffered();
      }
      System.gc();
      new Buffered().close();
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(FinalizersDoNotRun::use);
    other.start();
    use();
    other.join();
    System.out.println(CLOSED);
  }
}
