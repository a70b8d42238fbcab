// A function that changes the bin of the map that it computes a value for.
// finds: exception
// message: Recursive update
import java.util.concurrent.ConcurrentHashMap;

public class ComputedRecursively {
  public static void main(String[] args) {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    map.computeIfAbsent("Aa", a -> map.computeIfAbsent("BB", b -> 1));
  }
}
