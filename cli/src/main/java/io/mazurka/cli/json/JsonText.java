package io.mazurka.cli.json;

import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON for files and pipes, whatever strings a program makes. */
public final class JsonText {

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  /** Halves of surrogate pairs: a Java string can hold them, a text in UTF-8 cannot. */
  private static final Pattern HALVES = Pattern.compile("\\p{Cs}");

  private JsonText() {}

  /** The tree as text, ending in a line break. */
  public static String of(JsonNode tree) {
    return HALVES
            .matcher(MAPPER.writeValueAsString(tree))
            .replaceAll(half -> "\\\\u%04x".formatted((int) half.group().charAt(0)))
        + "\n";
  }
}
