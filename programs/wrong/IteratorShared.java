// Nobody changes the list, but both threads move its one iterator.
// covers: iterators
// finds: race
// message: Itr
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class IteratorShared {
  static final Iterator<Integer> JOBS = new ArrayList<>(List.of(1, 2)).iterator();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> System.out.println(JOBS.next()));
    other.start();
    System.out.println(JOBS.next());
    other.join();
  }
}
