package io.mazurka.cli.bench.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Runs the same programs under Mazurka and under other tools, one after another, each in a process
 * of its own with the same limits.
 */
public final class PeersBenchmark {

  private final List<Peer> peers;
  private final Limits limits;
  private final Consumer<String> progress;

  /** A benchmark that says on the way what it does. */
  public PeersBenchmark(Installation installation, Limits limits, Consumer<String> progress) {
    this.peers = Peers.all(installation);
    this.limits = limits;
    this.progress = progress;
  }

  /** Runs what is asked for. */
  public PeersReport run(PeerSelection selection) throws InterruptedException {
    Conditions conditions = Conditions.here(limits);
    List<PeerResult> results = new ArrayList<>();
    PeerProcess process = new PeerProcess(limits);
    for (PeerProgram program : PeerProgram.all()) {
      for (Peer peer : peers) {
        if (peer.takes(program) && selection.has(program.name(), peer.name())) {
          progress.accept(program.name() + " under " + peer.name());
          results.add(process.run(peer, program));
        }
      }
    }
    return new PeersReport(conditions, peers, results);
  }
}
