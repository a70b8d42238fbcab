package io.mazurka.engine;

import io.mazurka.engine.Instruction.Code;
import io.mazurka.program.Symmetry;
import io.mazurka.program.Symmetry.Element;
import io.mazurka.program.Symmetry.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A random toy program with a symmetry by construction: copies of one script, over variables that
 * all copies share or that go round with them, and sometimes another thread that starts them.
 *
 * @param first the first script among the copies
 * @param renamings where scripts and variables go under each permutation of the group
 */
record SymmetricProgram(
    ToyProgram program, Symmetry symmetry, int first, List<Renaming> renamings) {

  private static final Pattern STUCK = Pattern.compile(" script (\\d+) at (-?\\d+)");
  private static final Pattern FAILED = Pattern.compile("script (\\d+): variable (\\d+) is (\\d+)");

  /** Where each script and each variable goes. */
  record Renaming(List<Integer> scripts, List<Integer> variables) {}

  /** A program in which any two copies can change places. */
  static SymmetricProgram ofCopies(long seed) {
    Random random = new Random(seed);
    int copies = 2 + random.nextInt(2);
    return build(random, copies, Shape.PERMUTATIONS, false);
  }

  /** A program in which copy i uses variables i, i + 1 and so on, and wakes copy i + 1. */
  static SymmetricProgram ofRing(long seed) {
    return build(new Random(seed), ToyProgram.VARIABLES, Shape.ROTATION, true);
  }

  private static SymmetricProgram build(Random random, int copies, Shape shape, boolean ring) {
    boolean started = random.nextInt(3) == 0;
    boolean framed = !ring && copies == 2 && random.nextInt(3) == 0;
    int first = started || random.nextInt(3) == 0 ? 1 : 0;
    int size = copies == 2 ? 3 : 2 + random.nextInt(first == 0 ? 2 : 1);
    List<Instruction> template = template(random, size - (framed || started ? 1 : 0), ring);
    List<List<Instruction>> scripts = new ArrayList<>();
    if (first == 1) {
      scripts.add(other(random, copies, started, ring));
    }
    for (int copy = 0; copy < copies; copy++) {
      scripts.add(ring ? turned(template, copy, first) : template);
    }
    ToyProgram program =
        new ToyProgram(scripts, started ? 1 : scripts.size(), framed, random.nextInt(2));
    return new SymmetricProgram(
        program,
        symmetry(shape, first, copies, ring),
        first,
        renamings(shape, first, copies, ring));
  }

  private static List<Instruction> template(Random random, int size, boolean ring) {
    List<Code> codes =
        List.of(
            Code.READ,
            Code.READ,
            Code.WRITE,
            Code.WRITE,
            Code.ADD,
            Code.COMPARE_AND_SET,
            Code.TRY_SET,
            Code.ASSERT_NOT,
            Code.WRITE_ANY,
            Code.CHOOSE,
            Code.ACQUIRE,
            Code.RELEASE,
            Code.PARK,
            ring ? Code.UNPARK : Code.READ_AT,
            Code.AWAIT,
            Code.COPY);
    List<Instruction> body = new ArrayList<>();
    boolean locked = !ring && random.nextInt(4) == 0;
    if (locked) {
      body.add(Instruction.of(Code.LOCK, 0));
    }
    for (int i = 0; i < size; i++) {
      Code code = codes.get(random.nextInt(codes.size()));
      int variable = random.nextInt(2);
      body.add(
          switch (code) {
            case CHOOSE -> Instruction.of(code, 2);
            case WRITE_ANY -> Instruction.of(code, variable, 2);
            case ACQUIRE, RELEASE -> Instruction.of(code, 0);
            case UNPARK -> Instruction.of(code, 1);
            case COPY -> Instruction.of(code, variable, variable + 1);
            default -> Instruction.of(code, variable, random.nextInt(2));
          });
      if (random.nextInt(6) == 0 && i + 1 < size) {
        body.add(Instruction.of(Code.SKIP_IF, random.nextInt(2), 1));
      }
    }
    if (locked) {
      body.add(Instruction.of(Code.UNLOCK, 0));
    }
    return body;
  }

  /** The script with its variables, and the scripts it speaks of, so many places on. */
  private static List<Instruction> turned(List<Instruction> template, int by, int first) {
    int n = ToyProgram.VARIABLES;
    return template.stream()
        .map(i ->
            switch (i.code()) {
              case CHOOSE, SKIP_IF, ACQUIRE, RELEASE, PARK -> i;
              case UNPARK -> Instruction.of(i.code(), first + (i.a() + by) % n);
              case COPY -> Instruction.of(i.code(), (i.a() + by) % n, (i.b() + by) % n);
              default -> Instruction.of(i.code(), (i.a() + by) % n, i.b());
            })
        .toList();
  }

  /** A thread that is not permuted; it may start the others. */
  private static List<Instruction> other(Random random, int copies, boolean starts, boolean ring) {
    List<Instruction> body = new ArrayList<>();
    for (int i = 0; i < copies && starts; i++) {
      body.add(Instruction.of(Code.START, 1 + i));
    }
    int place = random.nextInt(body.size() + 1);
    if (ring || random.nextInt(3) == 0) {
      body.add(place, Instruction.of(random.nextBoolean() ? Code.RELEASE : Code.ACQUIRE, 0));
    } else {
      body.add(place, Instruction.of(random.nextBoolean() ? Code.WRITE : Code.READ, 0, 1));
    }
    return body;
  }

  private static Symmetry symmetry(Shape shape, int first, int copies, boolean ring) {
    List<List<Element>> rows = new ArrayList<>();
    rows.add(
        IntStream.range(first, first + copies).<Element>mapToObj(Element.OfThread::new).toList());
    if (ring) {
      rows.add(IntStream.range(0, copies).<Element>mapToObj(Element.OfObject::new).toList());
    }
    int fixed = ToyProgram.VARIABLES + ToyProgram.LOCKS + ToyProgram.SEMAPHORES;
    return Symmetry.of(shape, rows, fixed);
  }

  private static List<Renaming> renamings(Shape shape, int first, int copies, boolean ring) {
    List<int[]> columns = new ArrayList<>();
    if (shape == Shape.ROTATION) {
      for (int by = 0; by < copies; by++) {
        int turn = by;
        columns.add(IntStream.range(0, copies).map(i -> (i + turn) % copies).toArray());
      }
    } else {
      permute(new ArrayList<>(), copies, columns);
    }
    return columns.stream()
        .map(column ->
            new Renaming(
                IntStream.range(0, first + copies)
                    .mapToObj(i -> i < first ? i : first + column[i - first])
                    .toList(),
                IntStream.range(0, ToyProgram.VARIABLES)
                    .mapToObj(v -> ring ? column[v] : v)
                    .toList()))
        .toList();
  }

  private static void permute(List<Integer> chosen, int size, List<int[]> all) {
    if (chosen.size() == size) {
      all.add(chosen.stream().mapToInt(Integer::intValue).toArray());
    }
    for (int i = 0; i < size; i++) {
      if (!chosen.contains(i)) {
        List<Integer> longer = new ArrayList<>(chosen);
        longer.add(i);
        permute(longer, size, all);
      }
    }
  }

  /** The outcomes with each replaced by the least of its images. */
  Set<String> canonicalOutcomes(Set<String> outcomes) {
    Set<String> all = new TreeSet<>();
    for (String outcome : outcomes) {
      all.add(
          renamings.stream().map(r -> outcome(outcome, r)).min(String::compareTo).orElseThrow());
    }
    return all;
  }

  /** The findings with each replaced by the least of its images. */
  Set<String> canonicalFindings(Set<String> findings) {
    Set<String> all = new TreeSet<>();
    for (String finding : findings) {
      all.add(
          renamings.stream().map(r -> finding(finding, r)).min(String::compareTo).orElseThrow());
    }
    return all;
  }

  private static String outcome(String outcome, Renaming renaming) {
    int middle = outcome.indexOf("][");
    String[] variables = outcome.substring(1, middle).split(", ", -1);
    String[] logs = outcome.substring(middle + 2, outcome.length() - 1).split(", ", -1);
    return Arrays.toString(renamed(variables, renaming.variables()))
        + Arrays.toString(renamed(logs, renaming.scripts()));
  }

  private static String[] renamed(String[] values, List<Integer> places) {
    String[] result = new String[values.length];
    for (int i = 0; i < values.length; i++) {
      result[places.get(i)] = values[i];
    }
    return result;
  }

  private static String finding(String finding, Renaming renaming) {
    Matcher failed = FAILED.matcher(finding);
    if (failed.find()) {
      return "script %d: variable %d is %s"
          .formatted(
              renaming.scripts().get(Integer.parseInt(failed.group(1))),
              renaming.variables().get(Integer.parseInt(failed.group(2))),
              failed.group(3));
    }
    Set<String> stuck = new TreeSet<>();
    Matcher each = STUCK.matcher(finding);
    while (each.find()) {
      stuck.add(renaming.scripts().get(Integer.parseInt(each.group(1))) + " at " + each.group(2));
    }
    return "stuck " + stuck;
  }
}
