// The elements of an array are variables of their own: one is shared by both threads.
// finds: race
// message: data race on int[] element
// outcomes: 1 1 1 | 1 1 2
public class ArrayElements {
  public static void main(String[] args) throws InterruptedException {
    int[] counts = new int[3];
    Thread other =
        new Thread(
            () -> {
              counts[0]++;
              counts[2]++;
            });
    other.start();
    counts[1]++;
    counts[2]++;
    other.join();
    System.out.println(counts[0] + " " + counts[1] + " " + counts[2]);
  }
}
