package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ParallelStreamsTest {

  private static final List<String> SOURCES =
      List.of(
          "List.of(3, 1, 2, 1, 4).stream()",
          "Stream.of(2, 1)",
          "Stream.<Integer>empty()",
          "IntStream.range(0, 6).boxed()",
          "Stream.iterate(1, x -> x + 1).limit(5)",
          "new LinkedHashSet<>(List.of(5, 3, 4)).stream()",
          "new TreeSet<>(List.of(2, 4, 3)).stream()");

  private static final List<String> STAGES =
      List.of(
          ".map(x -> x * 3 % 5)",
          ".filter(x -> x != 2)",
          ".flatMap(x -> Stream.of(x, x + 1))",
          ".sorted()",
          ".sorted(Comparator.reverseOrder())",
          ".distinct()",
          ".limit(3)",
          ".skip(1)",
          ".takeWhile(x -> x < 4)",
          ".dropWhile(x -> x < 3)",
          ".mapToInt(x -> x).sorted().boxed()",
          ".mapToLong(x -> x).skip(1).mapToObj(x -> (int) x)",
          ".mapToDouble(x -> x).limit(4).distinct().mapToObj(x -> (int) x)",
          ".gather(Gatherers.windowSliding(2)).map(w -> w.getFirst())",
          ".gather(Gatherer.<Integer, Integer>of((_, x, next) -> next.push(x + 1)))");

  private static final List<String> ENDS =
      List.of(
          ".toList()",
          ".count()",
          ".findFirst()",
          ".max(Comparator.naturalOrder())",
          ".reduce(0, Integer::sum)",
          ".iterator().hasNext()",
          ".collect(Collectors.groupingBy(x -> x % 2))",
          ".map(String::valueOf).collect(Collectors.joining(\",\"))",
          ".mapToInt(x -> x).summaryStatistics().toString()",
          ".toArray(Integer[]::new).length");

  /** Whatever is asked of a stream in its order, in parallel it gives the same. */
  @Test
  void parallelStream_givesWhatASequentialOneGives() {
    StringBuilder main = new StringBuilder("Object a; Object b;\n");
    Random random = new Random(1);
    for (int i = 0; i < 60; i++) {
      String source = pick(SOURCES, random);
      List<String> stages = new ArrayList<>(STAGES);
      Collections.shuffle(stages, random);
      String chain = String.join("", stages.subList(0, 1 + random.nextInt(3)));
      String end = pick(ENDS, random);
      String parallel = parallel(source) + chain + end;
      main.append("a = ").append(source + chain + end).append(";\n");
      main.append("b = ").append(parallel).append(";\n");
      main.append("if (!a.equals(b)) throw new IllegalStateException(a + \" \" + b + ")
          .append('"' + parallel.replace("\"", "'") + "\");\n");
    }
    Checked checked = Checked.reduced(main + "System.out.print(\"same\");");
    assertThat(checked.outcomes()).containsExactly("same");
  }

  private static String parallel(String source) {
    return source.contains(".limit")
        ? source.replace(".limit", ".parallel().limit")
        : source + ".parallel()";
  }

  private static String pick(List<String> all, Random random) {
    return all.get(random.nextInt(all.size()));
  }
}
