// Methods that lock their class: the lock is always there, though no thread holds a reference to it.
// outcomes: 1;2;2 | 2;1;2
public class StaticSynchronized {
  static int count;

  static synchronized int increment() {
    return ++count;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> System.out.print(increment() + ";"));
    other.start();
    int mine = increment();
    System.out.print(mine + ";");
    other.join();
    System.out.println(count);
  }
}
