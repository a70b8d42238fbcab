// A field that only a method reads which no code of the program calls: sorting does, through an
// interface that the class of the method does not have. What the field holds is part of the state.
// outcomes: [a, b] | [b, a]
import java.util.Arrays;

public class CalledFromOutside {
  static volatile int source;
  static volatile int sink;

  static class Ranked {
    int rank;

    public int compareTo(Item other) {
      return Integer.compare(rank, other.rank);
    }
  }

  static final class Item extends Ranked implements Comparable<Item> {
    final String name;

    Item(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  public static void main(String[] args) {
    Item[] items = {new Item("a"), new Item("b")};
    items[1].rank = 1;
    Thread other =
        new Thread(
            () -> {
              source = 2;
              source = 0;
            });
    other.start();
    items[0].rank = source;
    sink = 1;
    Arrays.sort(items);
    System.out.println(Arrays.toString(items));
  }
}
