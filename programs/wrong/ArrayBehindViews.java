// Lists, streams and buffers that are made of an array look at its elements.
// finds: race
// message: read at ArrayBehindViews.shown
// message: read at ArrayBehindViews.copied
// message: read at ArrayBehindViews.streamed
// message: read at ArrayBehindViews.wrapped
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

public class ArrayBehindViews {
  static final String[] texts = {"a", "b"};
  static final byte[] bytes = {1, 2, 3, 4};

  static void shown() {
    System.out.print(Arrays.asList(texts));
  }

  static void copied() {
    System.out.print(List.of(texts));
  }

  static void streamed() {
    System.out.print(Stream.of(texts).toList());
  }

  static void wrapped() {
    System.out.print(ByteBuffer.wrap(bytes).getInt());
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              texts[0] = "z";
              bytes[0] = 9;
            });
    other.start();
    shown();
    copied();
    streamed();
    wrapped();
    other.join();
  }
}
