// Streams are handed over to a thread that is through with them before their sources are changed.
// outcomes: [2] 1 1/[1] 1
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamHandedBack {
  public static void main(String[] args) throws InterruptedException {
    List<Integer> list = new ArrayList<>(List.of(1));
    int[] array = {1};
    Stream<Integer> ofList = list.stream().map(i -> i + 1);
    IntStream ofArray = Arrays.stream(array).parallel();
    Iterator<Integer> iterator = list.stream().iterator();
    Thread other =
        new Thread(
            () -> System.out.println(ofList.toList() + " " + ofArray.sum() + " " + iterator.next()));
    other.start();
    other.join();
    list.add(3);
    array[0] = 4;

    List<Integer> locked = Collections.synchronizedList(new ArrayList<>(List.of(1)));
    Thread reader =
        new Thread(
            () -> {
              synchronized (locked) {
                int sum = locked.stream().limit(1).mapToInt(i -> i).sum();
                System.out.println(locked.stream().limit(1).toList() + " " + sum);
              }
            });
    reader.start();
    locked.add(2);
    reader.join();
  }
}
