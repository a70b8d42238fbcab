package io.mazurka.jvm.load;

import io.mazurka.jvm.runtime.CopiedNames;
import io.mazurka.jvm.runtime.Site;
import io.mazurka.jvm.runtime.Sites;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * The code of one method while it is transformed.
 *
 * <p>Local variables are added above those of the method, so that none of these moves. One that
 * lasts for the whole method is entered into all of its frames; one that serves a single
 * instruction needs no frame. All lasting ones are made before the first temporary one.
 */
final class Code {

  final ProgramClass type;
  final ClassNode owner;
  final MethodNode method;
  private final int firstAdded;
  private final List<Object> lasting = new ArrayList<>();
  private final Map<Object, LabelNode> moved = new HashMap<>();
  private int line;

  Code(ProgramClass type, MethodNode method) {
    this.type = type;
    this.owner = type.node;
    this.method = method;
    this.firstAdded = method.maxLocals;
  }

  boolean isStatic() {
    return (method.access & Opcodes.ACC_STATIC) != 0;
  }

  boolean isConstructor() {
    return method.name.equals("<init>");
  }

  /** What is done to each instruction in turn. */
  interface Visitor {
    void visit(AbstractInsnNode instruction);
  }

  /** Visits the instructions as they are now; those that a visit adds are not visited. */
  void visit(Visitor visitor) {
    line = 0;
    for (AbstractInsnNode node = method.instructions.getFirst(); node != null; ) {
      AbstractInsnNode next = node.getNext();
      if (node instanceof LineNumberNode number) {
        line = number.line;
      } else if (node.getOpcode() >= 0) {
        visitor.visit(node);
      }
      node = next;
    }
  }

  /** Numbers the instruction that is being visited. */
  int site(String memberOwner, String member, int flags) {
    return siteAt(line, memberOwner, member, flags);
  }

  int siteAt(int sourceLine, String memberOwner, String member, int flags) {
    String file = owner.sourceFile == null ? "" : owner.sourceFile;
    String className = CopiedNames.plain(owner.name.replace('/', '.'));
    return Sites.add(
        new Site(
            className,
            method.name,
            file,
            sourceLine,
            memberOwner,
            member,
            type.isCopy() ? flags | Site.COPY : flags));
  }

  /** The source line of the instruction that is being visited, or 0. */
  int line() {
    return line;
  }

  void before(AbstractInsnNode instruction, InsnList code) {
    method.instructions.insertBefore(instruction, code);
  }

  void after(AbstractInsnNode instruction, InsnList code) {
    method.instructions.insert(instruction, code);
  }

  void replace(AbstractInsnNode instruction, InsnList code) {
    method.instructions.insertBefore(instruction, code);
    method.instructions.remove(instruction);
  }

  void atStart(InsnList code) {
    method.instructions.insert(code);
  }

  /**
   * Adds a variable that lasts for the whole method, which must set it before anything else.
   *
   * @param frameType its type in frames; no long or double
   */
  int addLasting(Object frameType) {
    lasting.add(frameType);
    return firstAdded + lasting.size() - 1;
  }

  /** The first slot free for values that are kept while one instruction is prepared. */
  int temporary() {
    return firstAdded + lasting.size();
  }

  /**
   * Inserts code before a {@code new}, after the labels there, which branches and frames may refer
   * to. What a frame means by them is the place of the {@code new} itself, so it gets a new label.
   */
  void beforeNew(TypeInsnNode instruction, InsnList added) {
    LabelNode place = new LabelNode();
    AbstractInsnNode node = instruction.getPrevious();
    for (; node != null && node.getOpcode() < 0; node = node.getPrevious()) {
      if (node instanceof LabelNode label) {
        moved.put(label, place);
      }
    }
    added.add(place);
    before(instruction, added);
  }

  /** Brings the frames up to date. */
  void finish() {
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof FrameNode frame) {
        frame.local = withLasting(withMoved(frame.local));
        frame.stack = withMoved(frame.stack);
      }
    }
  }

  private List<Object> withMoved(List<Object> types) {
    List<Object> all = new ArrayList<>(types);
    all.replaceAll(type -> {
      LabelNode place = moved.get(type);
      return place == null ? type : place;
    });
    return all;
  }

  private List<Object> withLasting(List<Object> locals) {
    if (lasting.isEmpty()) {
      return locals;
    }
    List<Object> all = new ArrayList<>(locals);
    all.addAll(Collections.nCopies(firstAdded - slots(locals), Opcodes.TOP));
    all.addAll(lasting);
    return all;
  }

  private static int slots(List<Object> locals) {
    return locals.stream().mapToInt(Code::size).sum();
  }

  /** How many slots a variable takes that has this type in a frame. */
  static int size(Object frameType) {
    return frameType.equals(Opcodes.LONG) || frameType.equals(Opcodes.DOUBLE) ? 2 : 1;
  }
}
