package io.mazurka.cli.bench.peers;

import io.mazurka.cli.bench.peers.Told.Kind;
import io.mazurka.program.ProgramException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The process of one tool on one program, in an empty folder of its own that goes with it. */
final class PeerProcess {

  private static final int INTERVAL_MILLIS = 20;

  private final Limits limits;

  PeerProcess(Limits limits) {
    this.limits = limits;
  }

  /** Runs the tool until it ends or is stopped. */
  PeerResult run(Peer peer, PeerProgram program) throws InterruptedException {
    try {
      Path folder = Files.createTempDirectory("mazurka-peers");
      try {
        return run(peer, program, folder);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new ProgramException(peer.name() + " cannot be run on " + program.name(), e);
    }
  }

  private PeerResult run(Peer peer, PeerProgram program, Path folder)
      throws IOException, InterruptedException {
    Path output = folder.resolve("output");
    Path errors = folder.resolve("errors");
    peer.prepare(folder);
    long began = System.nanoTime();
    Process process =
        new ProcessBuilder(peer.command(program, limits))
            .directory(folder.toFile())
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile())
            .start();
    Memory memory = new Memory(process.pid());
    boolean ended = await(process, memory, began);
    double seconds = (System.nanoTime() - began) / 1e9;
    Told told = told(peer, process, ended, output, errors);
    return new PeerResult(program, peer, told, seconds, memory.peakMegabytes());
  }

  /** Whether the process ended by itself. */
  private boolean await(Process process, Memory memory, long began) throws InterruptedException {
    long deadline = began + limits.time().toNanos();
    while (System.nanoTime() < deadline) {
      memory.look();
      if (process.waitFor(INTERVAL_MILLIS, TimeUnit.MILLISECONDS)) {
        return true;
      }
    }
    process.destroyForcibly().waitFor();
    return false;
  }

  private static Told told(Peer peer, Process process, boolean ended, Path output, Path errors)
      throws IOException {
    Told told = peer.read(Files.readString(output, StandardCharsets.UTF_8));
    if (!ended) {
      return new Told(Kind.STOPPED, told.executions(), "");
    }
    if (told.kind() == Kind.STOPPED || told.executions() < 0) {
      return new Told(Kind.CRASHED, told.executions(), complaint(process, errors));
    }
    return told;
  }

  private static String complaint(Process process, Path errors) throws IOException {
    List<String> lines = Files.readAllLines(errors, StandardCharsets.UTF_8);
    return lines.stream()
        .filter(line -> line.contains("Exception") || line.contains("Error"))
        .findFirst()
        .orElse("exit code " + process.exitValue());
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
