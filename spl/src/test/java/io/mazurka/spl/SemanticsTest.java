package io.mazurka.spl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** What each statement means, seen through the outcomes and findings of all schedules. */
class SemanticsTest {

  private static BruteForce explore(String source) {
    return BruteForce.explore(SplProgram.parse(source));
  }

  /** The only outcome of a main thread with this body. */
  private static String outcome(String body) {
    BruteForce search = explore("thread main begin\n" + body + "\nend");
    assertThat(search.findings()).isEmpty();
    assertThat(search.outcomes()).hasSize(1);
    return search.outcomes().keySet().iterator().next();
  }

  /** The only finding of a main thread with this body. */
  private static String finding(String body) {
    BruteForce search = explore("thread main begin\n" + body + "\nend");
    assertThat(search.findings()).hasSize(1);
    return search.findings().iterator().next();
  }

  @Test
  void arithmetic_ofIntegers_isJavas() {
    assertThat(outcome("print(7 / 2, \" \", -7 / 2, \" \", -7 % 5, \" \", 2 + 3 * 4 - 1)"))
        .isEqualTo("3 -3 -2 13");
    assertThat(outcome("print(2147483647 + 1)")).isEqualTo("-2147483648");
    assertThat(outcome("print((1 + 2) * 3, \" \", 8 - 3 - 2)")).isEqualTo("9 3");
  }

  @Test
  void comparisons_ofIntegers_compare() {
    assertThat(outcome("print(1 < 2, 2 <= 2, 1 > 2, 2 >= 3, 1 == 1, 1 != 1)"))
        .isEqualTo("truetruefalsefalsetruefalse");
  }

  @Test
  void logic_rightSide_isEvaluatedOnlyIfNeeded() {
    assertThat(outcome("print(false && 1 / 0 == 0, true || 1 / 0 == 0, !false)"))
        .isEqualTo("falsetruetrue");
  }

  @Test
  void variables_unassigned_areZeroFalseOrNull() {
    assertThat(outcome("goto show\nX = 1; B = true; H = new\nshow: print(X, B, null(H))"))
        .isEqualTo("0falsetrue");
  }

  @Test
  void globals_declared_startWithTheirValue() {
    assertThat(
            explore(
                    "const N = 2\nglobal x = N * 3\nglobal b = true\nglobal a[N] = 7\n"
                        + "thread main begin print(x, b, a[0], a[1]) end")
                .outcomes())
        .containsOnlyKeys("6true77");
  }

  @Test
  void constants_overridden_haveTheNewValueEverywhere() {
    String source = "const N = 2\nconst M = N * 10\nthread main begin print(N, \" \", M) end";
    assertThat(BruteForce.explore(SplProgram.parse(source, Map.of("N", 5))).outcomes())
        .containsOnlyKeys("5 50");
  }

  @Test
  void locals_ofTwoThreads_areTheirOwn() {
    assertThat(explore("active thread T[i < 2] begin\n x = x + i + 1\n print(x)\nend").outcomes())
        .containsOnlyKeys("1\n2", "2\n1");
  }

  @Test
  void cells_fromNew_areDistinctAndShareNothing() {
    assertThat(
            outcome("H = new; G = new; H.v = 1; K = H; K.v = 5; print(H.v, G.v, H == K, H == G)"))
        .isEqualTo("50truefalse");
  }

  @Test
  void path_throughNull_readsAsNull() {
    assertThat(outcome("H = null; G = new; G.n = H.n.n; print(null(G.n), null(H.n.n.n))"))
        .isEqualTo("truetrue");
  }

  @Test
  void path_throughNull_cannotBeWrittenOrHoldAnInteger() {
    assertThat(finding("H = null\nH.n = H"))
        .isEqualTo("exception model.spl:3:3: null dereference: 'H' is null and has no field 'n'");
    assertThat(finding("H = new\nH.v = 1\nX = H.n.v\nH.n = H"))
        .isEqualTo("exception model.spl:4:9: null dereference: 'H.n' is null and has no field 'v'");
  }

