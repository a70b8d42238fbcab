package io.mazurka.cli.replay;

import io.mazurka.check.Stories;
import io.mazurka.cli.subject.Subject;
import io.mazurka.engine.Counterexample;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A folder of replay files.
 *
 * @param digest what the program's files held
 * @param version Mazurka's own
 * @param folder relative to the subject's directory, or absolute
 */
public record ReplayArchive(Subject subject, String digest, String version, Path folder)
    implements Stories.Archive {

  @Override
  public Optional<Path> keep(Counterexample counterexample) throws IOException {
    ReplayFile replay =
        new ReplayFile(
            version, subject, digest, counterexample.schedule(), counterexample.finding());
    try {
      Path written = new ReplayWriter(subject.directory().resolve(folder)).write(replay);
      return Optional.of(folder.resolve(written.getFileName()));
    } catch (IOException e) {
      throw new IOException("cannot write to " + folder + " (" + e + ")", e);
    }
  }
}
