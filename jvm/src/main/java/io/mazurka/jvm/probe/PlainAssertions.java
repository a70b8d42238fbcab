package io.mazurka.jvm.probe;

import java.util.Set;

/**
 * Assertions of test libraries that compare values, and look at nothing else but to say what was
 * wrong: at names and hash codes for the text of a failure. That text is nobody's business but the
 * reader's, so that a state need not tell what it is made from.
 *
 * <p>An assertion that looks at fields by their names is none of these.
 */
final class PlainAssertions {

  private static final Set<String> JUNIT =
      Set.of("org/junit/jupiter/api/Assertions", "org/junit/Assert");

  private static final Set<String> NOT_PLAIN =
      Set.of("assertTimeoutPreemptively", "assertThat", "assertLinesMatch");

  private static final String ASSERTJ = "org/assertj/core/api/";

  private static final Set<String> PLAIN_OF_ASSERTJ =
      Set.of(
          "assertThat",
          "as",
          "describedAs",
          "withFailMessage",
          "isEqualTo",
          "isNotEqualTo",
          "isSameAs",
          "isNotSameAs",
          "isNull",
          "isNotNull",
          "isTrue",
          "isFalse",
          "isZero",
          "isNotZero",
          "isOne",
          "isPositive",
          "isNegative",
          "isNotNegative",
          "isBetween",
          "isLessThan",
          "isLessThanOrEqualTo",
          "isGreaterThan",
          "isGreaterThanOrEqualTo",
          "isIn",
          "isNotIn",
          "isEmpty",
          "isNotEmpty",
          "hasSize",
          "contains",
          "containsOnly",
          "containsExactly",
          "containsExactlyInAnyOrder",
          "doesNotContain",
          "containsKey",
          "containsEntry",
          "isPresent",
          "isNotPresent",
          "hasValue");

  private PlainAssertions() {}

  static boolean contain(String owner, String name) {
    return JUNIT.contains(owner) && isPlain(name)
        || owner.startsWith(ASSERTJ) && PLAIN_OF_ASSERTJ.contains(name);
  }

  private static boolean isPlain(String name) {
    return (name.startsWith("assert") || name.equals("fail")) && !NOT_PLAIN.contains(name);
  }
}
