package io.mazurka.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Trace;
import io.mazurka.program.Trace.Step;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page in a real browser. */
@SuppressWarnings("NullAway.Init")
class PageTest {

  private static final Finding ASSERTION =
      new Finding(Finding.Kind.ASSERTION, "count is 1", "AssertionError: count is 1");

  private static Browser browser;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws Exception {
    browser = Browser.start();
  }

  @AfterAll
  static void stop() throws Exception {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void page_ofAKnownCounterexample_showsItsScheduleAndComplainsOfNothing() throws IOException {
    Pages.Checked checked = Pages.model("lost-update.spl", Map.of());
    Path page = checked.writeTo(folder);
    Tab tab = browser.open(page);
    Trace trace = checked.trace();
    assertThat(tab.texts(".badge")).containsExactly("violated");
    assertThat(tab.texts(".head")).containsExactlyElementsOf(movingThreads(trace));
    assertThat(shownSteps(tab)).isEqualTo(steps(trace));
    assertThat(tab.texts(".chip.marked .mark")).containsExactly("fails");
    assertThat(tab.count("path.arrow")).isEqualTo(HappensBefore.of(trace).arrows().size());
    assertThat(tab.complaints()).isEmpty();
    assertThat(tab.requests()).containsExactly(page.toUri().toString());
  }

  private static List<String> movingThreads(Trace trace) {
    return trace.steps().stream()
        .map(Step::thread)
        .distinct()
        .sorted()
        .map(trace.threads()::get)
        .toList();
  }

  private static List<String> steps(Trace trace) {
    List<String> moving = movingThreads(trace);
    List<String> steps = new ArrayList<>();
    for (int i = 0; i < trace.steps().size(); i++) {
      Step step = trace.steps().get(i);
      String thread = trace.threads().get(step.thread());
      steps.add(
          "%d lane %d: %s %s|%s"
              .formatted(
                  i + 1, moving.indexOf(thread), step.operation(), step.object(), step.value())
              .replace(" |", "|"));
    }
    return steps;
  }

  /** The chips from top to bottom, each with the lane that it is really in. */
  private static List<String> shownSteps(Tab tab) {
    List<String> steps = new ArrayList<>();
    tab.run(
            """
            (() => {
              const heads = [...document.querySelectorAll('.head')].map(h => h.getBoundingClientRect());
              return [...document.querySelectorAll('.chip:not(.blocked)')]
                .map(chip => ({chip, box: chip.getBoundingClientRect()}))
                .sort((a, b) => a.box.top - b.box.top)
                .map(({chip, box}) => chip.dataset.step + ' lane '
                  + heads.findIndex(h => h.left <= box.left && box.right <= h.right) + ': '
                  + chip.title.split('\\n')[0].replace(/(: (.*))?$/, '|$2'));
            })()
            """)
        .forEach(step -> steps.add(step.asString()));
    return steps;
  }

  @Test
  void keysAndButtons_stepThroughTheExecution() throws IOException {
    Pages.Checked checked = Pages.model("lost-update.spl", Map.of());
    Tab tab = browser.open(checked.writeTo(folder));
    int last = checked.trace().steps().size();
    assertThat(position(tab)).isEqualTo(last + " / " + last);
    tab.press("ArrowLeft");
    assertThat(position(tab)).isEqualTo(last - 1 + " / " + last);
    assertThat(tab.count(".row.future")).isEqualTo(1);
    tab.click("button[title^='to the beginning']");
    assertThat(position(tab)).isEqualTo("0 / " + last);
    assertThat(tab.count(".row.current")).isZero();
    tab.press("j");
    tab.click("button[title^='one step forward']");
    assertThat(position(tab)).isEqualTo("2 / " + last);
    assertThat(tab.texts(".row.current .step").getFirst()).endsWith("2");
    tab.press("k");
    assertThat(position(tab)).isEqualTo("1 / " + last);
    tab.run("document.querySelector('.lanes').focus()");
    tab.press("End");
    tab.press("ArrowUp");
    assertThat(position(tab)).isEqualTo(last - 1 + " / " + last);
    tab.press("Home");
    tab.press("n");
    int afterSwitch = Integer.parseInt(position(tab).split(" ", -1)[0]);
    List<Step> steps = checked.trace().steps();
    assertThat(steps.get(afterSwitch - 1).thread()).isNotEqualTo(steps.get(0).thread());
    assertThat(tab.complaints()).isEmpty();
  }

  private static String position(Tab tab) {
    return tab.texts(".position").getFirst();
  }

  @Test
  void valuesAndSource_followTheSteps() throws IOException {
    Pages.Checked checked = Pages.model("lost-update.spl", Map.of());
    Tab tab = browser.open(checked.writeTo(folder));
    SharedValues values = new SharedValues(checked.trace());
    List<String> now = new ArrayList<>(values.first());
    tab.click("button[title^='to the beginning']");
    assertThat(shownValues(tab)).isEqualTo(now);
    for (int i = 0; i < checked.trace().steps().size(); i++) {
      tab.press("ArrowRight");
      values.changes(i).forEach(change -> now.set(change.shared(), change.value()));
      assertThat(shownValues(tab)).as("after step %d", i + 1).isEqualTo(now);
      String location = checked.trace().steps().get(i).location();
      assertThat(tab.texts(".code li.here .number"))
          .containsExactly(location.substring(location.indexOf(':') + 1));
    }
  }

  private static List<String> shownValues(Tab tab) {
    return tab.texts(".values tbody td > :last-child");
  }

  @Test
  void deadlock_isShownAsACycleOfWhoWaitsForWhom() throws IOException {
    Tab tab = browser.open(Pages.model("philosophers.spl", Map.of("N", 3)).writeTo(folder));
    assertThat(tab.texts(".node.thread.cyclic text"))
        .containsExactlyInAnyOrder("philosopher[0]", "philosopher[1]", "philosopher[2]");
    assertThat(tab.texts(".node.object.cyclic text"))
        .containsExactlyInAnyOrder("fork[0]", "fork[1]", "fork[2]");
    assertThat(tab.count(".edge.cyclic")).isEqualTo(6);
    assertThat(tab.texts(".chip.blocked .deed"))
        .containsExactly("acquire fork[1]", "acquire fork[2]", "acquire fork[0]");
    assertThat(tab.complaints()).isEmpty();
  }

  @Test
  void verifiedProgram_showsOutcomesAndTheSearch() throws IOException {
    Pages.Checked checked = Pages.model("philosophers-ordered.spl", Map.of("N", 3));
    Tab tab = browser.open(checked.writeTo(folder));
    assertThat(tab.texts(".badge")).containsExactly("verified");
    assertThat(tab.count(".finding")).isZero();
    assertThat(tab.count("table.outcomes tbody tr"))
        .isEqualTo(checked.report().result().outcomes().size());
    assertThat(tab.count(".skyline rect.explored")).isPositive();
    assertThat(tab.complaints()).isEmpty();
  }

  @Test
  void colours_followTheUsersPreference() throws IOException {
    Path page = Pages.model("lost-update.spl", Map.of()).writeTo(folder);
    String background = "getComputedStyle(document.body).backgroundColor";
    String light = browser.open(page, "light").text(background);
    String dark = browser.open(page, "dark").text(background);
    assertThat(light).isEqualTo("rgb(246, 245, 242)");
    assertThat(dark).isEqualTo("rgb(19, 20, 22)");
  }

  @Test
  void thousandsOfSteps_costNoMoreElementsThanAreInSight() throws IOException {
    Trace trace = Pages.counting(5_000, 6);
    Tab tab = browser.open(Pages.found(ASSERTION, trace, Map.of()).writeTo(folder));
    assertThat(position(tab)).isEqualTo("5000 / 5000");
    assertThat(tab.texts(".row.current .step").getFirst()).endsWith("5000");
    int elements = tab.count("*");
    assertThat(elements).isLessThan(1_000);
    tab.press("ArrowLeft");
    assertThat(shownValues(tab)).containsExactly("4999");
    tab.run(
        "const slider = document.querySelector('input[type=range]'); slider.value = 2500;"
            + " slider.dispatchEvent(new Event('input'))");
    tab.settle();
    assertThat(tab.texts(".row.current .step").getFirst()).endsWith("2500");
    assertThat(shownValues(tab)).containsExactly("2500");
    tab.run("document.querySelector('.lanes').scrollTop = 0");
    tab.settle();
    assertThat(tab.count(".chip[data-step='1']")).isEqualTo(1);
    assertThat(tab.count("*")).isLessThan(1_000);
    assertThat(tab.complaints()).isEmpty();
  }

  @Test
  void hostileStrings_areTextAndNothingElse() throws IOException {
    List<String> hostile =
        List.of(
            "</script><script>window.pwned = 1</script>",
            "<!--<script>",
            "<img src=x onerror=\"window.pwned = 1\">",
            "{{data}}{{script}}${alert(1)}",
            "\u2028\u2029\u202e\ud800 \u0000\u001b[31m");
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < hostile.size(); i++) {
      String evil = hostile.get(i);
      steps.add(
          new Step(
              i,
              evil,
              evil,
              evil,
              evil,
              List.of(evil),
              Operation.of(Kind.WRITE, i),
              variables(evil)));
    }
    Trace.Wait wait =
        new Trace.Wait(0, Operation.of(Kind.LOCK, 9), hostile.get(2), hostile.get(0), "");
    Trace trace =
        new Trace(hostile, steps, List.of(), String.join("", hostile), List.of(wait), false);
    Finding finding =
        new Finding(Finding.Kind.DEADLOCK, String.join(" ", hostile), String.join("\n", hostile));
    Map<String, Long> outcomes = Map.of(hostile.get(0), 1L, hostile.get(2), 2L);
    Tab tab = browser.open(Pages.found(finding, trace, outcomes).writeTo(folder));
    for (int i = 0; i <= steps.size(); i++) {
      tab.press("ArrowLeft");
    }
    assertThat(tab.text("typeof window.pwned")).isEqualTo("undefined");
    assertThat(tab.count("script")).isEqualTo(2);
    assertThat(tab.count("img")).isZero();
    assertThat(tab.texts(".head"))
        .startsWith(hostile.get(0), hostile.get(1), hostile.get(2), hostile.get(3))
        .endsWith("\\u2028\\u2029\\u202e\\ud800 \\u0000\\u001b[31m");
    assertThat(tab.texts("table.outcomes pre"))
        .containsExactlyInAnyOrder(hostile.get(0), hostile.get(2));
    assertThat(tab.complaints()).isEmpty();
  }

  private static List<Trace.Variable> variables(String evil) {
    return List.of(new Trace.Variable(evil, evil, evil + evil));
  }

  @Test
  void policy_letsNoOtherScriptRun() throws IOException {
    Tab tab = browser.open(Pages.model("lost-update.spl", Map.of()).writeTo(folder));
    tab.run(
        "const script = document.createElement('script');"
            + " script.textContent = 'window.pwned = 1'; document.body.append(script)");
    tab.run("document.body.setAttribute('onclick', 'window.pwned = 2')");
    tab.click("body");
    assertThat(tab.text("typeof window.pwned")).isEqualTo("undefined");
    assertThat(tab.complaints()).isNotEmpty();
  }
}
