package io.mazurka.text;

/** Colours text, where the output can show colours. */
public record Paint(boolean colours) {

  /** What a piece of text is. */
  public enum Tone {
    GOOD("32"),
    BAD("31"),
    UNSURE("33"),
    STRONG("1"),
    FAINT("2");

    private final String code;

    Tone(String code) {
      this.code = code;
    }
  }

  /** The text in its colour. */
  public String paint(Tone tone, String text) {
    return colours && !text.isEmpty() ? "\u001b[" + tone.code + "m" + text + "\u001b[0m" : text;
  }
}
