package io.mazurka.cli.bench.peers;

import io.mazurka.cli.bench.Machine;
import java.lang.management.ManagementFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Under what circumstances tools were compared.
 *
 * @param load how many processes wanted the processors at the beginning, on average over a minute
 * @param jvmStart the seconds that it takes to start a virtual machine that does nothing
 */
record Conditions(Machine machine, Limits limits, double load, double jvmStart) {

  static Conditions here(Limits limits) throws InterruptedException {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return new Conditions(Machine.here(), limits, load, JvmStart.seconds());
  }

  String describe() {
    return "%s; load at the start %.1f; limits %,d s and %,d MB of heap; a bare JVM takes %.2f s"
        .formatted(
            machine.describe(), load, limits.time().toSeconds(), limits.megabytes(), jvmStart);
  }

  ObjectNode json() {
    ObjectNode tree = machine.json();
    tree.put("load", load);
    tree.put("limitSeconds", limits.time().toSeconds());
    tree.put("limitMegabytes", limits.megabytes());
    tree.put("jvmStartSeconds", jvmStart);
    return tree;
  }
}
