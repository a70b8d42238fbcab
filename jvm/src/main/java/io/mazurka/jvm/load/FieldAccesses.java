package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import io.mazurka.jvm.runtime.Site;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * Reports reads and writes of fields, and has classes initialised before their static fields are
 * touched.
 */
final class FieldAccesses {

  private final Code code;
  private final Hierarchy hierarchy;
  private final Initialization initialization;
  private final Set<FieldInsnNode> early;

  FieldAccesses(Code code, Hierarchy hierarchy, Initialization initialization) {
    this.code = code;
    this.hierarchy = hierarchy;
    this.initialization = initialization;
    this.early = EarlyWrites.in(code);
  }

  void visit(FieldInsnNode access) {
    Snippet standardStream = standardStream(access);
    if (standardStream != null) {
      code.replace(access, standardStream);
      return;
    }
    Member field = hierarchy.field(access.owner, access.name, access.desc);
    if (field == null || field.constant() || early.contains(access)) {
      return;
    }
    switch (access.getOpcode()) {
      case GETFIELD -> read(access, field);
      case PUTFIELD -> write(access, field);
      default -> accessStatic(access, field);
    }
  }

  private @Nullable Snippet standardStream(FieldInsnNode access) {
    if (access.getOpcode() != GETSTATIC || !access.owner.equals("java/lang/System")) {
      return null;
    }
    return switch (access.name) {
      case "out" -> new Snippet().hook(Hook.STANDARD_OUT);
      case "err" -> new Snippet().hook(Hook.STANDARD_ERR);
      case "in" ->
          new Snippet().push(code.site(access.owner, "in", Site.STATIC)).hook(Hook.STANDARD_IN);
      default -> null;
    };
  }

  private void read(FieldInsnNode access, Member field) {
    if (code.type.takesSteps()) {
      return;
    }
    Hook hook = field.is(ACC_FINAL) ? Hook.READ_FINAL : Hook.READ;
    code.before(access, new Snippet().op(DUP).push(site(field)).hook(hook));
  }

  private void write(FieldInsnNode access, Member field) {
    Snippet report = new Snippet();
    switch (Type.getType(access.desc).getSort()) {
      case Type.OBJECT, Type.ARRAY -> report.op(DUP2).push(site(field)).hook(Hook.WRITE_REFERENCE);
      case Type.LONG, Type.DOUBLE ->
          report.op(DUP2_X1, POP2, DUP_X2).push(site(field)).hook(Hook.WRITE);
      default -> report.op(DUP2, POP).push(site(field)).hook(Hook.WRITE);
    }
    code.before(access, report);
  }

  private void accessStatic(FieldInsnNode access, Member field) {
    Member stored = initialization.stored(field);
    if (stored != field) {
      access.owner = stored.owner();
    }
    Snippet report = initialization.check(field.owner(), access.owner);
    if (access.getOpcode() == PUTSTATIC) {
      reportWrite(report, stored);
    } else if (!field.is(ACC_FINAL)) {
      report.push(site(stored)).hook(Hook.READ_STATIC);
    }
    code.before(access, report);
  }

  private void reportWrite(Snippet report, Member field) {
    if (Type.getType(field.descriptor()).getSort() >= Type.ARRAY) {
      report.op(DUP).push(site(field)).hook(Hook.WRITE_STATIC_REFERENCE);
    } else {
      report.push(site(field)).hook(Hook.WRITE_STATIC);
    }
  }

  private int site(Member field) {
    int flags =
        (field.is(ACC_VOLATILE) ? Site.VOLATILE : 0)
            | (field.is(ACC_FINAL) ? Site.FINAL : 0)
            | (code.type.takesSteps() ? Site.STEPS : 0)
            | (field.isStatic() ? Site.STATIC : 0);
    return code.site(field.owner(), field.name(), flags);
  }
}
