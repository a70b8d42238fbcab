package io.mazurka.cli.bench.peers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A tool that explores programs, each in a process of its own. */
interface Peer {

  /** What people ask for it by. */
  String name();

  /** Its version, what it does, and how it is driven here, in Markdown. */
  String about();

  /** Whether it can be given this program. */
  default boolean takes(PeerProgram program) {
    return true;
  }

  /** Puts what it needs into the folder that its process will run in. */
  default void prepare(Path folder) throws IOException {}

  /** The command that starts it on a program. */
  List<String> command(PeerProgram program, Limits limits);

  /** What it told, from what it printed; the process may have been stopped. */
  Told read(String output);
}
