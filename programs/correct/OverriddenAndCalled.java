// Classes of the program that override methods of collections and call the ones above: each such
// call is a step, also inside of another call of the same collection, which holds its lock.
// outcomes: [1, 2] {a=3} [1, 2] | [1, 2] {a=3} [2, 1] | [1, 2] {a=4} [1, 2] | [1, 2] {a=4} [2, 1] | [2, 1] {a=3} [1, 2] | [2, 1] {a=3} [2, 1] | [2, 1] {a=4} [1, 2] | [2, 1] {a=4} [2, 1]
// except: dfs
import java.util.Hashtable;
import java.util.Map;
import java.util.Vector;
import java.util.concurrent.ConcurrentLinkedQueue;

public class OverriddenAndCalled {
  static class Line extends ConcurrentLinkedQueue<Integer> {
    @Override
    public boolean offer(Integer element) {
      return super.offer(element);
    }
  }

  static class Prices extends Hashtable<String, Integer> {
    @Override
    public synchronized Integer put(String key, Integer price) {
      return super.put(key, price + 2);
    }
  }

  static class Pile extends Vector<Integer> {
    @Override
    public void insertElementAt(Integer element, int index) {
      super.insertElementAt(element, index);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Line line = new Line();
    Prices prices = new Prices();
    Pile pile = new Pile();
    Thread other =
        new Thread(
            () -> {
              line.offer(1);
              prices.putAll(Map.of("a", 1));
              pile.add(0, 1);
            });
    other.start();
    line.add(2);
    prices.put("a", 2);
    pile.add(0, 2);
    other.join();
    System.out.println(line + " " + prices + " " + pile);
  }
}
