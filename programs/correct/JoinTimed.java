// A timed join ends with the thread or before.
// outcomes: true | false
public class JoinTimed {
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {});
    other.start();
    other.join(10);
    System.out.println(other.isAlive());
  }
}
