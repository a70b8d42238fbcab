// library: org.jctools.maps.NonBlockingHashMap
// checks: of two threads that put a key if it is absent one succeeds, and both know with what; its table is read without order, which is a race in Java
// finds: race
import org.jctools.maps.NonBlockingHashMap;

public class JctoolsHashMap {
  static int put(NonBlockingHashMap<String, Integer> map, int value) {
    Integer present = map.putIfAbsent("key", value);
    return present == null ? value : present;
  }

  public static void main(String[] args) throws InterruptedException {
    NonBlockingHashMap<String, Integer> map = new NonBlockingHashMap<>();
    int[] got = new int[1];
    Thread other = new Thread(() -> got[0] = put(map, 1));
    other.start();
    int mine = put(map, 2);
    other.join();
    System.out.println(mine + " " + got[0] + " " + map.size());
  }
}
