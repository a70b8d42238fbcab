// Two classes whose initialisers need each other, begun by two threads.
// finds: deadlock
// message: deadlock: main
// outcomes: | done
public class InitialisersDeadlock {
  static volatile int step;

  static class A {
    static int a;

    static {
      step = 1;
      a = B.b + 1;
    }
  }

  static class B {
    static int b;

    static {
      step = 2;
      b = A.a + 1;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> System.identityHashCode(B.b));
    other.start();
    int a = A.a;
    other.join();
    System.out.println("done");
  }
}
