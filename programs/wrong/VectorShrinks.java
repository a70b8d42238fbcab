// A vector is iterated while another thread removes from it.
// covers: Vector
// finds: exception
// message: java.util.ConcurrentModificationException
import java.util.List;
import java.util.Vector;

public class VectorShrinks {
  static final Vector<Integer> VECTOR = new Vector<>(List.of(1, 2, 3));

  static void other() throws Exception {
    VECTOR.remove(0);
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
    for (int element : VECTOR) {
      System.out.println(element);
    }
    other.join();
  }
}
