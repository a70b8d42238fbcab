// library: com.zaxxer.hikari.util.ConcurrentBag
// checks: the core of a connection pool lends an entry to one thread at a time; who returns one counts the rounds in which he waits for a taker, and these are without end where nobody else runs
// stops: the bound of 1000 transitions in an execution was met
import com.zaxxer.hikari.util.ConcurrentBag;
import com.zaxxer.hikari.util.ConcurrentBag.IConcurrentBagEntry;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class HikariBag {
  static final class Entry implements IConcurrentBagEntry {
    final AtomicInteger state = new AtomicInteger();
    int users;

    @Override
    public boolean compareAndSet(int expected, int updated) {
      return state.compareAndSet(expected, updated);
    }

    @Override
    public void setState(int updated) {
      state.set(updated);
    }

    @Override
    public int getState() {
      return state.get();
    }
  }

  static void use(ConcurrentBag<Entry> bag) {
    try {
      Entry entry = bag.borrow(1, TimeUnit.SECONDS);
      if (entry != null) {
        if (++entry.users != 1) {
          throw new AssertionError("lent twice");
        }
        entry.users--;
        bag.requite(entry);
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ConcurrentBag<Entry> bag = new ConcurrentBag<>(waiting -> {});
    bag.add(new Entry());
    Thread other = new Thread(() -> use(bag));
    other.start();
    use(bag);
    other.join();
    System.out.println("ok");
  }
}
