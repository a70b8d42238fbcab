// library: com.google.common.collect.Interners
// checks: of two equal objects that two threads bring both get the same one
// outcomes: true
import com.google.common.collect.Interner;
import com.google.common.collect.Interners;
import java.util.List;

public class GuavaInterner {
  public static void main(String[] args) throws InterruptedException {
    Interner<List<Integer>> interner = Interners.newStrongInterner();
    Object[] got = new Object[1];
    Thread other = new Thread(() -> got[0] = interner.intern(List.of(1)));
    other.start();
    Object mine = interner.intern(List.of(1));
    other.join();
    System.out.println(mine == got[0]);
  }
}
