package io.mazurka.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init")
class SourcesTest {

  @TempDir private Path folder;
  private Sources sources;

  @BeforeEach
  void write() throws IOException {
    Path root = Files.createDirectories(folder.resolve("src/com/example"));
    Files.writeString(root.resolve("Queue.java"), lines(1_000));
    Files.writeString(folder.resolve("src/Main.java"), lines(20));
    Files.writeString(folder.resolve("secret.txt"), "secret\n");
    sources = new Sources(List.of(folder.resolve("none"), folder.resolve("src")));
  }

  private static String lines(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(i -> "line " + i)
        .collect(Collectors.joining("\n"));
  }

  @Test
  void find_byTheFrameOfThatPlace_knowsThePackage() {
    List<String> stack =
        List.of(
            "java.base/java.lang.Thread.run(Thread.java:3)", "com.example.Queue.put(Queue.java:7)");
    Sources.Place place = sources.find("Queue.java:7", stack).orElseThrow();
    assertThat(place.file().name()).isEqualTo("com/example/Queue.java");
    assertThat(place.line()).isEqualTo(7);
    assertThat(sources.find("Queue.java:9", List.of())).isPresent();
    assertThat(sources.find("Main.java:1", List.of("Main.main(Main.java:1)"))).isPresent();
  }

  @Test
  void find_ofWhatIsNotThere_findsNothing() {
    assertThat(sources.find("Main.java:21", List.of())).isEmpty();
    assertThat(sources.find("Main.java", List.of())).isEmpty();
    assertThat(sources.find("Other.java:1", List.of())).isEmpty();
    assertThat(sources.find("", List.of())).isEmpty();
  }

  @Test
  void find_ofNamesThatLeaveTheFolders_findsNothing() {
    assertThat(sources.find("../secret.txt:1", List.of())).isEmpty();
    assertThat(sources.find("..:1", List.of())).isEmpty();
    assertThat(sources.find("secret.txt:1", List.of("...a.b(secret.txt:1)"))).isEmpty();
    assertThat(sources.find("secret.txt:1", List.of("../.a.b(secret.txt:1)"))).isEmpty();
  }

  @Test
  void sections_holdWhatIsNearTheLinesInUse() {
    List<String> stack = List.of("com.example.Queue.put(Queue.java:500)");
    SourceFile file = sources.find("Queue.java:500", stack).orElseThrow().file();
    file.use(2);
    file.use(500);
    file.use(510);
    assertThat(file.sections()).hasSize(2);
    assertThat(file.sections().get(0).first()).isEqualTo(1);
    assertThat(file.sections().get(0).lines()).hasSize(152).startsWith("line 1");
    assertThat(file.sections().get(1).first()).isEqualTo(350);
    assertThat(file.sections().get(1).lines()).hasSize(311).endsWith("line 660");
  }
}
