// What is given to an inherited method of a shared collection is shared.
// finds: race
// races: fail
public class SubclassedListPublishes {
  static class Boxes extends java.util.Vector<int[]> {}

  public static void main(String[] args) throws InterruptedException {
    Boxes boxes = new Boxes();
    Thread other =
        new Thread(
            () -> {
              if (boxes.size() > 0) {
                boxes.get(0)[0]++;
              }
            });
    other.start();
    int[] box = new int[1];
    boxes.add(box);
    box[0]++;
    other.join();
    System.out.println(box[0]);
  }
}
