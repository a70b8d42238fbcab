// The timer's thread waits for tasks for ever, so Java would never exit.
// covers: Timer
// finds: deadlock
// message: Timer-0
// outcomes: ran
import java.util.Timer;
import java.util.TimerTask;

public class TimerNeverCancelled {
  public static void main(String[] args) {
    new Timer()
        .schedule(
            new TimerTask() {
              @Override
              public void run() {
                System.out.println("ran");
              }
            },
            10);
  }
}
