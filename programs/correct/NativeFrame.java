// A thread that stands behind a native frame cannot be suspended as a continuation: platform threads take over.
// outcomes: 1 | 2
// except: dspin
public class NativeFrame {
  static volatile int updates;

  static class Loader extends ClassLoader {
    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      updates++;
      throw new ClassNotFoundException(name);
    }
  }

  static void search() {
    try {
      Class.forName("no.such.Class", true, new Loader());
    } catch (ClassNotFoundException e) {
      // Nobody expected one.
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread searching = new Thread(NativeFrame::search);
    searching.start();
    updates++;
    searching.join();
    System.out.println(updates);
  }
}