  @Test
  void guard_thatCannotBeEvaluated_isTakenAndFails() {
    BruteForce search =
        explore("thread main begin\nH = null\nH.v == 1 -> skip | true -> print(1)\nH.v = 2\nend");
    assertThat(search.findings()).allMatch(finding -> finding.contains("null dereference"));
    assertThat(search.outcomes()).containsOnlyKeys("", "1");
  }

  @Test
  void array_outsideItsBounds_isAnException() {
    assertThat(explore("global a[2] = 0\nthread main begin\nX = 2\na[X] = 1\nend").findings())
        .containsExactly("exception model.spl:4:3: the index of 'a' is 2, not from 0 to 1");
  }

  @Test
  void division_byZero_isAnException() {
    assertThat(finding("X = 0\nX = 1 / X")).isEqualTo("exception model.spl:3:7: division by zero");
  }

  @Test
  void assertion_thatFails_stopsItsThreadOnly() {
    BruteForce search =
        explore(
            "active thread A begin\n assert(1 == 2)\n print(1)\nend\n"
                + "active thread B begin print(2) end");
    assertThat(search.findings())
        .containsExactly("assertion model.spl:2:2: assertion fails: 1 == 2");
    assertThat(search.outcomes()).containsOnlyKeys("2");
  }

  @Test
  void guard_falseForever_isADeadlock() {
    assertThat(finding("X = 1\nX == 2 -> skip"))
        .isEqualTo("deadlock main waits at model.spl:3 until X == 2");
  }

  @Test
  void guard_madeTrueByAnother_letsThrough() {
    BruteForce search =
        explore(
            "active thread A begin\n X == 1 -> print(X)\nend\n"
                + "active thread B begin\n X = 1\n X = 2\nend");
    assertThat(search.outcomes()).containsOnlyKeys("", "1");
    assertThat(search.findings()).containsExactly("deadlock A waits at model.spl:2 until X == 1");
  }

  @Test
  void choice_amongReadyAlternatives_takesEach() {
    assertThat(
            explore(
                    "thread main begin\n true -> X = 1 | true -> X = 2 | false -> X = 3\nprint(X)\nend")
                .outcomes())
        .containsOnlyKeys("1", "2");
  }

  @Test
  void choice_amongSemaphores_takesTheOneAtHand() {
    assertThat(
            explore(
                    "semaphore s = 0\nsemaphore t = 1\nthread main begin\n"
                        + " P(s) goto one | P(t) goto two\none: print(1) goto end\ntwo: print(2)\nend")
                .outcomes())
        .containsOnlyKeys("2");
  }

  @Test
  void otherwise_isTaken_onlyIfNothingElseCanBe() {
    String source =
        "semaphore s = %d\nthread main begin\n P(s) goto end | else -> skip\n print(2)\nend";
    assertThat(explore(source.formatted(0)).outcomes()).containsOnlyKeys("2");
    assertThat(explore(source.formatted(1)).outcomes()).containsOnlyKeys("");
  }

  @Test
  void semaphore_withTwoUnits_admitsTwo() {
    BruteForce search =
        explore(
            "semaphore s = 2\nactive thread T[3] begin\n P(s)\n In = In + 1\n assert(In <= 2)\n"
                + " In = In - 1\n V(s)\nend");
    assertThat(search.findings()).isEmpty();
  }

  @Test
  void semaphore_exhausted_isNamedInTheDeadlock() {
    assertThat(explore("semaphore s[2] = 0\nthread main begin\n i = 1\n P(s[i])\nend").findings())
        .containsExactly("deadlock main waits at model.spl:4 for s[1]");
  }

  @Test
  void jump_backwards_loops() {
    assertThat(outcome("L: i < 3 -> i = i + 1 goto L | else -> print(i)")).isEqualTo("3");
  }

  @Test
  void jump_toTheEnd_ends() {
    assertThat(outcome("goto end\nprint(1)")).isEmpty();
  }

