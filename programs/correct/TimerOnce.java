// A timer runs its task and is cancelled by it.
// covers: Timer
// outcomes: ran
import java.util.Timer;
import java.util.TimerTask;

public class TimerOnce {
  public static void main(String[] args) {
    Timer timer = new Timer();
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            System.out.println("ran");
            timer.cancel();
          }
        },
        10);
  }
}
