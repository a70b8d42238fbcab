package io.mazurka.jvm.probe;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.jvm.ReadsStates;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which texts may show the names of threads, hash codes and the like. */
@ReadsStates
class PlainTextsTest {

  /** What the code of the snippets may use. */
  private static final String TYPES =
      """
      import java.util.List;
      import java.util.concurrent.atomic.AtomicInteger;
      public class Types {
        static class Count extends AtomicInteger {}
        static class Named extends AtomicInteger {
          @Override public String toString() { return Thread.currentThread().getName(); }
        }
        static class Bare {}
        static class Told { @Override public String toString() { return "told"; } }
        static class Below extends Told {}
        static class Above { @Override public String toString() { return "above"; } }
        static class Hidden extends Above { @Override public String toString() { return "" + of; } Object of; }
        interface Shown { @Override String toString(); }
        enum Colour { RED { @Override int value() { return 1; } }; abstract int value(); }
        record Point(int x, Integer y, Colour colour) {}
        record Pair(Point left, Point right, Pair next) {}
        record Any(Object inside) {}
        record Deep(Other other, Any any) {}
        record Other(Deep deep, int x) {}
        record Listed(List<String> all) {}
        record Many(int[] all) {}
        static class Out extends java.io.PrintStream { Out() { super(System.out); } }
        static class Own { void println(Object object) {} static String valueOf(Object object) { return ""; } }
        static Object object;
        static Integer integer = 1;
        static AtomicInteger atomic = new AtomicInteger();
        static StringBuilder builder = new StringBuilder();
        static Named named;
        static Count count;
        static Bare bare;
        static Above above;
        static Shown shown;
        static Colour colour;
        static Point point;
        static Pair pair;
        static Any any;
        static Deep deep;
        static Other other;
        static Listed listed;
        static Many many;
        static Thread thread;
        static int[] numbers = {1};
        static Integer[] integers = {1};
        static boolean yes;
        static String text;
        static Bare[] bares() { return null; }
        static Object[] bares;
      }
      """;

  @TempDir Path folder;

  @Test
  void text_ofWhatIsKnownToBeAValue() {
    assertThat(
            observing(
                """
                        text = "x " + builder
                        text = "x " + atomic
                        text = "x " + integer
                        text = "x " + yes + 1L + 'c' + 2.0
                        text = "x " + colour
                        text = "x " + Thread.State.NEW
                        text = "x " + new Told()
                        text = "x " + new Below()
                        text = "x " + above
                        text = "x " + point
                        text = "x " + pair
                        text = "x " + count
                        text = "x " + (yes ? builder : null)
                        text = "x " + (StringBuilder) object
                        text = "x " + integers[0]
                        text = String.valueOf(atomic)
                        text = String.valueOf((Object) null)
                        text = atomic.toString()
                        text = colour.toString()
                        text = point.toString()
                        text = java.util.Objects.toString(atomic)
                        text = java.util.Arrays.toString(numbers)
                        text = new StringBuilder().append(builder).append(atomic).insert(0, atomic).toString()
                        System.out.println(builder)
                System.out.printf("%d %s%n", 1, text)
                text = String.format("%d %s", integer, null)
                text = "%s".formatted(yes ? text : null)
                Object[] all = {1, text}; text = String.format("%s %s", all)
                        System.out.println(atomic)
                        new Out().println(atomic)
                    java.util.function.Consumer<AtomicInteger> f = one -> text = "x " + one
                        new Own().println(thread)
                        text = Own.valueOf(thread)
                """))
        .isEmpty();
  }

  @Test
  void text_ofWhatMayBeAnything() {
    List<String> snippets =
        """
        text = "x " + object
        text = "x " + thread
        Object o = new Thread(); text = "x " + o
        text = "x " + (yes ? integer : thread)
        text = "x " + (yes ? integers : new Thread[0])[0]
        Object o = 1; if (yes) { o = thread; } text = "x " + o
        Object o = 1; while (yes) { text = "x " + o; o = thread; }
        java.util.function.Consumer<Object> f = one -> text = "x " + one
        text = "x " + new Bare()
        text = "x " + bare
        text = "x " + bares()[0]
        text = "x " + shown
        text = "x " + any
        text = "x " + deep
        text = "x " + other
        text = "x " + listed
        text = "x " + many
        text = "x " + numbers
        text = "x " + new Hidden()
        text = above.toString(); object = new Hidden()
        named = new Named(); text = "x " + named
        atomic = new Named(); text = "x " + atomic
        text = "x " + (Runnable) object
        text = "x " + (CharSequence) object
        try { bare = null; } catch (RuntimeException e) { text = "x " + e; }
        text = String.valueOf(object)
        text = bare.toString()
        text = shown.toString()
        text = any.toString()
        text = thread.toString()
        text = java.util.Objects.toString(thread)
        text = java.util.Objects.toIdentityString(atomic)
        text = java.util.Arrays.toString(bares())
        text = java.util.Arrays.toString(new int[][] {numbers})
        text = java.util.Arrays.deepToString(bares())
        text = List.of(bare).toString()
        text = new StringBuilder().append(object).toString()
        text = new StringBuilder().insert(0, object).toString()
        System.out.println(object)
        System.out.printf("%s", thread)
        text = "%s".formatted(object)
        text = String.format("%h", builder)
        text = String.format("%s", 1, bare)
        text = String.format("%s", (Object[]) integers)
        Object[] all = {1}; all[0] = thread; text = String.format("%s", all)
        Object[] all = {1}; text = String.format("%s", all); all[0] = thread
        Object[] all = {1}; Object[] same = all; same[0] = thread; text = String.format("%s", all)
        Object[] all = {1}; object = all; text = String.format("%s", all)
        Object[] all = {1}; bares = all; text = String.format("%s", all)
        Object[] all = {1}; List.of(all); text = String.format("%s", all)
        Object[] all = {1}; Runnable r = () -> all[0] = thread; r.run(); text = String.format("%s", all)
        Object[] all = {1}; Object[][] both = {all}; both[0][0] = thread; text = String.format("%s", all)
        Object[] all = {1}; ((Object[]) (Object) all)[0] = thread; text = String.format("%s", all)
        Object[] all = {1}; Object[] b = {2}; (yes ? all : b)[0] = thread; text = String.format("%s", all)
        Object[] all = {1}; text = String.format("%s", yes ? all : bares())
        text = String.format("%s", object)
        new Out().println(object)
        java.util.function.Function<Object, String> f = String::valueOf; text = f.apply(object)
        java.util.function.Consumer<Object> f = System.out::println; f.accept(object)
        """
            .lines()
            .toList();
    assertThat(observing(String.join("\n", snippets))).containsExactlyElementsOf(snippets);
  }

  private List<String> observing(String snippets) {
    return new Snippets(TYPES, folder).observing(Observation.NAMES, snippets);
  }
}
