// Nobody gives the permit.
// finds: deadlock
// outcomes:
import java.util.concurrent.locks.LockSupport;

public class ParkWithoutUnpark {
  public static void main(String[] args) {
    LockSupport.park();
    System.out.println("unparked");
  }
}
