package io.mazurka.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The page around the data: markup, style and script, all in one file.
 *
 * <p>What comes from the program is in one place only, a block of JSON that is never markup and
 * never script: it is written in ASCII, and without the characters that could end the block. The
 * script puts it on the page as text. A content security policy that names the hashes of the page's
 * own style and script keeps a browser from running anything else.
 */
final class Page {

  private static final List<String> SCRIPTS =
      List.of(
          "dom.js",
          "source.js",
          "lanes.js",
          "inspector.js",
          "waits.js",
          "finding.js",
          "search.js",
          "page.js");

  /** Writes JSON that is safe inside a script element. */
  static final JsonMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder()
                  .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
                  .characterEscapes(new MarkupEscapes())
                  .build())
          .build();

  private Page() {}

  /** The whole page with this data. */
  static String with(String json) {
    String style = resource("page.css");
    String script =
        SCRIPTS.stream()
            .map(Page::resource)
            .collect(Collectors.joining("\n", "(function () {\n'use strict';\n", "})();\n"));
    return resource("page.html")
        .replace("{{policy}}", policy(style, script))
        .replace("{{style}}", style)
        .replace("{{script}}", script)
        .replace("{{data}}", json);
  }

  private static String policy(String style, String script) {
    return "default-src 'none'; style-src '%s'; script-src '%s'; base-uri 'none'; form-action 'none'"
        .formatted(hash(style), hash(script));
  }

  private static String hash(String text) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  private static String resource(String name) {
    try (InputStream in = Objects.requireNonNull(Page.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Spells out the characters that mean something in markup. */
  private static final class MarkupEscapes extends CharacterEscapes {

    private static final long serialVersionUID = 1L;

    private final int[] codes = standardAsciiEscapesForJSON();

    MarkupEscapes() {
      for (char c : "<>&'".toCharArray()) {
        codes[c] = ESCAPE_STANDARD;
      }
    }

    @Override
    public int[] getEscapeCodesForAscii() {
      return codes.clone();
    }

    @Override
    @SuppressWarnings("NullAway")
    public SerializableString getEscapeSequence(int point) {
      return null;
    }
  }
}
