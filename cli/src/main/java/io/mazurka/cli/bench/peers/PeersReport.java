package io.mazurka.cli.bench.peers;

import io.mazurka.cli.bench.Tables;
import io.mazurka.cli.json.JsonText;
import io.mazurka.text.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What all tools made of all programs. */
public final class PeersReport implements Tables {

  private static final List<String> HEAD =
      List.of("program", "tool", "result", "executions", "per second", "seconds", "MB");

  private final Conditions conditions;
  private final List<Peer> peers;
  private final List<PeerResult> results;

  PeersReport(Conditions conditions, List<Peer> peers, List<PeerResult> results) {
    this.conditions = conditions;
    this.peers = List.copyOf(peers);
    this.results = List.copyOf(results);
  }

  @Override
  public List<String> text() {
    List<String> lines = new ArrayList<>(List.of(conditions.describe(), ""));
    lines.addAll(Grid.lines(HEAD, rows()));
    lines.add("");
    lines.addAll(new Comparison(results).sentences());
    return lines;
  }

  private List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    String last = "";
    for (PeerResult result : results) {
      String program = result.program().name();
      rows.add(cells(result, program.equals(last) ? "" : program));
      last = program;
    }
    return rows;
  }

  private static List<String> cells(PeerResult result, String program) {
    return List.of(
        program,
        result.peer().name(),
        result.outcome(),
        result.executions(),
        result.executionsPerSecond(),
        "%.2f".formatted(result.seconds()),
        result.memory());
  }

  @Override
  public String markdown() {
    StringBuilder page = new StringBuilder(PeersPage.INTRODUCTION);
    peers.forEach(peer -> page.append("| `%s` | %s |\n".formatted(peer.name(), peer.about())));
    page.append(PeersPage.PROGRAMS);
    for (PeerProgram program : PeerProgram.all()) {
      page.append(
          "| `%s` | %s | `%s` | %s |\n"
              .formatted(
                  program.name(),
                  program.about(),
                  String.join(" ", program.words()),
                  program.wrong() ? "yes" : "no"));
    }
    page.append(PeersPage.RESULTS)
        .append("Measured: ")
        .append(conditions.describe())
        .append(".\n\n");
    page.append(Tables.markdown(HEAD, rows())).append('\n');
    new Comparison(results)
        .sentences()
        .forEach(line -> page.append("- ").append(line).append('\n'));
    return page.append(PeersPage.ABSENT).toString();
  }

  @Override
  public String json() {
    ObjectNode tree = conditions.json();
    ArrayNode rows = tree.putArray("results");
    results.forEach(result -> put(rows.addObject(), result));
    return JsonText.of(tree);
  }

  private static void put(ObjectNode row, PeerResult result) {
    row.put("program", result.program().name());
    row.put("wrong", result.program().wrong());
    row.put("tool", result.peer().name());
    row.put("result", result.told().kind().name().toLowerCase(Locale.ROOT));
    row.put("right", result.right());
    if (!result.told().why().isEmpty()) {
      row.put("why", result.told().why());
    }
    if (result.told().executions() >= 0) {
      row.put("executions", result.told().executions());
    }
    row.put("seconds", result.seconds());
    if (result.megabytes() >= 0) {
      row.put("megabytes", result.megabytes());
    }
  }
}
