package io.mazurka.report;

import io.mazurka.check.Story;
import io.mazurka.program.Finding;
import io.mazurka.program.Trace;
import io.mazurka.program.Trace.Step;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** One finding with its execution, as the page's script reads it. */
final class FindingJson {

  private final Sources sources;
  private final List<SourceFile> files;

  /**
   * @param files those that are in use, in the order in which the page numbers them
   */
  FindingJson(Sources sources, List<SourceFile> files) {
    this.sources = sources;
    this.files = files;
  }

  void put(ObjectNode node, Story story) {
    put(node, story.counterexample().finding());
    node.put("execution", story.counterexample().execution());
    node.put("switches", story.counterexample().schedule().contextSwitches());
    story.trouble().ifPresent(trouble -> node.put("trouble", trouble));
    story.trace().ifPresent(t -> put(node, t, story.counterexample().finding().kind()));
  }

  static void put(ObjectNode node, Finding finding) {
    String prefix = finding.kind().label() + ": ";
    String message = finding.message();
    node.put("kind", finding.kind().label());
    node.put("message", message.startsWith(prefix) ? message.substring(prefix.length()) : message);
    node.put("detail", finding.detail());
  }

  private void put(ObjectNode node, Trace trace, Finding.Kind kind) {
    ArrayNode threads = node.putArray("threads");
    trace.threads().forEach(threads::add);
    node.put("outcome", trace.outcome());
    putSteps(node, trace, kind);
    ArrayNode arrows = node.putArray("arrows");
    for (Arrow arrow : HappensBefore.of(trace).arrows()) {
      arrows.addArray().add(arrow.from()).add(arrow.to()).add(arrow.reversible() ? 1 : 0);
    }
    putWaits(node, trace);
  }

  private void putSteps(ObjectNode node, Trace trace, Finding.Kind kind) {
    SharedValues values = new SharedValues(trace);
    values.names().forEach(node.putArray("shared")::add);
    values.first().forEach(node.putArray("first")::add);
    Map<Integer, String> marks = Marks.of(trace, kind);
    ArrayNode steps = node.putArray("steps");
    for (int i = 0; i < trace.steps().size(); i++) {
      ObjectNode step = steps.addObject();
      put(step, trace.steps().get(i));
      if (marks.containsKey(i)) {
        step.put("mark", marks.get(i));
      }
      put(step, values.changes(i));
    }
  }

  private void put(ObjectNode node, Step step) {
    node.put("thread", step.thread());
    node.put("operation", step.operation());
    node.put("object", step.object());
    node.put("value", step.value());
    node.put("at", step.location());
    step.stack().forEach(node.putArray("stack")::add);
    sources.find(step).ifPresent(place -> put(node, place));
  }

  private void put(ObjectNode node, Sources.Place place) {
    place.file().use(place.line());
    if (!files.contains(place.file())) {
      files.add(place.file());
    }
    node.put("file", files.indexOf(place.file()));
    node.put("line", place.line());
  }

  private static void put(ObjectNode step, List<SharedValues.Change> changes) {
    ArrayNode array = step.putArray("changes");
    changes.forEach(change -> array.addArray().add(change.shared()).add(change.value()));
  }

  private void putWaits(ObjectNode node, Trace trace) {
    Holders holders = new Holders(trace);
    ArrayNode waits = node.putArray("waits");
    for (Trace.Wait wait : trace.waits()) {
      ObjectNode entry = waits.addObject();
      entry.put("thread", wait.thread());
      entry.put("operation", words(wait));
      entry.put("object", wait.object());
      entry.put("reason", wait.reason());
      entry.put("at", wait.location());
      entry.put("end", holders.awaitsEnd(wait));
      holders.of(wait).forEach(entry.putArray("holders")::add);
      sources.find(wait.location(), List.of()).ifPresent(place -> put(entry, place));
    }
  }

  private static String words(Trace.Wait wait) {
    return wait.operation().kind().name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
  }
}
