// A merge of a hash table loses no update.
// covers: Hashtable
// outcomes: 2
import java.util.Hashtable;

public class HashtableMerges {
  static final Hashtable<String, Integer> TABLE = new Hashtable<>();

  static void other() throws Exception {
    TABLE.merge("a", 1, Integer::sum);
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
    TABLE.merge("a", 1, Integer::sum);
    other.join();
    System.out.println(TABLE.get("a"));
  }
}
