// An instance that a static initialiser gives away needs the class to be initialised when it touches a static field.
// finds: deadlock
// outcomes:
public class InitialiserLeaksInstance {
  static class Eager implements Runnable {
    static int value = 1;

    static {
      Thread other = new Thread(new Eager());
      other.start();
      try {
        other.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public void run() {
      value = 2;
    }
  }

  public static void main(String[] args) {
    System.out.println(Eager.value);
  }
}
