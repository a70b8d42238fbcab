// A stream is handed over to another thread, which looks at what the stream was made of.
// finds: race
// except: dfs
// message: data race on java.util.ArrayList: read at StreamHandedOver.ofList
// message: data race on java.util.ArrayList: read at StreamHandedOver.ofTwo
// message: data race on java.util.ArrayList: read at StreamHandedOver.numbers
// message: data race on java.util.HashMap: read at StreamHandedOver.ofEntries
// message: data race on java.util.BitSet: read at StreamHandedOver.ofBits
// message: data race on java.lang.StringBuilder: read at StreamHandedOver.ofCharacters
// message: data race on java.lang.StringBuilder: read at StreamHandedOver.wrapped
// message: data race on int[] element: read at StreamHandedOver.ofArray
// message: data race on int[] element: read at StreamHandedOver.walked
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamHandedOver {
  static void ofList(Stream<Integer> stream) {
    stream.map(i -> i + 1).toList();
  }

  static void ofTwo(Stream<Integer> stream) {
    stream.count();
  }

  static void numbers(PrimitiveIterator.OfInt numbers) {
    numbers.nextInt();
  }

  static void ofEntries(Stream<Map.Entry<Integer, Integer>> stream) {
    stream.count();
  }

  static void ofBits(IntStream stream) {
    stream.sum();
  }

  static void ofCharacters(IntStream stream) {
    stream.sum();
  }

  static void wrapped(CharBuffer buffer) {
    buffer.get(0);
  }

  static void ofArray(IntStream stream) {
    stream.sum();
  }

  static void walked(Spliterator.OfInt elements) {
    elements.tryAdvance((int i) -> {});
  }

  static void together(Runnable one, Runnable two) throws InterruptedException {
    Thread other = new Thread(one);
    other.start();
    two.run();
    other.join();
  }

  public static void main(String[] args) throws InterruptedException {
    List<Integer> list = new ArrayList<>(List.of(1));
    Stream<Integer> ofList = list.stream();
    together(() -> ofList(ofList), () -> list.add(2));

    List<Integer> first = new ArrayList<>(List.of(1));
    Stream<Integer> ofTwo = Stream.concat(first.stream(), Stream.of(3));
    together(() -> ofTwo(ofTwo), () -> first.add(2));

    List<Integer> last = new ArrayList<>(List.of(1));
    PrimitiveIterator.OfInt numbers = last.stream().mapToInt(i -> i).iterator();
    together(() -> numbers(numbers), () -> last.set(0, 2));

    Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1));
    Stream<Map.Entry<Integer, Integer>> ofEntries = map.entrySet().stream();
    together(() -> ofEntries(ofEntries), () -> map.put(2, 2));

    BitSet bits = new BitSet();
    IntStream ofBits = bits.stream();
    together(() -> ofBits(ofBits), () -> bits.set(1));

    StringBuilder builder = new StringBuilder("a");
    IntStream ofCharacters = builder.chars();
    together(() -> ofCharacters(ofCharacters), () -> builder.append("b"));

    StringBuilder text = new StringBuilder("a");
    CharBuffer wrapped = CharBuffer.wrap(text);
    together(() -> wrapped(wrapped), () -> text.append("b"));

    int[] array = {1};
    IntStream ofArray = Arrays.stream(array);
    together(() -> ofArray(ofArray), () -> array[0] = 2);

    int[] elements = {1};
    Spliterator.OfInt walked = Arrays.spliterator(elements);
    together(() -> walked(walked), () -> elements[0] = 2);
  }
}
