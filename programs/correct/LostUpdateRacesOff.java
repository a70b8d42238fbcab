// The lost update where races are not looked for: only outcomes tell.
// races: off
// outcomes: 1 | 2
public class LostUpdateRacesOff {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> count++);
    other.start();
    count++;
    other.join();
    System.out.println(count);
  }
}
