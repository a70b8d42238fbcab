package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Symmetry;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Symmetry that the user declares, used as in Godefroid, "Exploiting symmetry when model-checking
 * software", FORTE 1999: the function Sym of figure 1, line 7.
 *
 * <p>Definition 9, the pruning rule: of two transitions t and t' enabled in a state s, with t' =
 * σ(t) and s = σ(s) for a permutation σ, one is enough. Whether s = σ(s) is seen from the path, see
 * {@link PathImage}. Here t may also be one that sleeps, as everything that begins with it was
 * explored.
 *
 * <p>The verdict rests on the declaration. So it is checked where that is cheap: in each state that
 * is found to be symmetric, corresponding threads must stand before corresponding operations; and
 * the images of each execution from a state in which something was pruned must be executions too.
 * If not, the search ends with {@link WrongSymmetry}. To execute all images is to explore what was
 * pruned. So it is done up to a number of them, which settles small programs; and from then on one
 * is, under a permutation that served on the way.
 */
final class DeclaredSymmetry {

  /** How many images are executed before one is picked of each execution. */
  private static final int MANY_IMAGES = 2_000;

  private static final int UNKNOWN = 0;
  private static final int HOLDS = 1;
  private static final int FAILS = 2;

  private final Program program;
  private final Path path;
  private final Counters counters;
  private final SymmetryGroup group;
  private final Roster roster;
  private final HappensBefore order;
  private final PathImage pathImage;
  private final int[] verdicts;
  private int[] served = new int[64];
  private int turn;
  private int images;

  DeclaredSymmetry(Program program, Path path, Counters counters, List<Symmetry> declared) {
    this.program = program;
    this.path = path;
    this.counters = counters;
    this.group = new SymmetryGroup(declared);
    this.roster = new Roster(path, group.elements());
    this.order = new HappensBefore(path, true);
    this.pathImage = new PathImage(path, order);
    this.verdicts = new int[group.size()];
    counters.open(Figure.SYMMETRY_CHECKS, Figure.SYMMETRIC_PRUNES);
  }

  void reached(Execution execution) {
    int state = path.length();
    if (state >= served.length) {
      served = Arrays.copyOf(served, 2 * state);
    }
    served[state] = -1;
    Arrays.fill(verdicts, UNKNOWN);
    roster.reached(execution);
    if (state > 0) {
      order.push();
    } else {
      checkAll();
    }
  }

  /** Finds declarations that are wrong from the start. */
  private void checkAll() {
    for (int permutation = 0; permutation < group.size(); permutation++) {
      isSymmetric(permutation);
    }
  }

  void retreating() {
    order.pop();
  }

  /** Whether the last state has a symmetry that takes one thread's transition to the other's. */
  boolean takes(int thread, int other) {
    int from = roster.element(thread);
    int to = roster.element(other);
    if (from == Roster.NONE || to == Roster.NONE) {
      return false;
    }
    for (int permutation = 0; permutation < group.size(); permutation++) {
      if (group.image(permutation, from) == to && isSymmetric(permutation)) {
        served[path.length()] = permutation;
        return true;
      }
    }
    return false;
  }

  private boolean isSymmetric(int permutation) {
    if (verdicts[permutation] == UNKNOWN) {
      counters.add(Figure.SYMMETRY_CHECKS, 1);
      int[] image = image(permutation);
      verdicts[permutation] = FAILS;
      if (image != null && pathImage.isSameTrace(image)) {
        checkOperations(permutation, image);
        verdicts[permutation] = HOLDS;
      }
    }
    return verdicts[permutation] == HOLDS;
  }

  /** Where the permutation takes each thread of the last state; null if a thread is not there. */
  private int @Nullable [] image(int permutation) {
    int[] image = new int[path.population(path.length())];
    Arrays.setAll(image, t -> t);
    for (int element = 0; element < group.elements().size(); element++) {
      int target = group.image(permutation, element);
      if (target != element
          && !(group.elements().get(element) instanceof Symmetry.Element.OfObject)) {
        int from = roster.thread(element);
        int to = roster.thread(target);
        if (from == Roster.NONE || to == Roster.NONE) {
          return null;
        }
        image[from] = to;
      }
    }
    return image;
  }

  private void checkOperations(int permutation, int[] image) {
    Correspondence objects = new Correspondence(group, permutation);
    int state = path.length();
    for (int i = 0; i < state; i++) {
      if (!pathImage.isEarly(i)) {
        Operation there = path.operation(pathImage.twin(i));
        if (!objects.match(path.operation(i), there)) {
          throw wrong(path.thread(i), path.operation(i), image[path.thread(i)], there);
        }
      }
    }
    for (int t = 0; t < image.length; t++) {
      Operation here = path.pending(state, t);
      Operation there = path.pending(state, image[t]);
      if (!objects.match(here, there)
          || path.enabled().contains(state, t) != path.enabled().contains(state, image[t])) {
        throw wrong(t, here, image[t], there);
      }
    }
  }

  private WrongSymmetry wrong(
      int thread, @Nullable Operation operation, int other, @Nullable Operation there) {
    return new WrongSymmetry(
        "after " + (path.length() == 0 ? "no step" : "the schedule \"" + path.schedule() + "\""),
        thread == other
            ? "%s, which stays what it is, does not do the same as in the image: %s"
                .formatted(roster.name(thread), text(operation))
            : "%s would have to correspond to %s, but the one does %s and the other %s"
                .formatted(roster.name(thread), roster.name(other), text(operation), text(there)));
  }

  private static String text(@Nullable Operation operation) {
    return operation == null ? "nothing any more" : operation.toString();
  }

  /** An execution has ended: have its images executed, if something was pruned on its way. */
  void ended() {
    int[] pruned = IntStream.rangeClosed(0, path.length()).filter(i -> served[i] >= 0).toArray();
    if (pruned.length == 0) {
      return;
    }
    if (images + group.size() <= MANY_IMAGES) {
      images += group.size();
      IntStream.range(0, group.size()).forEach(this::execute);
    } else {
      execute(served[pruned[turn++ % pruned.length]]);
    }
  }

  private void execute(int permutation) {
    int[] image = image(permutation);
    if (image != null && pathImage.divide(image)) {
      new ImageRun(path, pathImage, image).run(program, new Correspondence(group, permutation));
    }
  }

  /** A declaration of what is in no execution would pass unnoticed, and is a mistake. */
  void verified() {
    List<String> missing = roster.missing();
    if (!missing.isEmpty()) {
      throw new ProgramException(
          "the declared symmetry speaks of threads that are in no execution: %s; there are %s; correct the declaration or leave it out"
              .formatted(String.join(", ", missing), String.join(", ", roster.present())));
    }
  }

  /** What a reader of the result should know. */
  List<String> notes() {
    List<String> missing = roster.missing();
    if (!missing.isEmpty()) {
      return List.of(
          "The declared symmetry speaks of threads that were in no execution: "
              + String.join(", ", missing)
              + ".");
    }
    return counters.get(Figure.SYMMETRIC_PRUNES) > 0
        ? List.of(
            "The verdict rests on the declared symmetry, which was checked where it was used, and"
                + " not proved; outcomes and findings stand for their images.")
        : List.of();
  }
}
