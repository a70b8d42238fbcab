// Two tasks add up halves of an array; the last of them to end completes the sum.
// except: dfs, dspin
// covers: CountedCompleter
// outcomes: 10 true
import java.util.concurrent.CountedCompleter;

public class CountedSum {
  static class Sum extends CountedCompleter<Integer> {
    final int[] numbers;
    final int from;
    final int to;
    Sum left;
    Sum right;
    int sum;

    Sum(CountedCompleter<?> waiting, int[] numbers, int from, int to) {
      super(waiting);
      this.numbers = numbers;
      this.from = from;
      this.to = to;
    }

    @Override
    public void compute() {
      if (to - from > 2) {
        int middle = (from + to) / 2;
        left = new Sum(this, numbers, from, middle);
        right = new Sum(this, numbers, middle, to);
        setPendingCount(1);
        left.fork();
        right.compute();
      } else {
        for (int i = from; i < to; i++) {
          sum += numbers[i];
        }
        tryComplete();
      }
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      if (caller != this) {
        sum = left.sum + right.sum;
      }
    }

    @Override
    public Integer getRawResult() {
      return sum;
    }
  }

  public static void main(String[] args) {
    Sum sum = new Sum(null, new int[] {1, 2, 3, 4}, 0, 4);
    System.out.println(sum.invoke() + " " + sum.isCompletedNormally());
  }
}
