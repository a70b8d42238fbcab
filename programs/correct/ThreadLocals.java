// Each thread has a value of its own; a child gets a copy of what is inheritable.
// covers: ThreadLocal, InheritableThreadLocal
// outcomes: 0 5 1 5
public class ThreadLocals {
  static final ThreadLocal<int[]> OWN = ThreadLocal.withInitial(() -> new int[1]);
  static final InheritableThreadLocal<Integer> INHERITED = new InheritableThreadLocal<>();

  public static void main(String[] args) throws InterruptedException {
    INHERITED.set(5);
    OWN.get()[0]++;
    Thread other =
        new Thread(() -> System.out.print(OWN.get()[0] + " " + INHERITED.get() + " "));
    other.start();
    other.join();
    System.out.println(OWN.get()[0] + " " + INHERITED.get());
  }
}
