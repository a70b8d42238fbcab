package io.mazurka.report;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A connection to a browser: commands with answers, and events. */
final class DevTools implements WebSocket.Listener, AutoCloseable {

  private static final JsonMapper JSON = JsonMapper.shared();

  private final AtomicInteger numbers = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
  private final List<JsonNode> events = new CopyOnWriteArrayList<>();
  private final StringBuilder message = new StringBuilder();
  private final HttpClient client = HttpClient.newHttpClient();
  private @Nullable WebSocket socket;

  static DevTools connect(String address) {
    DevTools devTools = new DevTools();
    devTools.socket =
        devTools.client.newWebSocketBuilder().buildAsync(URI.create(address), devTools).join();
    return devTools;
  }

  /** Sends a command and gives its answer. */
  JsonNode send(String session, String method, Map<String, ?> parameters) {
    int number = numbers.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    answers.put(number, answer);
    Map<String, Object> command =
        session.isEmpty()
            ? Map.of("id", number, "method", method, "params", parameters)
            : Map.of("id", number, "method", method, "params", parameters, "sessionId", session);
    if (socket != null) {
      socket.sendText(JSON.writeValueAsString(command), true).join();
    }
    JsonNode reply = answer.orTimeout(60, TimeUnit.SECONDS).join();
    if (reply.has("error")) {
      throw new IllegalStateException(method + ": " + reply.get("error"));
    }
    return reply.get("result");
  }

  /** The events of a session so far. */
  List<JsonNode> events(String session) {
    return events.stream()
        .filter(event -> event.path("sessionId").asString("").equals(session))
        .toList();
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
    message.append(part);
    if (last) {
      JsonNode tree = JSON.readTree(message.toString());
      message.setLength(0);
      CompletableFuture<JsonNode> answer = answers.remove(tree.path("id").asInt(-1));
      if (answer == null) {
        events.add(tree);
      } else {
        answer.complete(tree);
      }
    }
    from.request(1);
    return CompletableFuture.completedStage(null);
  }

  @Override
  public void close() {
    if (socket != null) {
      socket.abort();
    }
    client.close();
  }
}
