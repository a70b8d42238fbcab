package io.mazurka.jvm.load;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** Every method of Mazurka that transformed code calls by itself. */
enum Hook {
  READ("read", "(Ljava/lang/Object;I)V"),
  READ_FINAL("readFinal", "(Ljava/lang/Object;I)V"),
  WRITE("write", "(Ljava/lang/Object;I)V"),
  WRITE_REFERENCE("write", "(Ljava/lang/Object;Ljava/lang/Object;I)V"),
  READ_STATIC("readStatic", "(I)V"),
  WRITE_STATIC("writeStatic", "(I)V"),
  WRITE_STATIC_REFERENCE("writeStatic", "(Ljava/lang/Object;I)V"),
  READ_ARRAY("readArray", "(Ljava/lang/Object;II)V"),
  WRITE_ARRAY("writeArray", "(Ljava/lang/Object;II)V"),
  WRITE_ARRAY_REFERENCE("writeArray", "(Ljava/lang/Object;ILjava/lang/Object;I)V"),
  MONITOR_ENTER("monitorEnter", "(Ljava/lang/Object;I)V"),
  MONITOR_EXIT("monitorExit", "(Ljava/lang/Object;I)V"),
  ALLOCATED("allocated", "(Ljava/lang/Object;I)V"),
  STANDARD_OUT("standardOut", "()Ljava/io/PrintStream;"),
  STANDARD_ERR("standardErr", "()Ljava/io/PrintStream;"),
  STANDARD_IN("standardIn", "(I)Ljava/io/InputStream;"),
  INITIALIZE("initialize", "(Ljava/lang/Class;)V"),
  IDENTITY_HASH("identityHash", "(Ljava/lang/Object;)I"),
  LOOP("loop", "(II)I"),
  COMPARING("comparing", "()Z"),
  LOCAL_INT("local", "(I)V"),
  LOCAL_FLOAT("local", "(F)V"),
  LOCAL_LONG("local", "(J)V"),
  LOCAL_DOUBLE("local", "(D)V"),
  LOCAL_REFERENCE("local", "(Ljava/lang/Object;)V"),
  COMPARED("compared", "(I)V"),
  BEFORE_CALL("beforeCall", "(Ljava/lang/Object;I)V"),
  BEGUN("begun", "()V"),
  AFTER_CALL("afterCall", "()V"),
  ARGUMENT("argument", "(Ljava/lang/Object;Ljava/lang/Object;)V"),
  KEY("key", "(Ljava/lang/Object;)V"),
  REFERRED("referred", "(Ljava/lang/Object;)V"),
  WEAK_KEYS("weakKeys", "()V"),
  HANDED("handed", "(Ljava/lang/Object;)V"),
  VIEW("view", "(Ljava/lang/Object;Ljava/lang/Object;)V"),
  FILLED("filled", "(Ljava/lang/Object;)V"),
  PASSED("passed", "(Ljava/lang/Object;Z)V"),
  MOVED("moved", "(Ljava/lang/Object;)V"),
  HASHED("hashed", "(Ljava/lang/Object;)V"),
  ORDERED("ordered", "(Ljava/lang/Object;)V"),
  SHOWN("shown", "(Ljava/lang/Object;)V"),
  WALKED("walked", "(Ljava/lang/Object;)V"),
  SHOWN_DEEPLY("shownDeeply", "(Ljava/lang/Object;)V"),
  MATCHED("matched", "(Ljava/lang/Object;)V"),
  SOUGHT("sought", "(Ljava/lang/Object;Ljava/lang/Object;Z)V"),
  SOUGHT_ALL("soughtAll", "(Ljava/lang/Object;Ljava/lang/Object;Z)V"),
  SOUGHT_VALUE("soughtValue", "(Ljava/lang/Object;Ljava/lang/Object;)V"),
  SHOWN_RECORD("shownRecord", "(Ljava/lang/Object;)V"),
  SHOW("show", "(I)V"),
  GATHER_ARRAY("gatherJoins", "([Ljava/lang/Object;II)Z"),
  GATHER_ITERATOR("gatherJoins", "(Ljava/util/Iterator;)Z"),
  JOIN_GATHERED("joinGathered", "(I)V"),
  JOIN_THREADS("join", "([Ljava/lang/Thread;I)V"),
  OPENS("opens", "(Ljava/lang/Object;I)V"),
  EXTENDED("extended", "(Ljava/lang/String;)V"),
  REFUSE("refuse", "(Ljava/lang/String;I)V"),
  LACKS("lacks", "(Ljava/lang/String;I)V"),
  COPIED("io/mazurka/jvm/model/Copied", "of", "(Ljava/lang/Object;I)Ljava/lang/Object;"),
  COPIED_FOR_EACH(
      "io/mazurka/jvm/model/Copied", "forEach", "(Ljava/lang/Object;I)Ljava/lang/Object;"),
  TEXT("io/mazurka/jvm/model/Shown", "of", "(Ljava/lang/Object;I)Ljava/lang/Object;"),
  BEFORE_VAR_HANDLE(
      "io/mazurka/jvm/model/VarHandleModel",
      "before",
      "(Ljava/lang/invoke/VarHandle;Ljava/lang/Object;ILjava/lang/String;"
          + "Ljava/lang/Object;Ljava/lang/Object;I)V");

  private final String owner;
  private final String method;
  private final String descriptor;

  Hook(String method, String descriptor) {
    this("io/mazurka/jvm/runtime/Hooks", method, descriptor);
  }

  Hook(String owner, String method, String descriptor) {
    this.owner = owner;
    this.method = method;
    this.descriptor = descriptor;
  }

  String owner() {
    return owner;
  }

  String method() {
    return method;
  }

  String descriptor() {
    return descriptor;
  }

  MethodInsnNode call() {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, owner, method, descriptor, false);
  }
}
