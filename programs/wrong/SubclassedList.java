// A class of the program that extends a collection: what it inherits is not protected.
// finds: race
public class SubclassedList {
  static class Names extends java.util.ArrayList<String> {}

  public static void main(String[] args) throws InterruptedException {
    Names names = new Names();
    Thread other = new Thread(() -> names.add("other"));
    other.start();
    names.add("main");
    other.join();
    System.out.println(names.size());
  }
}
