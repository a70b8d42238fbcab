// A loop that writes the same again and again is left when another thread says so.
// outcomes: done
// races: off
// except: dfs
public class VolatileWriteLoop {
  static volatile boolean stop;
  static volatile int beats;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> stop = true);
    other.start();
    for (int i = 0; i < 4 && !stop; i++) {
      beats = i;
    }
    other.join();
    System.out.println("done");
  }
}
