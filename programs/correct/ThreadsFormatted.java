// The number in the text of a thread is the same in each execution, whoever makes the text.
// outcomes: Thread[#2,Thread-0,5,main] Thread[#2,Thread-0,5,main]
import java.util.Objects;

public class ThreadsFormatted {
  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(ThreadsFormatted::show);
    thread.start();
    thread.join();
  }

  private static void show() {
    Thread thread = Thread.currentThread();
    System.out.print(String.format("%s ", thread) + Objects.toString(thread));
  }
}
