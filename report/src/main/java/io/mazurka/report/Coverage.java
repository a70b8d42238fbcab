package io.mazurka.report;

import io.mazurka.check.Report;
import io.mazurka.engine.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a verdict covers and what it does not, in sentences. */
final class Coverage {

  private Coverage() {}

  static List<String> of(Report report) {
    List<String> sentences = new ArrayList<>();
    switch (report.verdict()) {
      case VERIFIED -> addVerified(sentences, report.result());
      case VIOLATED -> addViolated(sentences, report.result());
      case INCONCLUSIVE -> addInconclusive(sentences, report);
    }
    report.trouble().ifPresent(trouble -> sentences.add("The check ended early: " + trouble));
    sentences.addAll(report.notes());
    return sentences;
  }

  private static void addVerified(List<String> sentences, Result result) {
    sentences.add(
        "Every schedule that matters was explored: "
            + executions(result)
            + " for all interleavings of the program with this input.");
    sentences.add(
        "None has a deadlock, a failed assertion, an uncaught exception, a livelock or a hang.");
    sentences.add(
        "Other inputs, other arguments and what the program does not assert are not covered.");
  }

  private static void addViolated(List<String> sentences, Result result) {
    sentences.add("Each finding comes with a schedule that shows it every time it is run.");
    sentences.add(
        result.complete()
            ? "Every schedule that matters was explored: there are no other findings."
            : "There may be more: " + result.met().orElse("the search is not complete") + ".");
  }

  private static void addInconclusive(List<String> sentences, Report report) {
    sentences.add(
        "There is no finding in the "
            + String.format(Locale.ROOT, "%,d", report.result().statistics().executions())
            + " executions explored, and there are schedules that were not.");
    report.result().met().ifPresent(met -> sentences.add("What ended the search: " + met + "."));
  }

  private static String executions(Result result) {
    long count = result.statistics().executions();
    return String.format(Locale.ROOT, "%,d", count)
        + (count == 1 ? " execution stands" : " executions stand");
  }
}
