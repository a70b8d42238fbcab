// Classes of the program that extend concurrent collections are weakly consistent, as these are.
// outcomes: [] {1=a} | [] {2=b} | [] {} | [1, 2] {1=a} | [1, 2] {2=b} | [1, 2] {} | [1] {1=a} | [1] {2=b} | [1] {} | [2] {1=a} | [2] {2=b} | [2] {}
// except: dfs
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;

public class ExtendedAndWalked {
  static class Line extends ConcurrentLinkedQueue<Integer> {}

  static class Names extends ConcurrentSkipListMap<Integer, String> {}

  public static void main(String[] args) throws InterruptedException {
    Line line = new Line();
    Names names = new Names();
    line.add(1);
    names.put(1, "a");
    Thread other =
        new Thread(
            () -> {
              line.poll();
              line.add(2);
              names.remove(1);
              names.put(2, "b");
            });
    other.start();
    List<Integer> copy = new ArrayList<>(line);
    String text = names.toString();
    other.join();
    System.out.println(copy + " " + text);
  }
}
