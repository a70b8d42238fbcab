// Two tasks of an executor with a thread for each share a list.
// covers: Executors.newVirtualThreadPerTaskExecutor
// finds: race
// message: java.util.ArrayList
// except: dfs
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class VirtualThreadPerTaskRace {
  public static void main(String[] args) {
    List<Integer> results = new ArrayList<>();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      executor.submit(() -> results.add(1));
      executor.submit(() -> results.add(2));
    }
  }
}
