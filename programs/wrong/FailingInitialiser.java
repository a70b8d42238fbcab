// Who comes first gets the error, who comes later hears that there was one.
// finds: exception
// message: java.lang.ExceptionInInitializerError in thread Thread-0
// message: java.lang.NoClassDefFoundError: Could not initialize class FailingInitialiser$Broken in thread Thread-0
// outcomes: first | later
public class FailingInitialiser {
  static class Broken {
    static int value = Integer.parseInt("x");
  }

  public static void main(String[] args) {
    new Thread(() -> System.out.println(Broken.value)).start();
    try {
      System.out.println(Broken.value);
    } catch (ExceptionInInitializerError e) {
      System.out.println("first");
    } catch (NoClassDefFoundError e) {
      System.out.println("later");
    }
  }
}
