// Threads of a pool inherit thread-locals of the one who has them made, those of the common pool do not.
// outcomes: null 1 [1, null] 1
// except: dfs
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

public class InheritedButByCommonPool {
  static final InheritableThreadLocal<Integer> USER = new InheritableThreadLocal<>();

  static String user() {
    return String.valueOf(USER.get());
  }

  public static void main(String[] args) throws Exception {
    USER.set(1);
    String common = CompletableFuture.supplyAsync(InheritedButByCommonPool::user).get();
    try (ForkJoinPool own = new ForkJoinPool(1);
        var fixed = Executors.newFixedThreadPool(1)) {
      String ofOwn = own.submit(InheritedButByCommonPool::user).get();
      SortedSet<String> ofStream = Collections.synchronizedSortedSet(new TreeSet<>());
      IntStream.range(0, 2).parallel().forEach(_ -> ofStream.add(user()));
      String ofFixed = fixed.submit(InheritedButByCommonPool::user).get();
      System.out.println(common + " " + ofOwn + " " + ofStream + " " + ofFixed);
    }
  }
}
