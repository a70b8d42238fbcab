// Static fields begin anew in every execution: a counter, a list, an enum, a lazily filled cache.
// outcomes: 1 1 1 1 | 1 1 1 2
public class StaticStateIsFresh {
  enum Kind {
    ONLY;

    int uses;
  }

  static int count;
  static final java.util.List<String> LIST = new java.util.ArrayList<>();
  static Object cache;
  static volatile int updates;

  public static void main(String[] args) throws InterruptedException {
    count++;
    LIST.add("x");
    Kind.ONLY.uses++;
    if (cache == null) {
      cache = new Object();
    } else {
      count = 100;
    }
    Thread other = new Thread(() -> updates++);
    other.start();
    updates++;
    other.join();
    System.out.println(count + " " + LIST.size() + " " + Kind.ONLY.uses + " " + updates);
  }
}
