// A static initialiser waits for a thread that needs the class: a lambda of the class itself.
// finds: deadlock
// outcomes:
public class InitialiserStartsThread {
  static class Eager {
    static int value = 1;

    static {
      Thread other = new Thread(() -> value = 2);
      other.start();
      try {
        other.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) {
    System.out.println(Eager.value);
  }
}
