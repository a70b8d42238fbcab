// The methods that a record has by itself look into its components.
// finds: race
// message: data race on java.util.ArrayList: read at RecordShown$Names.toString
// outcomes: [] | [x]
import java.util.ArrayList;
import java.util.List;

public class RecordShown {
  record Names(List<String> all) {}

  public static void main(String[] args) throws InterruptedException {
    Names names = new Names(new ArrayList<>());
    Thread other = new Thread(() -> names.all().add("x"));
    other.start();
    System.out.println(names.toString().substring("Names[all=".length()).replace("]]", "]"));
    other.join();
  }
}
