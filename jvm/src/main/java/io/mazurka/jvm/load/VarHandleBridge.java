package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import java.util.Arrays;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * A method in place of one access through a variable handle: it reports the access and then
 * performs it. The report tells what the instruction says only by its types and its method's name:
 * which of the arguments are coordinates, which the expected and which the new value.
 */
final class VarHandleBridge {

  private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";
  private static final String POLYMORPHIC = "([Ljava/lang/Object;)";
  private static final int HANDLE = 0;
  private static final int FIRST = 1;

  private final MethodInsnNode access;
  private final Type[] arguments;
  private final int values;

  private VarHandleBridge(MethodInsnNode access) {
    this.access = access;
    this.arguments = Type.getArgumentTypes(access.desc);
    this.values = Math.min(values(access.name), arguments.length);
  }

  /** Whether the call is an access to a variable, with the types that the variable has. */
  static boolean serves(JdkCall call, Hierarchy hierarchy) {
    ClassSummary type = call.owner().equals(VAR_HANDLE) ? hierarchy.find(VAR_HANDLE) : null;
    return type != null && type.hasMethod(call.name(), POLYMORPHIC);
  }

  /** How many of the last arguments are values, not coordinates. */
  private static int values(String accessMode) {
    if (accessMode.startsWith("compareAnd") || accessMode.startsWith("weakCompareAnd")) {
      return 2;
    }
    return accessMode.startsWith("set") || accessMode.startsWith("getAnd") ? 1 : 0;
  }

  /** Puts a call of a new bridge in the place of the access. */
  static void replace(Code code, MethodInsnNode access, int site) {
    String name = code.type.bridgeName("vh");
    String descriptor = "(L" + VAR_HANDLE + ";" + access.desc.substring(1);
    Snippet body = new VarHandleBridge(access).body(site);
    code.type.addFinished(ProgramClass.bridge(name, descriptor, code.line(), body));
    code.replace(access, new Snippet().with(code.type.callBridge(name, descriptor)));
  }

  private Snippet body(int site) {
    Type result = Type.getReturnType(access.desc);
    Snippet body = new Snippet().load(Type.getObjectType(VAR_HANDLE), HANDLE);
    pushCoordinates(body);
    Object mode = access.name;
    body.push(mode);
    pushValues(body);
    return body.push(site)
        .hook(Hook.BEFORE_VAR_HANDLE)
        .load(Type.getObjectType(VAR_HANDLE), HANDLE)
        .loadAll(arguments, FIRST)
        .invoke(INVOKEVIRTUAL, VAR_HANDLE, access.name, access.desc)
        .op(result.getOpcode(IRETURN));
  }

  private void pushCoordinates(Snippet body) {
    int coordinates = arguments.length - values;
    boolean hasObject = coordinates > 0 && arguments[0].getSort() >= Type.ARRAY;
    boolean hasIndex = coordinates > 1 && arguments[1].getSort() == Type.INT;
    if (hasObject) {
      body.load(arguments[0], FIRST);
    } else {
      body.op(ACONST_NULL);
    }
    if (hasIndex) {
      body.load(Type.INT_TYPE, slot(1));
    } else {
      body.push(-1);
    }
  }

  private void pushValues(Snippet body) {
    int last = arguments.length - 1;
    if (values == 2) {
      body.load(arguments[last - 1], slot(last - 1)).box(arguments[last - 1]);
    } else {
      body.op(ACONST_NULL);
    }
    if (values > 0 && arguments[last].getSort() >= Type.ARRAY) {
      body.load(arguments[last], slot(last));
    } else {
      body.op(ACONST_NULL);
    }
  }

  private int slot(int argument) {
    return FIRST + Snippet.size(Arrays.copyOf(arguments, argument));
  }
}
