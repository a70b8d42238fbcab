// An object is published by a plain field.
// finds: race
// message: data race on UnsafePublication.published
public class UnsafePublication {
  static UnsafePublication published;

  int value;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> published = new UnsafePublication());
    other.start();
    UnsafePublication seen = published;
    System.out.println(seen == null ? -1 : seen.value);
    other.join();
  }
}
