// What is reached from a published object is published: inner classes, records, arrays of arrays, captured variables.
// finds: race
// message: data race on NestedObjects.Inner.value
// message: data race on int[] element
// message: data race on NestedObjects.Holder.last
public class NestedObjects {
  static class Holder {
    int last;
  }

  class Inner {
    int value;
  }

  record Pair(Inner inner, int[][] grid) {}

  static volatile Pair pair;

  public static void main(String[] args) throws InterruptedException {
    Holder captured = new Holder();
    Inner inner = new NestedObjects().new Inner();
    int[][] grid = {{0}, {0}};
    Thread other =
        new Thread(
            () -> {
              captured.last = 1;
              Pair seen = pair;
              if (seen != null) {
                seen.inner().value++;
                seen.grid()[1][0]++;
              }
            });
    other.start();
    captured.last = 2;
    pair = new Pair(inner, grid);
    inner.value++;
    grid[1][0]++;
    other.join();
  }
}
