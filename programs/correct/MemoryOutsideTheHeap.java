// What a thread has compressed is in memory outside the heap, which a cleaner frees: no state tells.
// outcomes: 35 | 53
import java.util.zip.Deflater;

public class MemoryOutsideTheHeap {
  static final StringBuffer sizes = new StringBuffer();

  static class Worker extends Thread {
    private final Deflater deflater = new Deflater();

    Worker(int size) {
      deflater.setInput(new byte[size]);
      deflater.finish();
      deflater.deflate(new byte[100]);
    }

    @Override
    public void run() {
      sizes.append(deflater.getBytesRead());
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Worker one = new Worker(3);
    Worker two = new Worker(5);
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.print(sizes);
  }
}
