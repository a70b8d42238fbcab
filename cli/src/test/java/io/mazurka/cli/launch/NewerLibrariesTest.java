package io.mazurka.cli.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import picocli.CommandLine;

/** Libraries for old versions of Java are given newer class files. */
class NewerLibrariesTest {

  private static final List<Class<?>> OLD =
      List.of(CommandLine.class, ClassReader.class, ClassNode.class);

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void copyLibraries() throws IOException, URISyntaxException {
    for (Class<?> type : OLD) {
      Path jar = jarOf(type);
      Files.copy(jar, folder.resolve(jar.getFileName()));
    }
  }

  @Test
  void replace_librariesForJava5_givesClassFilesThatVerify() throws Exception {
    NewerLibraries.replace(folder);
    for (Class<?> type : OLD) {
      Path jar = copyOf(type);
      assertThat(contents(jar).keySet()).isEqualTo(contents(jarOf(type)).keySet());
      assertThat(classFiles(jar)).isNotEmpty().noneMatch(NewerVersion::wanted);
      linkAll(jar);
    }
  }

  @Test
  void replace_librariesWithoutOldClasses_leavesThemAlone() throws Exception {
    NewerLibraries.replace(folder);
    Path jar = copyOf(CommandLine.class);
    byte[] replaced = Files.readAllBytes(jar);
    NewerLibraries.replace(folder);
    assertThat(jar).hasBinaryContent(replaced);
  }

  @Test
  void of_classFileThatIsNone_leavesItAlone() {
    byte[] none = {1, 2, 3, 4, 0, 0, 0, 49, 0, 0};
    NewerVersion newer = new NewerVersion(getClass().getClassLoader());
    assertThat(NewerVersion.wanted(none)).isTrue();
    assertThat(newer.of(none)).isSameAs(none);
  }

  /** Asking for the methods of a class links it, and that verifies it. */
  private void linkAll(Path jar) throws Exception {
    URL[] urls = {url(copyOf(OLD.get(0))), url(copyOf(OLD.get(1))), url(copyOf(OLD.get(2)))};
    try (URLClassLoader classes = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      for (String entry : contents(jar).keySet()) {
        if (isClass(entry)) {
          String name = entry.substring(0, entry.length() - ".class".length()).replace('/', '.');
          assertThat(Class.forName(name, false, classes).getDeclaredMethods()).isNotNull();
        }
      }
    }
  }

  private static URL url(Path jar) throws IOException {
    return jar.toUri().toURL();
  }

  private static List<byte[]> classFiles(Path jar) throws IOException {
    return contents(jar).entrySet().stream()
        .filter(entry -> isClass(entry.getKey()))
        .map(entry -> entry.getValue())
        .toList();
  }

  private static boolean isClass(String entry) {
    return entry.endsWith(".class") && !entry.endsWith("module-info.class");
  }

  private static Map<String, byte[]> contents(Path jar) throws IOException {
    Map<String, byte[]> contents = new TreeMap<>();
    try (ZipFile file = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : file.stream().toList()) {
        contents.put(entry.getName(), file.getInputStream(entry).readAllBytes());
      }
    }
    return contents;
  }

  private Path copyOf(Class<?> type) throws URISyntaxException {
    return folder.resolve(jarOf(type).getFileName());
  }

  private static Path jarOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
