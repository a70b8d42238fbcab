// A class loader of the program's own has fields like any other object: what they hold is part of the
// state.
// outcomes: 0 | 1
public class MarkedLoader {
  static volatile int source;
  static volatile int sink;

  static final class Marked extends ClassLoader {
    final int mark;

    Marked(int mark) {
      this.mark = mark;
    }
  }

  public static void main(String[] args) {
    Thread other =
        new Thread(
            () -> {
              source = 1;
              source = 0;
            });
    other.start();
    Thread.currentThread().setContextClassLoader(new Marked(source));
    sink = 1;
    sink = 2;
    if (Thread.currentThread().getContextClassLoader() instanceof Marked marked) {
      System.out.println(marked.mark);
    }
  }
}
