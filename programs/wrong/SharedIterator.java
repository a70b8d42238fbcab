// The list never changes, but who walks over it moves on.
// finds: race
// outcomes: 1 | 2
import java.util.Iterator;
import java.util.List;

public class SharedIterator {
  public static void main(String[] args) throws InterruptedException {
    Iterator<Integer> numbers = List.of(1, 2).iterator();
    Thread other = new Thread(numbers::next);
    other.start();
    System.out.println(numbers.next());
    other.join();
  }
}
