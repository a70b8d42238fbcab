package io.mazurka.report;

import io.mazurka.check.Report;
import io.mazurka.check.Story;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Statistics;
import io.mazurka.text.FindingText.Again;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Everything the page shows, as its script reads it; no interface for anybody else. */
final class ReportJson {

  private final JsonMapper mapper;
  private final Title title;
  private final Again again;
  private final Sources sources;

  ReportJson(JsonMapper mapper, Title title, Again again, Sources sources) {
    this.mapper = mapper;
    this.title = title;
    this.again = again;
    this.sources = sources;
  }

  String text(Report report, SearchPicture picture) {
    ObjectNode tree = mapper.createObjectNode();
    tree.put("program", title.program());
    title.arguments().forEach(tree.putArray("arguments")::add);
    tree.put("version", title.version());
    tree.put("verdict", report.verdict().name().toLowerCase(Locale.ROOT));
    Coverage.of(report).forEach(tree.putArray("covers")::add);
    putFigures(tree.putArray("figures"), report);
    putFindings(tree, report);
    ArrayNode races = tree.putArray("races");
    report.races().forEach(race -> FindingJson.put(races.addObject(), race));
    ArrayNode outcomes = tree.putArray("outcomes");
    report.result().outcomes().forEach((text, seen) -> outcomes.addArray().add(text).add(seen));
    put(tree.putObject("search"), picture);
    return mapper.writeValueAsString(tree);
  }

  private static void putFigures(ArrayNode figures, Report report) {
    Statistics statistics = report.result().statistics();
    put(figures, statistics.executions(), "executions");
    put(figures, statistics.transitions(), "transitions");
    put(figures, statistics.maxDepth(), "steps at most");
    statistics.figures().forEach((figure, value) -> put(figures, figure, value));
    report.filteredAccesses().ifPresent(count -> put(figures, count, "accesses filtered"));
    figures.addArray().add(seconds(report.result().time().toNanos())).add("time");
    figures.addArray().add(report.algorithm()).add("algorithm");
  }

  private static void put(ArrayNode figures, Figure figure, long value) {
    if (figure.isTime()) {
      figures.addArray().add(seconds(value)).add(words(figure).replace(" seconds", " time"));
    } else if (value > 0) {
      put(figures, value, words(figure));
    }
  }

  /** The name in the result's JSON, such as "sleepBlocked", in words. */
  private static String words(Figure figure) {
    return figure.label().replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.2f s", nanos / 1e9);
  }

  private static void put(ArrayNode figures, long number, String name) {
    figures.addArray().add(String.format(Locale.ROOT, "%,d", number)).add(name);
  }

  private void putFindings(ObjectNode tree, Report report) {
    List<SourceFile> files = new ArrayList<>();
    FindingJson json = new FindingJson(sources, files);
    ArrayNode findings = tree.putArray("findings");
    for (Story story : report.stories()) {
      ObjectNode finding = findings.addObject();
      json.put(finding, story);
      again.line(story).ifPresent(line -> finding.put("again", line));
    }
    ArrayNode array = tree.putArray("files");
    files.forEach(file -> put(array.addObject(), file));
  }

  private static void put(ObjectNode node, SourceFile file) {
    node.put("name", file.name());
    ArrayNode sections = node.putArray("sections");
    for (SourceFile.Section section : file.sections()) {
      ObjectNode entry = sections.addObject();
      entry.put("first", section.first());
      section.lines().forEach(entry.putArray("lines")::add);
    }
  }

  private static void put(ObjectNode node, SearchPicture picture) {
    ArrayNode columns = node.putArray("columns");
    for (SearchPicture.Column column : picture.columns()) {
      columns
          .addArray()
          .add(column.executions())
          .add(column.branch())
          .add(column.depth())
          .add(column.cut())
          .add(column.findings())
          .add(column.nanos() / 1_000);
    }
    put(node.putArray("offered"), picture.offered());
    put(node.putArray("explored"), picture.explored());
  }

  private static void put(ArrayNode array, long[] numbers) {
    for (long number : numbers) {
      array.add(number);
    }
  }
}
