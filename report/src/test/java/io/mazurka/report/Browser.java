package io.mazurka.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A headless browser, driven through its DevTools protocol. The script {@code .mvn/find-browser.sh}
 * finds or installs it.
 */
final class Browser {

  private static final String LISTENING = "DevTools listening on ";

  private final Process process;
  private final Path profile;
  private final DevTools devTools;

  private Browser(Process process, Path profile, DevTools devTools) {
    this.process = process;
    this.profile = profile;
    this.devTools = devTools;
  }

  static Browser start() throws IOException, InterruptedException {
    assumeFalse(
        System.getProperty("mazurka.browser", "").equals("none"),
        "left out on request, where there is no browser: -Dmazurka.browser=none");
    Path profile = Files.createTempDirectory("mazurka-browser");
    List<String> command = new ArrayList<>(List.of(find(), "--headless", "--no-sandbox"));
    command.addAll(
        List.of(
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--window-size=1280,900",
            "--remote-debugging-port=0",
            "--user-data-dir=" + profile,
            "about:blank"));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    return new Browser(process, profile, DevTools.connect(address(process)));
  }

  private static String find() throws IOException, InterruptedException {
    Path script = Path.of("..").toAbsolutePath().normalize().resolve(".mvn/find-browser.sh");
    Process finding =
        new ProcessBuilder("bash", script.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String path = new String(finding.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(finding.waitFor()).as("the script says above what to do").isZero();
    return path.strip();
  }

  private static String address(Process process) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    StringBuilder said = new StringBuilder();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith(LISTENING)) {
        Thread.ofPlatform().daemon().start(() -> drain(lines));
        return line.substring(LISTENING.length());
      }
      said.append(line).append('\n');
    }
    throw new IOException("the browser did not start:\n" + said);
  }

  /** A browser that nobody listens to would stop when the pipe is full. */
  private static void drain(BufferedReader lines) {
    lines.lines().forEach(line -> {});
  }

  /** Opens a page in a new tab and waits until it is loaded. */
  Tab open(Path page) {
    return open(page, "light");
  }

  /** Opens a page for a user who prefers this colour scheme. */
  Tab open(Path page, String scheme) {
    String target =
        devTools
            .send("", "Target.createTarget", Map.of("url", "about:blank"))
            .get("targetId")
            .stringValue();
    String session =
        devTools
            .send("", "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
            .get("sessionId")
            .stringValue();
    Tab tab = new Tab(devTools, session);
    tab.load(page.toUri().toString(), scheme);
    return tab;
  }

  /** Ends the browser. */
  void close() throws IOException, InterruptedException {
    devTools.close();
    process.destroy();
    if (!process.waitFor(10, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
    }
    delete(profile);
  }

  /** The browser's helpers may still write for a moment after it has gone. */
  private static void delete(Path folder) throws InterruptedException {
    for (int i = 0; i < 20 && Files.exists(folder); i++) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      } catch (IOException | UncheckedIOException _) {
        Thread.sleep(100);
      }
    }
  }
}
