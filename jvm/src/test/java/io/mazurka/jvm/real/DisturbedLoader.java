package io.mazurka.jvm.real;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Loads the classes of a folder for one run, with a call of {@link Disturbance#pause} before each
 * field access, call and monitor instruction.
 */
final class DisturbedLoader extends ClassLoader {

  private static final String DISTURBANCE = Disturbance.class.getName();
  private static final String OWNER = DISTURBANCE.replace('.', '/');

  private final Path folder;

  DisturbedLoader(Path folder) {
    super(DisturbedLoader.class.getClassLoader());
    this.folder = folder;
    setDefaultAssertionStatus(true);
  }

  Class<?> disturbance() throws ClassNotFoundException {
    return loadClass(DISTURBANCE);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      if (!name.startsWith(DISTURBANCE)) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? define(name, ownBytes(name)) : loaded;
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    try {
      byte[] bytes = Files.readAllBytes(folder.resolve(name.replace('.', '/') + ".class"));
      return define(name, disturbed(bytes));
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  private Class<?> define(String name, byte[] bytes) {
    return defineClass(name, bytes, 0, bytes.length);
  }

  private static byte[] ownBytes(String name) throws ClassNotFoundException {
    String file = "/" + name.replace('.', '/') + ".class";
    try (InputStream in = DisturbedLoader.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] disturbed(byte[] bytes) {
    ClassReader reader = new ClassReader(bytes);
    ClassWriter writer = new ClassWriter(0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String desc, String signature, String[] exceptions) {
            return new Pauses(super.visitMethod(access, name, desc, signature, exceptions));
          }
        },
        0);
    return writer.toByteArray();
  }

  private static final class Pauses extends MethodVisitor {

    Pauses(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String desc) {
      pause();
      if (owner.equals("java/lang/System") && name.equals("out")) {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, OWNER, "out", "()Ljava/io/PrintStream;", false);
      } else {
        super.visitFieldInsn(opcode, owner, name, desc);
      }
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String desc, boolean isInterface) {
      pause();
      super.visitMethodInsn(opcode, owner, name, desc, isInterface);
    }

    @Override
    public void visitInvokeDynamicInsn(
        String name, String desc, Handle bootstrap, Object... arguments) {
      pause();
      super.visitInvokeDynamicInsn(name, desc, bootstrap, arguments);
    }

    @Override
    public void visitInsn(int opcode) {
      if (opcode == Opcodes.MONITORENTER) {
        pause();
      }
      super.visitInsn(opcode);
    }

    /** A loop without anything else in it is left when the run is over, too. */
    @Override
    public void visitJumpInsn(int opcode, Label label) {
      if (opcode == Opcodes.GOTO) {
        pause();
      }
      super.visitJumpInsn(opcode, label);
    }

    private void pause() {
      super.visitMethodInsn(Opcodes.INVOKESTATIC, OWNER, "pause", "()V", false);
    }
  }
}
