// The count of pending tasks is left at zero: the whole is complete before the part that was forked.
// covers: CountedCompleter
// finds: race
// except: dfs
import java.util.concurrent.CountedCompleter;

public class CountedTooLow {
  static int result;

  static class Part extends CountedCompleter<Void> {
    Part(CountedCompleter<?> waiting) {
      super(waiting);
    }

    @Override
    public void compute() {
      result = 1;
      tryComplete();
    }
  }

  static class Whole extends CountedCompleter<Void> {
    @Override
    public void compute() {
      new Part(this).fork();
      tryComplete();
    }
  }

  public static void main(String[] args) {
    new Whole().invoke();
    System.out.println(result);
  }
}
