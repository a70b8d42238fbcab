package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import io.mazurka.jvm.model.ArgumentPolicy;
import io.mazurka.jvm.model.JdkPolicy;
import io.mazurka.jvm.model.Model;
import io.mazurka.jvm.model.Models;
import io.mazurka.jvm.model.Queues;
import io.mazurka.jvm.model.Refusal;
import io.mazurka.jvm.model.Searches;
import io.mazurka.jvm.model.Walks;
import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Site;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Directs calls of JDK methods to their models, refuses those that cannot be handled, and reports
 * the others. Calls within the program are left alone: the methods called report for themselves.
 */
final class Calls {

  private static final String PLAIN_OBJECT = "io/mazurka/jvm/runtime/PlainObject";
  private static final String ENUM_HASH = "io/mazurka/jvm/model/EnumHash";
  private static final Set<String> NEVER_SHARED =
      Set.of(
          "Ljava/lang/String;",
          "Ljava/lang/Class;",
          "Ljava/lang/Integer;",
          "Ljava/lang/Long;",
          "Ljava/lang/Boolean;",
          "Ljava/lang/Character;",
          "Ljava/lang/Double;");

  /** Methods of every object that look into everything that is inside of it. */
  private static final Map<String, Hook> SHOWING =
      Map.of(
          "toString()Ljava/lang/String;",
          Hook.SHOWN,
          "hashCode()I",
          Hook.MATCHED,
          "equals(Ljava/lang/Object;)Z",
          Hook.MATCHED);

  /** Methods of collections and maps that go through the elements to do something to each. */
  private static final Set<String> BULK =
      Set.of("addAll", "clear", "forEach", "putAll", "removeIf", "replaceAll");

  private final Code code;
  private final Hierarchy hierarchy;
  private final Rules rules;
  private final Initialization initialization;
  private final Allocations allocations;

  Calls(Code code, Hierarchy hierarchy, Rules rules, Initialization initialization) {
    this.code = code;
    this.hierarchy = hierarchy;
    this.rules = rules;
    this.initialization = initialization;
    this.allocations = new Allocations(code);
  }

  /**
   * A class is initialised when an object of it is made, before the constructor's arguments are.
   */
  void visitNew(TypeInsnNode instruction) {
    Snippet check = initialization.check(instruction.desc, instruction.desc);
    if (check.size() > 0) {
      code.beforeNew(instruction, check);
    }
    rules.replacement(instruction.desc).ifPresent(standIn -> instruction.desc = standIn);
  }

  void visit(MethodInsnNode instruction) {
    JdkCall call =
        JdkCall.find(
            hierarchy,
            instruction.getOpcode(),
            instruction.owner,
            instruction.name,
            instruction.desc);
    if (call == null) {
      refuseIfLacking(instruction);
      return;
    }
    rules.refusal(call).ifPresent(refusal -> refuse(instruction, call, refusal));
    new GivenArguments(code, instruction, call).watch(() -> site(call));
    rules.lastArgument(call).ifPresent(last -> addLastArgument(instruction, last));
    if (call.isConstructor()) {
      visitConstructor(instruction, call);
    } else {
      visitMethod(instruction, call);
    }
  }

  private void refuse(MethodInsnNode instruction, JdkCall call, Refusal refusal) {
    Object text = refusal.call();
    code.before(instruction, new Snippet().push(text).push(site(call)).hook(Hook.REFUSE));
  }

  /** A method of the JDK may be missing in what stands in for its class. */
  private void refuseIfLacking(MethodInsnNode instruction) {
    String call = hierarchy.lacking(instruction.owner, instruction.name, instruction.desc);
    if (call != null) {
      int site = code.site(instruction.owner, instruction.name + instruction.desc, 0);
      code.before(instruction, new Snippet().push((Object) call).push(site).hook(Hook.LACKS));
    }
  }

  private void visitMethod(MethodInsnNode instruction, JdkCall call) {
    Optional<Model> model =
        rules.model(call).filter(found -> !code.type.takesSteps() || !Models.walks(found));
    if (model.isPresent()) {
      Snippet arguments = model.get().packs(call.descriptor()) ? pack(call) : new Snippet();
      if (callsBack(instruction, call)) {
        arguments.hook(Hook.BEGUN);
        code.after(instruction, new Snippet().hook(Hook.AFTER_CALL));
      }
      arguments.add(callModel(site(instruction, call), model.get()));
      code.replace(instruction, arguments);
    } else if (VarHandleBridge.serves(call, hierarchy)) {
      VarHandleBridge.replace(code, instruction, site(instruction, call));
    } else {
      report(instruction, call);
    }
  }

  /** Puts the arguments, which are references, into an array. */
  private Snippet pack(JdkCall call) {
    Type[] arguments = Type.getArgumentTypes(call.descriptor());
    Snippet pack = new Snippet().storeAll(arguments, code.temporary());
    pack.push(arguments.length).type(ANEWARRAY, Hierarchy.OBJECT);
    for (int i = 0; i < arguments.length; i++) {
      pack.op(DUP).push(i).load(arguments[i], code.temporary() + i).op(AASTORE);
    }
    return pack;
  }

