package org.grundy.browser.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.grundy.browser.Engine;
import org.grundy.browser.jdk.Replaces;
import org.grundy.explain.Language;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes {@code engine.js} from the class path of its own process: rewrites the classes of Grundy and of its libraries, and
 * compiles what {@link Engine} reaches. Translations and theories go into a file for each language. Does nothing when the
 * script is newer than all classes of Grundy.
 */
public final class EngineBuild {
  private static final String SCRIPT = "engine.js";
  /** Where the classes come from that are rewritten. */
  private static final List<String> REWRITTEN = List.of("org/grundy/", "tools/jackson/", "com/fasterxml/");
  /** TeaVM's own libraries, some of which the engine needs at run time. */
  private static final String TEAVM = "teavm-";

  private final Path out;
  private final Path classes;
  /** What is read at run time in each language: theories and translations, by the names under which they are asked for. */
  private final Map<Language, ObjectNode> carried = new EnumMap<>(Language.class);

  private EngineBuild(Path out) {
    this.out = out;
    this.classes = out.resolve("classes");
    for (Language language : Language.values())
      carried.put(language, JsonNodeFactory.instance.objectNode());
  }

  /** @param arguments the folder for the script */
  public static void main(String[] arguments) throws IOException, TeaVMToolException {
    var build = new EngineBuild(Path.of(arguments[0]).toAbsolutePath());
    if (!build.isFresh())
      build.run();
  }

  private static List<Path> classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)
        .filter(Files::exists).toList();
  }

  private boolean isFresh() throws IOException {
    Path script = out.resolve(SCRIPT);
    if (!Files.exists(script))
      return false;
    FileTime made = Files.getLastModifiedTime(script);
    boolean[] fresh = {true};
    for (Path place : classPath())
      Files.walkFileTree(place, new SimpleFileVisitor<>() {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
          fresh[0] &= attributes.lastModifiedTime().compareTo(made) < 0;
          return fresh[0] ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
        }
      });
    return fresh[0];
  }

  private void run() throws IOException, TeaVMToolException {
    clear();
    Predicate<Path> isTeaVm = place -> place.getFileName().toString().startsWith(TEAVM);
    List<Path> own = classPath().stream().filter(isTeaVm.negate()).toList();
    List<Path> given = classPath().stream().filter(isTeaVm).toList();
    Path marked = own.stream().map(place -> place.resolve(Replaces.class.getPackageName().replace('.', '/')))
        .filter(Files::isDirectory).findFirst().orElseThrow();
    var rewriter = new Rewriter(new Replacements(marked));
    for (Path place : own)
      rewrite(place, rewriter);
    for (var files : carried.entrySet())
      Files.writeString(out.resolve(files.getKey().code() + ".json"), files.getValue().toString());
    compile(Stream.concat(Stream.of(classes), given.stream()).map(Path::toFile).toList());
  }

  private void clear() throws IOException {
    if (Files.exists(classes))
      try (Stream<Path> files = Files.walk(classes)) {
        for (Path file : files.sorted(Collections.reverseOrder()).toList())
          Files.delete(file);
      }
    Files.createDirectories(classes);
  }

  private void rewrite(Path place, Rewriter rewriter) throws IOException {
    if (Files.isDirectory(place)) {
      try (Stream<Path> files = Files.walk(place)) {
        for (Path file : files.filter(Files::isRegularFile).toList())
          rewrite(place.relativize(file).toString().replace(File.separatorChar, '/'), Files.readAllBytes(file),
              rewriter);
      }
      return;
    }
    try (var jar = new JarFile(place.toFile())) {
      for (JarEntry entry : Collections.list(jar.entries()))
        if (!entry.isDirectory())
          try (InputStream in = jar.getInputStream(entry)) {
            rewrite(entry.getName(), in.readAllBytes(), rewriter);
          }
    }
  }

  private void rewrite(String name, byte[] file, Rewriter rewriter) throws IOException {
    boolean service = name.startsWith("META-INF/services/org.grundy.");
    if (!service && REWRITTEN.stream().noneMatch(name::startsWith))
      return;
    Path to = classes.resolve(name);
    Files.createDirectories(to.getParent());
    Files.write(to, name.endsWith(".class") ? rewriter.rewritten(file) : file);
    String[] path = name.split("/");
    if (name.endsWith(".po"))
      carried.computeIfPresent(Language.of(path[path.length - 2]).orElseThrow(), (language, files) -> files
          .put(language.code() + "/" + path[path.length - 1], new String(file, StandardCharsets.UTF_8)));
    if (name.endsWith(".theory"))
      carried.values().forEach(files -> files.put(path[path.length - 1], new String(file, StandardCharsets.UTF_8)));
  }

  private void compile(List<File> places) throws TeaVMToolException, IOException {
    var tool = new TeaVMTool();
    tool.setClassLoader(new Rewritten(places, EngineBuild.class.getClassLoader()));
    tool.setClassPath(places);
    tool.setMainClass(Engine.class.getName());
    Path unfinished = out.resolve("unfinished");
    tool.setTargetDirectory(unfinished.toFile());
    tool.setTargetFileName(SCRIPT);
    tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
    tool.setJsModuleType(JSModuleType.ES2015);
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    tool.generate();
    List<Problem> problems = tool.getProblemProvider().getProblems();
    if (problems.isEmpty()) {
      Files.move(unfinished.resolve(SCRIPT), out.resolve(SCRIPT), StandardCopyOption.REPLACE_EXISTING);
      return;
    }
    var said = new ArrayList<String>();
    for (Problem problem : problems) {
      var text = new DefaultProblemTextConsumer();
      problem.render(text);
      said.add(problem.getLocation() == null ? text.getText()
          : text.getText() + ", needed by " + problem.getLocation().getMethod());
    }
    throw new IllegalStateException("the engine cannot be compiled for a browser:\n" + String.join("\n", said));
  }

  /** Finds the rewritten classes instead of those that the build itself runs. */
  private static final class Rewritten extends URLClassLoader {
    Rewritten(List<File> places, ClassLoader build) {
      super(places.stream().map(Rewritten::url).toArray(URL[]::new), build);
    }

    private static URL url(File place) {
      try {
        return place.toURI().toURL();
      } catch (MalformedURLException e) {
        throw new IllegalArgumentException(e);
      }
    }

    private static boolean isRewritten(String name) {
      return name.contains("org/grundy") || name.contains("org.grundy")
          || REWRITTEN.stream().anyMatch(name::startsWith);
    }

    @Override
    public URL getResource(String name) {
      return isRewritten(name) ? findResource(name) : super.getResource(name);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      return isRewritten(name) ? findResources(name) : super.getResources(name);
    }
  }
}
