package org.grundy.browser.build;

import java.util.List;
import java.util.stream.StreamSupport;
import org.grundy.browser.jdk.Replaces;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Rewrites class files for a browser: calls go to the {@link Replacements}, and methods that need mapped memory or vectors
 * throw. The sources stay as they are.
 */
final class Rewriter {
  /** Packages of the JDK that no browser has. */
  private static final List<String> ABSENT = List.of("java/lang/foreign/", "jdk/incubator/vector/");

  private static final String REPLACEMENTS = Replaces.class.getPackageName().replace('.', '/') + "/";

  private final Replacements replacements;

  Rewriter(Replacements replacements) {
    this.replacements = replacements;
  }

  byte[] rewritten(byte[] file) {
    var node = new ClassNode();
    new ClassReader(file).accept(node, 0);
    node.methods.stream().filter(Rewriter::isAbsent).forEach(Rewriter::refuse);
    var writer = new ClassWriter(0);
    var types = new ClassRemapper(writer, new Types());
    // A replacement may need what it replaces.
    node.accept(node.name.startsWith(REPLACEMENTS) ? types : new Calls(types));
    return writer.toByteArray();
  }

  private static boolean isAbsent(String type) {
    return ABSENT.stream().anyMatch(type::startsWith);
  }

  private static boolean isAbsent(MethodNode method) {
    return StreamSupport.stream(method.instructions.spliterator(), false).map(Rewriter::owner)
        .anyMatch(Rewriter::isAbsent);
  }

  private static String owner(AbstractInsnNode instruction) {
    return switch (instruction) {
      case MethodInsnNode call -> call.owner;
      case FieldInsnNode field when field.getOpcode() == Opcodes.GETSTATIC -> field.owner;
      default -> "";
    };
  }

  /** Makes a method throw; what a class prepares for such methods is left out. */
  private static void refuse(MethodNode method) {
    method.instructions.clear();
    method.tryCatchBlocks.clear();
    method.localVariables = null;
    if (method.name.equals("<clinit>"))
      method.visitInsn(Opcodes.RETURN);
    else {
      method.visitTypeInsn(Opcodes.NEW, "java/lang/UnsupportedOperationException");
      method.visitInsn(Opcodes.DUP);
      method.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/UnsupportedOperationException", "<init>", "()V", false);
      method.visitInsn(Opcodes.ATHROW);
      method.maxStack = 2;
    }
  }

  private final class Types extends Remapper {
    @Override
    public String map(String type) {
      return isAbsent(type) ? "java/lang/Object" : replacements.type(type);
    }
  }

  private final class Calls extends ClassVisitor {
    Calls(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, @Nullable String signature,
        String @Nullable [] exceptions) {
      return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {
        @Override
        public void visitMethodInsn(int opcode, String owner, String called, String type, boolean isInterface) {
          Handle by = replacements.method(opcode == Opcodes.INVOKESTATIC, owner, called, type);
          if (by == null)
            super.visitMethodInsn(opcode, owner, called, type, isInterface);
          else
            super.visitMethodInsn(Opcodes.INVOKESTATIC, by.getOwner(), by.getName(), by.getDesc(), false);
        }

        @Override
        public void visitInvokeDynamicInsn(String called, String type, Handle bootstrap, Object... arguments) {
          Object[] replaced = arguments.clone();
          for (int i = 0; i < replaced.length; i++)
            if (replaced[i] instanceof Handle handle) {
              Handle by = replacements.method(handle.getTag() == Opcodes.H_INVOKESTATIC, handle.getOwner(),
                  handle.getName(), handle.getDesc());
              replaced[i] = by == null ? handle : by;
            }
          super.visitInvokeDynamicInsn(called, type, bootstrap, replaced);
        }
      };
    }
  }
}