  private static Snippet callModel(int site, Model model) {
    return new Snippet()
        .push(site)
        .invoke(INVOKESTATIC, model.ownerClass(), model.name(), model.desc());
  }

  private void visitConstructor(MethodInsnNode instruction, JdkCall call) {
    if (call.owner().equals("java/lang/Enum")) {
      settleHash(instruction);
    }
    rules.replacement(instruction.owner).ifPresent(standIn -> instruction.owner = standIn);
    TypeInsnNode origin = allocations.origin(instruction);
    if (origin != null || code.isConstructor() && instruction == allocations.superCall()) {
      report(instruction, call);
    }
    if (origin == null) {
      if (instruction == allocations.superCall() && Queues.isOne(call.owner())) {
        code.before(instruction, new Snippet().push((Object) call.owner()).hook(Hook.EXTENDED));
      }
      return;
    }
    if (call.isPlainObject()) {
      origin.desc = PLAIN_OBJECT;
      instruction.owner = PLAIN_OBJECT;
    } else if (isExpression(origin)) {
      rules.model(call).ifPresent(model -> construct(instruction, callModel(site(call), model)));
    }
  }

  /** A constant gets its hash code as soon as its superclass has been constructed. */
  private void settleHash(MethodInsnNode superConstructor) {
    Snippet settle = new Snippet().load(Type.getObjectType("java/lang/Enum"), 0);
    settle.invoke(INVOKESTATIC, ENUM_HASH, "settle", "(Ljava/lang/Enum;)V");
    code.before(superConstructor.getNext(), settle);
  }

  private void addLastArgument(MethodInsnNode instruction, Model last) {
    code.before(
        instruction,
        new Snippet().invoke(INVOKESTATIC, last.ownerClass(), last.name(), last.desc()));
    String taken = last.desc().substring(1, last.desc().indexOf(')'));
    String type = Type.getReturnType(last.desc()).getDescriptor();
    instruction.desc = instruction.desc.replace(taken + ")", type + ")");
  }

  private static boolean isExpression(TypeInsnNode origin) {
    return origin.getNext() != null && origin.getNext().getOpcode() == DUP;
  }

  /**
   * Has the object made by a model. The one that was to be constructed, twice on the stack below
   * the arguments, is thrown away only here, so that the frames in between stay right.
   */
  private void construct(MethodInsnNode instruction, Snippet callModel) {
    Type[] arguments = Type.getArgumentTypes(instruction.desc);
    Snippet replacement = new Snippet();
    replacement.storeAll(arguments, code.temporary()).op(POP2);
    replacement.loadAll(arguments, code.temporary()).add(callModel);
    code.replace(instruction, replacement);
  }

  /** Reports the receiver, what is handed over to it, and the arguments that are looked into. */
  private void report(MethodInsnNode instruction, JdkCall call) {
    boolean view = ViewCalls.givesView(call);
    boolean receiver =
        (rules.policy(call) != JdkPolicy.IGNORE || showsWhatItHolds(call))
            && !ViewCalls.isStageOfStream(call);
    ArgumentPolicy policy = rules.arguments(call);
    Type[] arguments = Type.getArgumentTypes(instruction.desc);
    if (code.type.takesSteps() || !receiver && !view && !rules.looksIntoArguments(call)) {
      return;
    }
    int first = code.temporary();
    int site = site(call);
    Snippet report = new Snippet().storeAll(arguments, first);
    goThrough(report, arguments, first, call);
    if (view) {
      ViewCalls.tie(code, instruction, report, first + Snippet.size(arguments));
    }
    if (call.member().startsWith("toArray(Ljava/util/function/IntFunction;)")) {
      code.after(instruction, new Snippet().op(DUP).hook(Hook.FILLED));
    }
    int slot = first;
    for (int i = 0; i < arguments.length; i++) {
      Type argument = arguments[i];
      if (argument.getSort() >= Type.ARRAY && !NEVER_SHARED.contains(argument.getDescriptor())) {
        if (receiver) {
          report.op(DUP).load(argument, slot).hook(Hook.ARGUMENT);
          lookFor(report, argument, slot, call, i);
        }
        ArgumentPolicy use = policy.of(argument.getDescriptor(), i);
        lookInto(report, argument, slot, use);
        if (use == ArgumentPolicy.WRITE) {
          code.after(instruction, new Snippet().load(argument, slot).hook(Hook.FILLED));
        }
      }
      slot += argument.getSize();
    }
    if (receiver) {
      if (walksAbove(call)) {
        report.op(DUP).hook(Hook.WALKED);
      }
      Hook shown = SHOWING.get(call.member());
      if (shown != null) {
        report.op(DUP).hook(shown);
      }
      report.op(DUP);
      if (callsBack(instruction, call)) {
        code.after(instruction, new Snippet().hook(Hook.AFTER_CALL));
      }
    } else if (!onlyLooks(policy)) {
      report.op(ACONST_NULL);
    }
    report.push(site).hook(!receiver && onlyLooks(policy) ? Hook.SHOW : Hook.BEFORE_CALL);
    code.before(instruction, report.loadAll(arguments, first));
  }

