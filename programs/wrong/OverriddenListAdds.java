// A class of the program that overrides a method and calls the one above: that one is not protected.
// finds: race
// message: write at OverriddenListAdds$Names.add
// outcomes: [main, other] | [other, main]
import java.util.ArrayList;

public class OverriddenListAdds {
  static class Names extends ArrayList<String> {
    @Override
    public boolean add(String name) {
      return super.add(name.strip());
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Names names = new Names();
    Thread other = new Thread(() -> names.add("other"));
    other.start();
    names.add("main");
    other.join();
    System.out.println(names);
  }
}
