// A system property that an execution sets is not there when the next one begins.
// outcomes: none null | none 1
public class PropertiesAreFresh {
  public static void main(String[] args) throws InterruptedException {
    String first = System.getProperty("mazurka.test.property", "none");
    Thread other = new Thread(() -> System.setProperty("mazurka.test.property", "1"));
    other.start();
    String second = System.getProperty("mazurka.test.property");
    other.join();
    System.out.println(first + " " + second);
  }
}
