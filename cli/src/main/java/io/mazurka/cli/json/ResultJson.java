package io.mazurka.cli.json;

import io.mazurka.check.Report;
import io.mazurka.check.Story;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Result;
import io.mazurka.engine.Statistics;
import io.mazurka.program.Finding;
import io.mazurka.program.Schedule;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The result of a search as JSON, an interface: fields are added, never changed. */
public final class ResultJson {

  private static final JsonMapper MAPPER = JsonMapper.shared();

  private ResultJson() {}

  /** The JSON text, ending in a line break. */
  public static String text(Report report) {
    return JsonText.of(tree(report));
  }

  private static ObjectNode tree(Report report) {
    Result result = report.result();
    ObjectNode tree = MAPPER.createObjectNode();
    tree.put("verdict", report.verdict().name().toLowerCase(Locale.ROOT));
    tree.put("complete", result.complete() && report.trouble().isEmpty());
    tree.put("algorithm", report.algorithm());
    putStatistics(tree, result.statistics());
    report.filteredAccesses().ifPresent(count -> tree.put("filteredAccesses", count));
    tree.put("seconds", result.time().toMillis() / 1000.0);
    ArrayNode findings = tree.putArray("findings");
    report.stories().forEach(story -> put(findings.addObject(), story));
    ObjectNode outcomes = tree.putObject("outcomes");
    result.outcomes().forEach(outcomes::put);
    putRemarks(tree, report);
    return tree;
  }

  private static void putStatistics(ObjectNode tree, Statistics statistics) {
    tree.put("executions", statistics.executions());
    tree.put("transitions", statistics.transitions());
    statistics.figures().forEach((figure, value) -> put(tree, figure, value));
    tree.put("maxDepth", statistics.maxDepth());
  }

  private static void put(ObjectNode tree, Figure figure, long value) {
    if (figure.isTime()) {
      tree.put(figure.label(), value / 1e9);
    } else {
      tree.put(figure.label(), value);
    }
  }

  private static void put(ObjectNode node, Story story) {
    Schedule schedule = story.counterexample().schedule();
    put(node, story.counterexample().finding());
    node.put("execution", story.counterexample().execution());
    ArrayNode threads = node.putArray("schedule");
    for (int i = 0; i < schedule.length(); i++) {
      threads.add(schedule.thread(i));
    }
    putChoices(node, schedule);
    story.replay().ifPresent(file -> node.put("replay", file.toString()));
  }

  private static void put(ObjectNode node, Finding finding) {
    node.put("kind", finding.kind().label());
    node.put("message", finding.message());
    node.put("detail", finding.detail());
  }

  /** The alternatives taken, beside the schedule; absent where each step took its first. */
  private static void putChoices(ObjectNode node, Schedule schedule) {
    ArrayNode choices = MAPPER.createArrayNode();
    boolean any = false;
    for (int i = 0; i < schedule.length(); i++) {
      choices.add(schedule.alternative(i));
      any |= schedule.alternative(i) != 0;
    }
    if (any) {
      node.set("choices", choices);
    }
  }

  private static void putRemarks(ObjectNode tree, Report report) {
    if (!report.races().isEmpty()) {
      ArrayNode races = tree.putArray("races");
      report.races().forEach(race -> put(races.addObject(), race));
    }
    report.result().met().ifPresent(met -> tree.put("met", met));
    report.trouble().ifPresent(trouble -> tree.put("error", trouble));
    putAll(tree, "notes", report.notes());
  }

  private static void putAll(ObjectNode tree, String name, List<String> texts) {
    if (!texts.isEmpty()) {
      ArrayNode array = tree.putArray(name);
      texts.forEach(array::add);
    }
  }
}
