package org.grundy.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** The complete Java files in the blocks of a page, written into a folder and compiled there. */
final class JavaBlocks {
  private static final Pattern CLASS = Pattern.compile("^(?:public )?(?:final )?class (\\w+)", Pattern.MULTILINE);
  private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);

  private final Path folder;
  /** Sources by the full names of their classes. */
  private final Map<String, Path> sources = new TreeMap<>();

  JavaBlocks(Page page, Path folder) {
    this.folder = folder;
    for (Page.Fence fence : page.fences())
      if (fence.language().equals("java"))
        write(fence.text());
  }

  private void write(String text) {
    Matcher packageName = PACKAGE.matcher(text);
    String name = packageName.find() ? packageName.group(1) + "." + className(text) : className(text);
    Path file = folder.resolve("src").resolve(name.replace('.', '/') + ".java");
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    sources.put(name, file);
  }

  static String className(String text) {
    Matcher name = CLASS.matcher(text);
    if (!name.find())
      throw new IllegalArgumentException("a block of Java is a complete file, this one has no class:\n" + text);
    return name.group(1);
  }

  /** The files by the names of the games that they may hold: their classes' in lower case. */
  Map<String, Path> rules() {
    return sources.values().stream().collect(Collectors.toMap(
        file -> file.getFileName().toString().replace(".java", "").toLowerCase(Locale.ROOT), file -> file));
  }

  /** What the compiler says of the files; nothing when all is well. */
  List<String> complaints() throws IOException {
    if (sources.isEmpty())
      return List.of();
    var complaints = new DiagnosticCollector<JavaFileObject>();
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(complaints, Locale.ROOT, null)) {
      Path to = Files.createDirectories(folder.resolve("classes"));
      List<String> options = List.of("-d", to.toString(), "-classpath", System.getProperty("java.class.path"), "-Xlint",
          "-proc:none");
      Collection<Path> paths = sources.values();
      compiler.getTask(null, files, complaints, options, null, files.getJavaFileObjectsFromPaths(paths)).call();
    }
    return complaints.getDiagnostics().stream().map(Object::toString).toList();
  }

  /** The compiled classes whose names end in Test. */
  List<Class<?>> tests() throws ReflectiveOperationException, IOException {
    var loader = new URLClassLoader(new URL[]{folder.resolve("classes").toUri().toURL()}, getClass().getClassLoader());
    var tests = new ArrayList<Class<?>>();
    for (String name : sources.keySet())
      if (name.endsWith("Test"))
        tests.add(loader.loadClass(name));
    return tests;
  }
}
