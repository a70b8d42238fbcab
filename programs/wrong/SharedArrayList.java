// A list that is not made for two threads.
// covers: ArrayList
// finds: race
// message: data race on java.util.ArrayList
public class SharedArrayList {
  public static void main(String[] args) throws InterruptedException {
    java.util.List<Integer> list = new java.util.ArrayList<>();
    Thread other = new Thread(() -> list.add(1));
    other.start();
    list.add(2);
    other.join();
    System.out.println(list.size());
  }
}
