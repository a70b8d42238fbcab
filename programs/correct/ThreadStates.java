// The states of a thread as others see them.
// outcomes: NEW TERMINATED
public class ThreadStates {
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {});
    String before = other.getState().toString();
    other.start();
    other.join();
    System.out.println(before + " " + other.getState());
  }
}
