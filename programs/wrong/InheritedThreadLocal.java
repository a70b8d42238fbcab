// What a child inherits in a thread-local is the very same object.
// covers: InheritableThreadLocal
// finds: race
// outcomes: 1 | 2
public class InheritedThreadLocal {
  static final InheritableThreadLocal<int[]> INHERITED = new InheritableThreadLocal<>();

  public static void main(String[] args) throws InterruptedException {
    int[] count = new int[1];
    INHERITED.set(count);
    Thread other = new Thread(() -> INHERITED.get()[0]++);
    other.start();
    count[0]++;
    other.join();
    System.out.println(count[0]);
  }
}
