// A constant of an interface holds a mutable object.
// finds: race
// outcomes: 1 | 2
public class InterfaceConstants {
  interface Constants {
    int[] COUNT = new int[1];
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> Constants.COUNT[0]++);
    other.start();
    Constants.COUNT[0]++;
    other.join();
    System.out.println(Constants.COUNT[0]);
  }
}
