package io.mazurka.engine;

import io.mazurka.program.Operation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An inner node of the wakeup tree that several workers explore.
 *
 * <p>In the sequential algorithm a branch is explored when all branches before it are done. Here
 * they need not be. A branch still sleeps in those that come after it in the tree, and never in
 * those before it. So of two equivalent executions the later one in the order of the tree is never
 * explored, whoever comes first by the clock.
 *
 * <p>That nothing is lost takes more care. Let p and q be branches of E in this order, and let p
 * sleep in E.q. A sequence that is found below E.q and has p as a weak initial is not inserted
 * there, as p's worker will see what it leads to: a race of p with something that follows, which
 * makes it insert a sequence at E, one that may begin with q. Sequentially q is explored
 * afterwards. Here its worker may be done by then; so E.q must still be there for the sequence to
 * get in. Therefore:
 *
 * <ul>
 *   <li>States where something sleeps that is not done are junctions, and junctions keep all their
 *       branches, explored or not. A sequence finds its way through the junctions just as it would
 *       through a tree of which nothing has been explored yet.
 *   <li>Only leaves are claimed. In the state at a leaf nothing sleeps: no branch before it, here
 *       or further up, is a weak initial of the sequence that ends there, as it would have been
 *       inserted below that branch instead. So whoever explores from there relies on nobody, finds
 *       all executions that begin like this, and does so in the sequential way, or by sharing the
 *       work again. That is why a sequence with such a leaf as a weak initial need not be inserted.
 * </ul>
 *
 * <p>At the end every sequence that some execution gave rise to has been inserted, or something
 * that covers it, and the tree is one that the sequential algorithm could have left behind, had it
 * met the executions in another order. Its proof (Abdulla et al. 2014, theorem 7.4) asks for no
 * more than that.
 */
final class WakeupJunction extends Junction {

  private final WakeupTrees trees = new WakeupTrees();
  private final List<Branch> branches = new ArrayList<>();
  private @Nullable Sleepers inherited;

  /** A branch, in one of three conditions: waiting, claimed, or a junction itself. */
  private static final class Branch {

    /** The branch in the tree; what is behind it counts only while it waits. */
    final int node;

    /** Whether it is explored by somebody who relies on nobody, or was. */
    boolean claimed;

    @Nullable WakeupJunction junction;

    Branch(int node) {
      this.node = node;
    }

    boolean isWaiting() {
      return !claimed && junction == null;
    }
  }

  /** A junction that was not reached yet. */
  WakeupJunction(Place place) {
    super(place, false);
  }

  /**
   * A junction at a state that a worker had for itself.
   *
   * @param asleep what was explored from it, or earlier, all of it done
   */
  WakeupJunction(Place place, Sleepers asleep) {
    super(place, true);
    this.inherited = asleep;
  }

  /** Adds a copy of a branch of some tree, with all that is behind it. */
  synchronized void append(WakeupTrees from, int branch, boolean claimed) {
    Branch added = new Branch(trees.copy(from, branch));
    added.claimed = claimed;
    branches.add(added);
  }

  /** The path of a worker has come here, and leads to this state. */
  void arrive(Path path) {
    int state = depth();
    Sleepers handedDown =
        before() instanceof WakeupJunction before
            ? before.handedTo(this, path.operation(state - 1))
            : new Sleepers();
    synchronized (this) {
      if (inherited == null) {
        inherited = handedDown;
      }
      settle(path);
    }
  }

  /** What sleeps in a junction behind this one. */
  private synchronized Sleepers handedTo(WakeupJunction next, Operation moved) {
    Sleepers asleep = new Sleepers();
    Sleepers handedDown = new Sleepers();
    for (Branch branch : branches) {
      int node = branch.node;
      if (branch.junction == next) {
        Operation predicted = trees.prediction(node);
        handedDown.inherit(arrived(), trees.thread(node), moved, predicted);
        handedDown.inherit(asleep, trees.thread(node), moved, predicted);
      }
      asleep.add(
          trees.thread(node),
          trees.alternative(node),
          trees.operation(node),
          trees.prediction(node));
    }
    return handedDown;
  }

  /** Corrects what was predicted of the branches, if it can be. */
  private void settle(Path path) {
    for (Branch branch : branches) {
      boolean isLeaf = branch.claimed || branch.junction == null && trees.isLeaf(branch.node);
      trees.settle(branch.node, isLeaf, path, depth());
    }
  }

  /**
   * Has a sequence explored from here by which a worker turns a race on its path round, unless it
   * is or was already. Uses up the sequence.
   */
  void insert(EventSequence sequence, Path path) {
    WakeupJunction opened = null;
    synchronized (this) {
      if (!arrived().cover(sequence)) {
        opened = put(sequence);
        settle(path);
      }
    }
    if (opened != null) {
      opened.opened();
    }
  }

  /** Returns the junction at which the sequence is news, or null. */
  private synchronized @Nullable WakeupJunction put(EventSequence sequence) {
    for (Branch branch : branches) {
      if (branch.claimed && isCovered(sequence, branch.node)) {
        return null;
      }
    }
    for (Branch branch : branches) {
      if (!branch.claimed && trees.advance(sequence, branch.node)) {
        return sequence.length() == 0 ? null : putBehind(branch, sequence);
      }
    }
    branches.add(new Branch(trees.chain(sequence)));
    return this;
  }

  private boolean isCovered(EventSequence sequence, int node) {
    int thread = trees.thread(node);
    int alternative = trees.alternative(node);
    return sequence.canBeginWith(thread, alternative, trees.operation(node))
        && sequence.canBeginWith(thread, alternative, trees.prediction(node));
  }

  private @Nullable WakeupJunction putBehind(Branch branch, EventSequence sequence) {
    if (branch.junction != null) {
      return branch.junction.put(sequence);
    }
    return !trees.isLeaf(branch.node) && trees.insert(branch.node, sequence) ? this : null;
  }

  @Override
  @Nullable Claim claim() {
    Claim claim = claimLeaf();
    if (claim != null) {
      for (Junction next = claim.junction(); next != null && next != this; next = next.before()) {
        next.opened();
      }
    }
    return claim;
  }

  /** Claims the first leaf that waits, and makes junctions of the nodes on the way. */
  private synchronized @Nullable Claim claimLeaf() {
    for (Branch branch : branches) {
      if (branch.isWaiting()) {
        if (trees.isLeaf(branch.node)) {
          branch.claimed = true;
          return new Claim(this, trees.thread(branch.node), trees.alternative(branch.node));
        }
        branch.junction = junctionBehind(branch.node);
        return branch.junction.claimLeaf();
      }
    }
    return null;
  }

  private WakeupJunction junctionBehind(int node) {
    WakeupJunction behind =
        new WakeupJunction(
            placeBehind(trees.thread(node), trees.alternative(node), trees.operation(node)));
    for (int b = trees.first(node); b != WakeupTrees.NONE; b = trees.next(b)) {
      behind.append(trees, b, false);
    }
    return behind;
  }

  private Sleepers arrived() {
    if (inherited == null) {
      throw new IllegalStateException("nobody has been at this junction yet");
    }
    return inherited;
  }
}
