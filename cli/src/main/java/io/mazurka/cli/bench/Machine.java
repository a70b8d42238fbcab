package io.mazurka.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * When and on what something was measured: nothing that tells whose machine it is.
 *
 * @param processor the model of the processor
 * @param cores how many of it the virtual machine may use
 */
public record Machine(LocalDate date, String processor, int cores, String java) {

  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  /** This machine, today. */
  public static Machine here() {
    return new Machine(
        LocalDate.now(ZoneOffset.UTC),
        model(),
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("java.vm.name") + " " + System.getProperty("java.version"));
  }

  private static String model() {
    try (Stream<String> lines = Files.lines(PROCESSORS)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElseGet(Machine::architecture);
    } catch (IOException _) {
      return architecture();
    }
  }

  private static String architecture() {
    return System.getProperty("os.arch");
  }

  /** The beginning of a benchmark's result. */
  public ObjectNode json() {
    ObjectNode tree = JsonMapper.shared().createObjectNode();
    tree.put("date", date.toString());
    tree.put("processor", processor);
    tree.put("cores", cores);
    tree.put("java", java);
    return tree;
  }

  /** In one line. */
  public String describe() {
    return "%s, %s, %d %s, %s"
        .formatted(date, processor, cores, cores == 1 ? "core" : "cores", java);
  }
}
