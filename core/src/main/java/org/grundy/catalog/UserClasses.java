package org.grundy.catalog;

import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.reflect.AccessFlag;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/** The classes of a user's file, and errors about them that name the method and its line. */
final class UserClasses extends ClassLoader {
  /** The prefix of the names of these classes' loaders, before the name of the file. */
  private static final String LOADER = "rules:";

  private final String file;
  private final Map<String, byte[]> classes;

  /** @param classes by name */
  UserClasses(String file, Map<String, byte[]> classes) {
    super(LOADER + file, UserClasses.class.getClassLoader());
    this.file = file;
    this.classes = Map.copyOf(classes);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null)
      throw new ClassNotFoundException(name);
    return defineClass(name, bytes, 0, bytes.length);
  }

  /** An error about a method of a ruleset; with its line if the method is in the file. */
  BadInput complaint(Class<?> ruleset, String method, Phrase wrong) {
    OptionalInt line = line(ruleset, method);
    return line.isPresent() ? complaint(file, line.getAsInt(), wrong) : BadInput.because("{0}: {1}", file, wrong);
  }

  /** Whether a ruleset has a method of its own of this name. */
  boolean declares(Class<?> ruleset, String method) {
    return line(ruleset, method).isPresent();
  }

  private OptionalInt line(Class<?> ruleset, String method) {
    OptionalInt line = OptionalInt.empty();
    for (Class<?> type = ruleset; type != null && line.isEmpty(); type = type.getSuperclass())
      line = line(type.getName(), method);
    return line;
  }

  private static BadInput complaint(String file, int line, Phrase wrong) {
    return BadInput.because("{0}, line {1}: {2}", file, line, wrong);
  }

  /** @throws BadInput where a class ends the whole program, which rules must not do */
  void refuseEnding() {
    for (byte[] bytes : classes.values())
      for (MethodModel method : ClassFile.of().parse(bytes).methods())
        method.code().ifPresent(code -> {
          int[] line = {0};
          code.elementStream().forEach(element -> {
            if (element instanceof LineNumber at)
              line[0] = at.line();
            else if (element instanceof InvokeInstruction call)
              ending(call).ifPresent(what -> {
                throw complaint(file, line[0], Phrase.of("rules must not exit the program, found {0}", what));
              });
          });
        });
  }

  private static Optional<String> ending(InvokeInstruction call) {
    String name = call.name().stringValue();
    return switch (call.owner().asInternalName()) {
      case "java/lang/System" -> Optional.of("System." + name).filter(_ -> name.equals("exit"));
      case "java/lang/Runtime" -> Optional.of("Runtime." + name).filter(_ -> name.matches("exit|halt"));
      default -> Optional.empty();
    };
  }

  private OptionalInt line(String type, String method) {
    byte[] bytes = classes.get(type);
    return bytes == null ? OptionalInt.empty() : ClassFile.of().parse(bytes).methods().stream()
        .filter(m -> m.methodName().equalsString(method) && !m.flags().has(AccessFlag.BRIDGE))
        .flatMapToInt(UserClasses::lines).min();
  }

  private static IntStream lines(MethodModel method) {
    return method.code().stream().flatMap(code -> code.elementStream())
        .mapMulti((Object element, Consumer<LineNumber> out) -> {
          if (element instanceof LineNumber line)
            out.accept(line);
        }).mapToInt(LineNumber::line);
  }

  /**
   * The error for something thrown in a class of a user's file, or through one; empty when no such class was involved.
   *
   * @param position the position at which it happened, where known
   */
  static Optional<BadInput> complaint(Throwable thrown, @Nullable String position) {
    return frame(thrown).map(frame -> complaint(frame,
        position == null ? Phrase.of("{0} throws {1}", method(frame), named(thrown))
            : Phrase.of("{0} at {1} throws {2}", method(frame), position, named(thrown))));
  }

  /**
   * The place in a class of a user's file that an exception points to: the innermost one. The stack may overflow at any
   * line of the innermost method, so in that case it is the call that led to that method.
   */
  private static Optional<StackTraceElement> frame(Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    Optional<StackTraceElement> call = thrown instanceof StackOverflowError ? frames(trace).skip(1).findFirst()
        : Optional.empty();
    return call.or(() -> frame(trace));
  }

  /** The innermost place in a class of a user's file. */
  static Optional<StackTraceElement> frame(StackTraceElement[] trace) {
    return frames(trace).findFirst();
  }

  private static Stream<StackTraceElement> frames(StackTraceElement[] trace) {
    return Arrays.stream(trace)
        .filter(frame -> frame.getClassLoaderName() != null && frame.getClassLoaderName().startsWith(LOADER));
  }

  /** The class and the method of a place; the class alone while it is made. */
  static String method(StackTraceElement frame) {
    String name = frame.getClassName().substring(frame.getClassName().lastIndexOf('.') + 1);
    return frame.getMethodName().startsWith("<") ? name : name + "." + frame.getMethodName();
  }

  /** An error about a place in a class of a user's file. */
  static BadInput complaint(StackTraceElement frame, Phrase wrong) {
    return complaint(frame.getClassLoaderName().substring(LOADER.length()), frame.getLineNumber(), wrong);
  }

  /** The class of an exception and its message. */
  static String named(Throwable thrown) {
    String name = thrown.getClass().getSimpleName();
    return thrown.getMessage() == null ? name : name + " (" + thrown.getMessage().lines().findFirst().orElse("") + ")";
  }
}
