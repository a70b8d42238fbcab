// Nobody gives the permit.
// covers: LockSupport
// finds: deadlock
// outcomes:
import java.util.concurrent.locks.LockSupport;

public class ParkWithoutUnpark {
  public static void main(String[] args) {
    LockSupport.park();
    System.out.println("unparked");
  }
}