  /** Whether the program may be called back before the call returns. */
  private static boolean callsBack(MethodInsnNode instruction, JdkCall call) {
    return !call.isConstructor()
        && (instruction.itf || Hooks.callsBack(call.owner().replace('/', '.')));
  }

  /**
   * Goes through arguments that are weakly consistent collections in place of the JDK, which does
   * so in the midst of the call; before anything is reported, as others may run meanwhile.
   */
  private void goThrough(Snippet report, Type[] arguments, int first, JdkCall call) {
    int slot = first;
    for (int i = 0; i < arguments.length; i++) {
      Type argument = arguments[i];
      String descriptor = argument.getDescriptor();
      ArgumentPolicy policy = rules.arguments(call).of(descriptor, i);
      Hook hook =
          switch (Walks.of(call.owner(), call.name(), descriptor, policy)) {
            case NONE -> null;
            case ARRAY -> Hook.COPIED;
            case WALK -> Hook.COPIED_FOR_EACH;
            case TEXT -> Hook.TEXT;
          };
      if (hook != null) {
        report.load(argument, slot).push(site(call)).hook(hook);
        report.type(CHECKCAST, argument.getInternalName()).store(argument, slot);
      }
      slot += argument.getSize();
    }
  }

  /** Whether it is a call {@code super.m(…)} that goes through the elements of the receiver. */
  private static boolean walksAbove(JdkCall call) {
    return call.isSuper()
        && (BULK.contains(call.name())
            || Models.find(call.owner(), call.name(), call.descriptor(), false)
                .filter(Models::walks)
                .isPresent());
  }

  /** Whether the receiver never changes, but what is in it may. */
  private static boolean showsWhatItHolds(JdkCall call) {
    return call.owner().equals("java/util/Optional") && SHOWING.containsKey(call.member());
  }

  /** Whether a call without a receiver changes nothing, not even what is the thread's own. */
  private static boolean onlyLooks(ArgumentPolicy policy) {
    return switch (policy) {
      case READ, HASH, ORDER, SORT, WRITE, WRITE_FIRST -> false;
      default -> true;
    };
  }

  private static void lookFor(Snippet report, Type argument, int slot, JdkCall call, int index) {
    int given = Type.getArgumentTypes(call.descriptor()).length;
    int adds = Searches.adds(call.name()) ? 1 : 0;
    switch (Searches.of(call.owner(), call.name(), index, given)) {
      case NOT -> {}
      case ELEMENT -> report.op(DUP).load(argument, slot).push(adds).hook(Hook.SOUGHT);
      case ELEMENTS -> report.op(DUP).load(argument, slot).push(adds).hook(Hook.SOUGHT_ALL);
      case VALUE -> report.op(DUP).load(argument, slot).hook(Hook.SOUGHT_VALUE);
    }
  }

  private static void lookInto(Snippet report, Type argument, int slot, ArgumentPolicy policy) {
    switch (policy) {
      case SHOW -> report.load(argument, slot).hook(Hook.SHOWN);
      case SHOW_DEEPLY -> report.load(argument, slot).hook(Hook.SHOWN_DEEPLY);
      case COMPARE -> report.load(argument, slot).hook(Hook.MATCHED);
      case MOVE -> report.load(argument, slot).hook(Hook.MOVED);
      case READ -> report.load(argument, slot).push(0).hook(Hook.PASSED);
      case HASH -> {
        lookInto(report, argument, slot, ArgumentPolicy.READ);
        report.load(argument, slot).hook(Hook.HASHED);
      }
      case ORDER, SORT -> {
        boolean sorts = policy == ArgumentPolicy.SORT;
        lookInto(report, argument, slot, sorts ? ArgumentPolicy.WRITE : ArgumentPolicy.READ);
        report.load(argument, slot).hook(Hook.ORDERED);
      }
      case WRITE -> report.load(argument, slot).push(1).hook(Hook.PASSED);
      default -> {}
    }
  }

  private int site(JdkCall call) {
    return site(call, 0);
  }

  private int site(MethodInsnNode instruction, JdkCall call) {
    return site(call, isUnused(instruction) ? Site.UNUSED : 0);
  }

  private int site(JdkCall call, int flags) {
    int how = call.isStatic() ? Site.STATIC : call.isSuper() ? Site.SUPER : 0;
    return code.site(call.owner(), call.member(), flags | how);
  }

  /** Whether what the call returns, if anything, is thrown away at once. */
  private static boolean isUnused(MethodInsnNode call) {
    AbstractInsnNode next = call.getNext();
    while (next != null && next.getOpcode() < 0) {
      next = next.getNext();
    }
    return Type.getReturnType(call.desc) == Type.VOID_TYPE
        || next != null && (next.getOpcode() == POP || next.getOpcode() == POP2);
  }
}