  @Test
  void atomic_block_isNotInterrupted() {
    String block = "x = C\nC = x + 1";
    String counters = "active thread T[2] begin\n%s\nD = D + 1\nend\n";
    String observer = "active thread O begin D == 2 -> print(C) end";
    assertThat(explore(counters.formatted(block) + observer).outcomes()).containsOnlyKeys("1", "2");
    assertThat(
            explore(counters.formatted("atomic begin\n" + block + "\nend") + observer).outcomes())
        .containsOnlyKeys("2");
  }

  @Test
  void atomic_block_isOneTransition() {
    assertThat(
            explore("thread main begin\natomic begin X = 1; X = 2; X = 3 end\nend").transitions())
        .isEqualTo(1);
  }

  @Test
  void atomic_firstStatementBlocked_waits() {
    BruteForce search =
        explore(
            "semaphore s = 0\nactive thread A begin\n atomic begin P(s); print(X) end\nend\n"
                + "active thread B begin\n X = 1\n V(s)\nend");
    assertThat(search.outcomes()).containsOnlyKeys("1");
    assertThat(search.findings()).isEmpty();
  }

  @Test
  void atomic_laterStatementBlocked_isAnException() {
    assertThat(finding("X = 1\natomic begin\n skip\n X == 2 -> skip\nend"))
        .isEqualTo("exception model.spl:5:2: 'X == 2 -> skip' is blocked inside an atomic block");
  }

  @Test
  void atomic_choicesInside_takesEveryWay() {
    assertThat(
            explore(
                    "thread main begin\n atomic begin\n  X = 1 | X = 2\n  Y = 1 | Y = 2\n end\n"
                        + " print(X, Y)\nend")
                .outcomes())
        .containsOnlyKeys("11", "12", "21", "22");
  }

  @Test
  void atomic_jumpInside_staysInTheTransition() {
    BruteForce search =
        explore(
            "thread main begin\natomic begin\nL: X < 3 -> X = X + 1 goto L | else -> skip\nend\nprint(X)\nend");
    assertThat(search.outcomes()).containsOnlyKeys("3");
    assertThat(search.transitions()).isEqualTo(2);
  }

  @Test
  void atomic_thatNeverEnds_isAHang() {
    assertThat(finding("atomic begin\nL: skip goto L\nend"))
        .isEqualTo("hang model.spl:3:4: the atomic block does not come to its end");
  }

  @Test
  void atomic_withGuard_needsBothGuardAndFirstStatement() {
    assertThat(
            explore(
                    "semaphore s = 0\nthread main begin\nX = 1\nX == 1 -> atomic begin P(s) end\nend")
                .findings())
        .containsExactly("deadlock main waits at model.spl:4 for s");
  }

  @Test
  void start_withArguments_passesThem() {
    BruteForce search =
        explore(
            "thread main begin\n H = new\n start(T(7, H))\nend\n"
                + "thread T(n, p) begin\n p.v = n\n print(H.v)\nend");
    assertThat(search.outcomes()).containsOnlyKeys("7");
  }

  @Test
  void start_ofItself_makesAChain() {
    BruteForce search =
        explore(
            "thread main begin start(T(3)) end\n"
                + "thread T(n) begin\n n > 0 -> start(T(n - 1)) | else -> print(n)\nend");
    assertThat(search.outcomes()).containsOnlyKeys("0");
    assertThat(search.transitions()).isEqualTo(5);
  }

  @Test
  void end_ofThread_takesNoTransition() {
    BruteForce search = explore("active thread T[3] begin skip end");
    assertThat(search.transitions()).isEqualTo(3 + 6 + 6);
  }

  @Test
  void lines_continued_endWithAnOperatorOrAreInParentheses() {
    assertThat(outcome("X = 1 +\n 2\nprint((X\n - 1))\nY = X\n-Y < 0 -> print(Y)"))
        .isEqualTo("2\n3");
  }
}
