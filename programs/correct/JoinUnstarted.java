// join of a thread that was never started returns at once.
// outcomes: NEW false
public class JoinUnstarted {
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {});
    other.join();
    System.out.println(other.getState() + " " + other.isAlive());
  }
}
