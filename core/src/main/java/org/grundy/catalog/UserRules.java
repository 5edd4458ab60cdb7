package org.grundy.catalog;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.jspecify.annotations.Nullable;

/**
 * A user's ruleset: a {@code .java} file with a class that implements a kind of {@link Ruleset} or one of the families
 * and can be made without arguments. It runs with all the rights of this program; its loops and output are the user's
 * responsibility.
 */
public final class UserRules {
  private UserRules() {
  }

  /**
   * Compiles the file against this program's own classes and makes its ruleset.
   *
   * @throws BadInput when it cannot be read, does not compile (the first error with its line), holds no ruleset, or
   *                  holds one that fails on its own examples
   */
  public static Ruleset<?> compile(Path file) {
    return ruleset(compiled(file));
  }

  /**
   * The classes of a user's file, which another process can make the ruleset of.
   *
   * @param file    its name
   * @param classes by name
   */
  public record Compiled(String file, Map<String, byte[]> classes) {
    public Compiled {
      classes = Map.copyOf(classes);
    }
  }

  /** Compiles the file. Throws as {@link #compile}. */
  public static Compiled compiled(Path file) {
    if (!Files.isRegularFile(file) || !Files.isReadable(file))
      throw BadInput.because("cannot read the rules in {0}", file.toString());
    if (!file.toString().endsWith(JavaFileObject.Kind.SOURCE.extension))
      throw BadInput.because("{0}: expected a file whose name ends in {1}", file.toString(),
          JavaFileObject.Kind.SOURCE.extension);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null)
      throw BadInput.because("compiling {0} needs a JDK with its compiler, found a Java runtime without one",
          file.toString());
    try {
      Path folder = Files.createTempDirectory("grundy-rules");
      try {
        return new Compiled(file.getFileName().toString(), compiled(compiler, file, folder));
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw BadInput.because("cannot compile {0}: {1}", file.toString(), String.valueOf(e.getMessage()));
    }
  }

  /**
   * The error for something thrown in a user's ruleset, or through it, that is unrelated to what was typed; empty when
   * no ruleset was involved.
   */
  public static Optional<BadInput> complaint(Throwable thrown) {
    return UserClasses.complaint(thrown, null);
  }

  /** The classes compiled from the file, by name. */
  private static Map<String, byte[]> compiled(JavaCompiler compiler, Path file, Path folder) throws IOException {
    var complaints = new DiagnosticCollector<JavaFileObject>();
    try (var files = compiler.getStandardFileManager(complaints, Locale.ROOT, null)) {
      var options = new ArrayList<>(List.of("-d", folder.toString(), "-proc:none"));
      options.addAll(program());
      boolean done = compiler.getTask(null, files, complaints, options, null, files.getJavaFileObjects(file)).call();
      if (!done)
        throw complaints.getDiagnostics().stream().filter(d -> d.getKind() == Diagnostic.Kind.ERROR).findFirst()
            .map(d -> BadInput.because("{0}, line {1}: {2}", file.getFileName().toString(), d.getLineNumber(),
                d.getMessage(Locale.ROOT).lines().map(line -> line.strip().replaceAll(" +", " "))
                    .collect(Collectors.joining("; "))))
            .orElseGet(() -> BadInput.because("cannot compile {0}: {1}", file.toString(), ""));
    }
    var classes = new TreeMap<String, byte[]>();
    try (var made = Files.walk(folder)) {
      for (Path path : made.filter(Files::isRegularFile).toList())
        classes.put(folder.relativize(path).toString().replace(File.separatorChar, '.').replaceAll("\\.class$", ""),
            Files.readAllBytes(path));
    }
    return classes;
  }

  /** The path where the compiler finds this program's own classes. */
  private static List<String> program() {
    var options = new ArrayList<>(List.of("-classpath", System.getProperty("java.class.path")));
    Module core = UserRules.class.getModule();
    String modules = System.getProperty("jdk.module.path", "");
    if (core.isNamed())
      options.addAll(List.of("--module-path", modules, "--add-modules", core.getName()));
    return options;
  }

  /** Makes the ruleset. Throws as {@link #compile}. */
  public static Ruleset<?> ruleset(Compiled compiled) {
    String file = compiled.file;
    try {
      var loader = new UserClasses(file, compiled.classes);
      loader.refuseEnding();
      var found = new ArrayList<Class<?>>();
      for (String name : new TreeSet<>(compiled.classes.keySet())) {
        Class<?> type = loader.loadClass(name);
        if (Ruleset.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers()) && !type.isEnum())
          found.add(type);
      }
      if (found.isEmpty())
        throw BadInput.because("{0}: expected a class that implements {1} or one of its families, found none", file,
            "Impartial, Partizan, Scoring");
      if (found.size() > 1)
        throw BadInput.because("{0}: expected one ruleset, found {1} and {2}", file, found.get(0).getSimpleName(),
            found.get(1).getSimpleName());
      var constructor = found.getFirst().getDeclaredConstructor();
      constructor.setAccessible(true);
      var ruleset = (Ruleset<?>) constructor.newInstance();
      RulesCheck.check(loader, ruleset);
      return ruleset;
    } catch (NoSuchMethodException _) {
      throw BadInput.because("{0}: the ruleset's class needs a no-argument constructor", file);
    } catch (InvocationTargetException | ExceptionInInitializerError e) {
      Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
      throw UserClasses.complaint(cause, null)
          .orElseGet(() -> BadInput.because("{0}: creating the ruleset failed: {1}", file, String.valueOf(cause)));
    } catch (ReflectiveOperationException | LinkageError e) {
      throw BadInput.because("{0}: creating the ruleset failed: {1}", file, String.valueOf(e));
    }
  }

  private static void delete(Path root) throws IOException {
    Files.walkFileTree(root, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        Files.delete(file);
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException e)
          throws IOException {
        Files.delete(folder);
        return FileVisitResult.CONTINUE;
      }
    });
  }
}
