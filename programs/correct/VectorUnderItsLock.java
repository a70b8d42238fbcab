// Who holds the lock of a vector is alone with it.
// covers: Vector
// outcomes: 1 | 3
import java.util.List;
import java.util.Vector;

public class VectorUnderItsLock {
  static final Vector<Integer> VECTOR = new Vector<>(List.of(1));

  static void other() throws Exception {
    VECTOR.add(2);
  }

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                other();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    other.start();
    synchronized (VECTOR) {
      int sum = 0;
      for (int i = 0; i < VECTOR.size(); i++) {
        sum += VECTOR.get(i);
      }
      System.out.println(sum);
    }
    other.join();
  }
}
