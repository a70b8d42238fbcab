// Two threads run a reference to a method of one list; the race is told at the line that has the reference.
// finds: race
// message: data race on java.util.ArrayList: write at SharedByReference.main (SharedByReference.java:10)
import java.util.ArrayList;
import java.util.List;

public class SharedByReference {
  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>(List.of(1, 2));
    Runnable remove = list::removeLast;
    new Thread(remove).start();
    new Thread(remove).start();
  }
}
