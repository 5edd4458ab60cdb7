package org.grundy.browser.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What stands in for what: the classes and methods marked by {@link org.grundy.browser.jdk.Replaces}. */
final class Replacements {
  private static final String MARK = "Lorg/grundy/browser/jdk/Replaces;";

  private final Map<String, String> classes = new HashMap<>();
  /** By the owner, name and descriptor of the method, as if it were static. */
  private final Map<String, Handle> methods = new HashMap<>();

  /** Reads the marks of all classes in a folder. */
  Replacements(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".class")).toList())
        new ClassReader(Files.readAllBytes(file)).accept(new Marks(), ClassReader.SKIP_CODE);
    }
    if (classes.isEmpty() || methods.isEmpty())
      throw new IllegalStateException("no replacements in " + folder);
  }

  /** The class used in place of one, both by internal name; the same class if none is. */
  String type(String name) {
    return classes.getOrDefault(name, name);
  }

  /** The static method used in place of a call or reference, or null. */
  @Nullable
  Handle method(boolean isStatic, String owner, String name, String descriptor) {
    return methods.get(key(owner, name, isStatic ? descriptor : "(L" + owner + ";" + descriptor.substring(1)));
  }

  private static String key(String owner, String name, String descriptor) {
    return owner + " " + name + descriptor;
  }

  private final class Marks extends ClassVisitor {
    private String own = "";

    Marks() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(int version, int access, String name, @Nullable String signature, @Nullable String superName,
        String[] interfaces) {
      own = name;
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String mark, boolean visible) {
      return mark.equals(MARK) ? new Value(replaced -> classes.put(replaced, own)) : null;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, @Nullable String signature,
        String @Nullable [] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public @Nullable AnnotationVisitor visitAnnotation(String mark, boolean visible) {
          return mark.equals(MARK) ? new Value(replaced -> methods.put(key(replaced, name, descriptor),
              new Handle(Opcodes.H_INVOKESTATIC, own, name, descriptor, false))) : null;
        }
      };
    }
  }

  /** Reads the value of a mark, as an internal name. */
  private static final class Value extends AnnotationVisitor {
    private final Consumer<String> use;

    Value(Consumer<String> use) {
      super(Opcodes.ASM9);
      this.use = use;
    }

    @Override
    public void visit(String name, Object value) {
      use.accept(value.toString().replace('.', '/'));
    }
  }
}
