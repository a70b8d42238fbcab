// An enum constant is shared; its field is not protected.
// finds: race
// outcomes: 1 | 2
public class EnumSingleton {
  enum Counter {
    ONLY;

    int count;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> Counter.ONLY.count++);
    other.start();
    Counter.ONLY.count++;
    other.join();
    System.out.println(Counter.valueOf("ONLY").count);
  }
}
