package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;

/**
 * The folder of somebody who reads the documentation: a clone, and a small project of their own.
 */
final class ReadersFolder {

  private static final String QUEUE =
      """
      package com.example;
      public class Queue {
        private final int[] items = new int[4];
        private int size;
        public synchronized void put(int item) { items[size++] = item; }
        public synchronized int size() { return size; }
      }
      """;

  private static final String QUEUE_TEST =
      """
      package com.example;
      public class QueueTest {
        public static void main(String[] args) throws InterruptedException {
          Queue queue = new Queue();
          Thread other = new Thread(() -> queue.put(1));
          other.start();
          queue.put(args.length > 0 ? Integer.parseInt(args[0]) : 2);
          other.join();
          assert queue.size() == 2;
        }
      }
      """;

  private ReadersFolder() {}

  static void prepare(Path folder) throws IOException {
    for (String name : List.of("mazurka", "examples", "models")) {
      Files.createSymbolicLink(folder.resolve(name), LauncherTest.ROOT.resolve(name));
    }
    Path sources = Files.createDirectories(folder.resolve("src/test/java/com/example"));
    Path queue = Files.writeString(sources.resolve("Queue.java"), QUEUE);
    Path test = Files.writeString(sources.resolve("QueueTest.java"), QUEUE_TEST);
    Path classes = Files.createDirectories(folder.resolve("build/classes"));
    String[] args = {"-g", "-d", classes.toString(), queue.toString(), test.toString()};
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, args)).isZero();
    pack(classes.resolve("com/example/Queue.class"), folder.resolve("lib"));
  }

  private static void pack(Path classFile, Path folder) throws IOException {
    Path jar = Files.createDirectories(folder).resolve("queue.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("com/example/Queue.class"));
      Files.copy(classFile, out);
      out.closeEntry();
    }
    Files.delete(classFile);
  }
}
