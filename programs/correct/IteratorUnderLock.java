// Two threads share an iterator, and take turns.
// covers: iterators
// outcomes: 12
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class IteratorUnderLock {
  static final Iterator<Integer> JOBS = new ArrayList<>(List.of(1, 2)).iterator();

  static void work() {
    synchronized (JOBS) {
      System.out.print(JOBS.next());
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(IteratorUnderLock::work);
    other.start();
    work();
    other.join();
  }
}
