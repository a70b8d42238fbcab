package io.mazurka.jvm.load;

import io.mazurka.jvm.model.FileCalls;
import io.mazurka.jvm.model.Keys;
import io.mazurka.jvm.model.WeakCalls;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Looks at what a call of the JDK is given, before anything else is done about the call: at files
 * that it opens, at keys that come into tables, at what references lead to, and at what comes into
 * the hands of the JDK by static methods of collections, which is not reported otherwise.
 */
record GivenArguments(Code code, MethodInsnNode instruction, JdkCall call) {

  private static final String COLLECTIONS = "java/util/";

  /** The types of arguments that can be any objects, one or several. */
  private static final Set<String> ANY = Set.of("Ljava/lang/Object;", "[Ljava/lang/Object;");

  /** Adds what is needed to look at them; a site is asked for only if it is. */
  void watch(IntSupplier site) {
    if (FileCalls.opensFirst(call.owner(), call.name(), call.descriptor())) {
      showFirst(shown -> shown.push(site.getAsInt()).hook(Hook.OPENS));
    }
    if (Keys.enter(call.owner(), call.name(), call.descriptor()) && !call.isStatic()) {
      showFirst(shown -> shown.hook(Hook.KEY));
    }
    if (WeakCalls.refer(call.owner(), call.name())) {
      showFirst(shown -> shown.hook(Hook.REFERRED));
    }
    if (WeakCalls.makeTable(call.owner(), call.name())) {
      code.before(instruction, new Snippet().hook(Hook.WEAK_KEYS));
    }
    if (call.isStatic() && call.owner().startsWith(COLLECTIONS)) {
      handOver();
    }
  }

  private void showFirst(UnaryOperator<Snippet> hook) {
    Type[] arguments = arguments();
    Snippet kept = new Snippet().storeAll(arguments, code.temporary());
    Snippet shown = hook.apply(kept.load(arguments[0], code.temporary()));
    code.before(instruction, shown.loadAll(arguments, code.temporary()));
  }

  private void handOver() {
    Type[] arguments = arguments();
    Snippet handed = new Snippet().storeAll(arguments, code.temporary());
    boolean any = false;
    int slot = code.temporary();
    for (Type argument : arguments) {
      if (ANY.contains(argument.getDescriptor())) {
        handed.load(argument, slot).hook(Hook.HANDED);
        any = true;
      }
      slot += argument.getSize();
    }
    if (any) {
      code.before(instruction, handed.loadAll(arguments, code.temporary()));
    }
  }

  private Type[] arguments() {
    return Type.getArgumentTypes(call.descriptor());
  }
}
