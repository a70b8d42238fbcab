package io.mazurka.jvm.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.program.ProgramException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTest {

  @TempDir Path folder;
  private Path classes;

  @BeforeEach
  void compile() throws IOException {
    classes = Files.createDirectory(folder.resolve("classes"));
    Compiled.into(
        classes,
        8,
        "package p; public class A { public static String name() { return \"eight\"; } }");
  }

  private static void load(String name, Path... path) {
    try (ProgramLoader loader = new ProgramLoader(List.of(path))) {
      loader.load(name);
    }
  }

  @Test
  void missingClass_isNamedWithTheClassPath() {
    assertThatThrownBy(() -> load("p.Missing", classes))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("p.Missing")
        .hasMessageContaining(classes.toString());
  }

  @Test
  void missingFolder_isNamed() {
    assertThatThrownBy(() -> load("p.A", folder.resolve("nowhere")))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("nowhere, which does not exist");
  }

  @Test
  void fileThatIsNoJar_isNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("text.jar"), "this is no jar");
    assertThatThrownBy(() -> load("p.A", file))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("text.jar, which cannot be read as a jar");
  }

  @Test
  void classInTheWrongFolder_saysWhatTheClassPathShouldBe() {
    assertThatThrownBy(() -> load("A", classes.resolve("p")))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("holds the class p.A");
  }

  @Test
  void damagedClassFile_isNamed() throws IOException {
    Path file = classes.resolve("p/A.class");
    byte[] bytes = Files.readAllBytes(file);
    for (int length : new int[] {0, 3, 9, 10, 40, bytes.length / 2, bytes.length - 1}) {
      Files.write(file, java.util.Arrays.copyOf(bytes, length));
      assertThatThrownBy(() -> load("p.A", classes))
          .as("the first %d bytes", length)
          .isInstanceOf(ProgramException.class)
          .hasMessageContaining("class file of p.A in " + classes + " is damaged");
    }
  }

  @Test
  void newerClassFile_saysWhatToDo() throws IOException {
    Path file = classes.resolve("p/A.class");
    byte[] bytes = Files.readAllBytes(file);
    bytes[7] = 99;
    Files.write(file, bytes);
    assertThatThrownBy(() -> load("p.A", classes))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("compiled for Java 55, newer than the Java");
  }

  @Test
  void classOfAJar_andResources_areFound() throws Exception {
    Path jar =
        jar(
            "lib.jar",
            new Manifest(),
            Map.of("p/A.class", classes.resolve("p/A.class"), "some text/data.txt", text("data")));
    try (ProgramLoader loader = new ProgramLoader(List.of(jar))) {
      assertThat(nameOf(loader)).isEqualTo("eight");
      try (var in = loader.getResourceAsStream("some text/data.txt")) {
        assertThat(in).hasContent("data");
      }
      assertThat(loader.getResource("missing")).isNull();
    }
  }

  @Test
  void multiReleaseJar_givesTheNewestThatRuns() throws Exception {
    Path newer = Files.createDirectory(folder.resolve("newer"));
    Compiled.into(
        newer,
        11,
        "package p; public class A { public static String name() { return \"eleven\"; } }");
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
    Path jar =
        jar(
            "multi.jar",
            manifest,
            Map.of(
                "p/A.class",
                classes.resolve("p/A.class"),
                "META-INF/versions/11/p/A.class",
                newer.resolve("p/A.class")));
    try (ProgramLoader loader = new ProgramLoader(List.of(jar))) {
      assertThat(nameOf(loader)).isEqualTo("eleven");
    }
  }

  @Test
  void manifestClassPath_isFollowed() throws Exception {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, "missing.jar classes/");
    Path jar = jar("app.jar", manifest, Map.of("x.txt", text("x")));
    try (ProgramLoader loader = new ProgramLoader(List.of(jar))) {
      assertThat(nameOf(loader)).isEqualTo("eight");
    }
  }

  @Test
  void wildcard_standsForTheJarsOfAFolder() throws Exception {
    Path b = jar("b.jar", new Manifest(), Map.of("x.txt", text("x")));
    Path a = jar("a.JAR", new Manifest(), Map.of("x.txt", text("x")));
    String separator = java.io.File.pathSeparator;
    assertThat(ClassPath.parse(classes + separator + folder + "/*")).containsExactly(classes, a, b);
  }

  private static Object nameOf(ProgramLoader loader) throws Exception {
    return loader.load("p.A").getMethod("name").invoke(null);
  }

  private Path text(String text) throws IOException {
    return Files.writeString(
        Files.createTempFile(folder, "text", ".txt"), text, StandardCharsets.UTF_8);
  }

  private Path jar(String name, Manifest manifest, Map<String, Path> entries) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream zip = new JarOutputStream(out, manifest)) {
      for (Map.Entry<String, Path> entry : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        Files.copy(entry.getValue(), zip);
      }
    }
    return jar;
  }
}
