// Threads that make threads: which of these gets the lower number is a matter of order.
// outcomes: false | true
public class NamesInOrder {
  static String one;
  static String two;

  static String next() {
    return new Thread(() -> {}).getName();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> one = next(), "first");
    Thread second = new Thread(() -> two = next(), "second");
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(one.compareTo(two) < 0);
  }
}
