// A reference to a method on an object of a subclass of the method's own class is called as written.
// outcomes: 1 2 3 4
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class ReferencesOnSubclasses {

  static class Failures extends Error {
    private static final long serialVersionUID = 1L;
  }

  static class Counter extends AtomicInteger {
    private static final long serialVersionUID = 1L;
  }

  static class Worker extends Thread {

    private final Runnable work;

    Worker(Runnable work) {
      this.work = work;
    }

    @Override
    public void run() {
      work.run();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Failures failures = new Failures();
    List.of(new Exception()).forEach(failures::addSuppressed);
    Counter counter = new Counter();
    Worker worker = new Worker(counter::incrementAndGet);
    Runnable start = worker::start;
    start.run();
    IntSupplier increment = counter::incrementAndGet;
    increment.getAsInt();
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    List.of(1, 2, 3).forEach(queue::add);
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    List.of(1, 2, 3, 4).forEach(i -> map.put(i, i));
    Supplier<Integer> keys = map.keySet()::size;
    worker.join();
    System.out.println(
        failures.getSuppressed().length + " " + counter + " " + queue.size() + " " + keys.get());
  }
}
