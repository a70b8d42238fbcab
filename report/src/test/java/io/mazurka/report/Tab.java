package io.mazurka.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A page in a browser. */
final class Tab {

  private final DevTools devTools;
  private final String session;

  Tab(DevTools devTools, String session) {
    this.devTools = devTools;
    this.session = session;
  }

  void load(String address, String scheme) {
    for (String domain : List.of("Runtime", "Log", "Page", "Network")) {
      send(domain + ".enable", Map.of());
    }
    send(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    send("Page.navigate", Map.of("url", address));
    run(
        "new Promise(done => { const ready = () => document.readyState === 'complete'"
            + " && location.protocol === 'file:' ? done(true) : setTimeout(ready, 10); ready(); })");
    settle();
  }

  /** Waits until the page has drawn what it is about to draw. */
  void settle() {
    run(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))");
  }

  /** The value of a JavaScript expression. */
  JsonNode run(String expression) {
    JsonNode answer =
        send(
            "Runtime.evaluate",
            Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
    if (answer.has("exceptionDetails")) {
      throw new IllegalStateException(expression + ": " + answer.get("exceptionDetails"));
    }
    return answer.get("result").path("value");
  }

  String text(String expression) {
    return run(expression).asString();
  }

  int number(String expression) {
    return run(expression).intValue();
  }

  /** The texts of all elements that the selector selects. */
  List<String> texts(String selector) {
    List<String> texts = new ArrayList<>();
    run("[...document.querySelectorAll(" + quoted(selector) + ")].map(e => e.textContent)")
        .forEach(text -> texts.add(text.asString()));
    return texts;
  }

  int count(String selector) {
    return number("document.querySelectorAll(" + quoted(selector) + ").length");
  }

  void click(String selector) {
    run("document.querySelector(" + quoted(selector) + ").click()");
    settle();
  }

  /** Presses and releases a key, as a user does. */
  void press(String key) {
    send("Input.dispatchKeyEvent", Map.of("type", "keyDown", "key", key));
    send("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
    settle();
  }

  /** Errors, warnings and whatever else the browser had to say about the page. */
  List<String> complaints() {
    return devTools.events(session).stream()
        .filter(event ->
            List.of("Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled")
                .contains(event.get("method").stringValue()))
        .map(JsonNode::toString)
        .toList();
  }

  /** What the page has asked for, itself included. */
  List<String> requests() {
    return devTools.events(session).stream()
        .filter(event -> event.get("method").stringValue().equals("Network.requestWillBeSent"))
        .map(event -> event.get("params").get("request").get("url").stringValue())
        .toList();
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  private JsonNode send(String method, Map<String, ?> parameters) {
    return devTools.send(session, method, parameters);
  }
}
