// issue: gson #625, #1829
// what: two threads read types that refer to each other, and one gets an adapter that is not finished
// broken: com.google.code.gson:gson:2.10
// fixed: com.google.code.gson:gson:2.10.1
// finds: exception: com.google.gson.JsonSyntaxException
import com.google.gson.Gson;

public class GsonCyclicTypes {
  static final class Person {
    Home home;
  }

  static final class Home {
    Person owner;
  }

  public static void main(String[] args) throws InterruptedException {
    Gson gson = new Gson();
    Thread other = new Thread(() -> gson.fromJson("{\"home\":{}}", Person.class));
    other.start();
    gson.fromJson("{\"owner\":{}}", Home.class);
    other.join();
  }
}
