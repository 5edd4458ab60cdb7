package org.grundy.cluster;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * A Spark cluster of this machine: a master and two workers, each a process, that know a secret. They have Spark's
 * classes; those of Grundy come to them with each job. All of it ends when this is closed.
 */
final class StandaloneCluster implements AutoCloseable {
  static final List<String> JAVA_OPTIONS = List.of("--enable-native-access=ALL-UNNAMED",
      "--sun-misc-unsafe-memory-access=allow");
  private static final Pattern ADDRESS = Pattern.compile("Starting Spark master at (spark://127\\.0\\.0\\.1:[0-9]+)");
  private static final Pattern REGISTERED = Pattern.compile("Successfully registered with master");
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final String SECRET = "a secret of the test";

  private final Path folder;
  private final List<Path> jars = new ArrayList<>();
  private final String master;
  private final List<Process> processes = new ArrayList<>();
  private final List<Process> workers = new ArrayList<>();

  /** @param folder of its files */
  StandaloneCluster(Path folder) throws IOException, InterruptedException {
    this.folder = folder;
    Path home = Files.createDirectories(folder.resolve("home/jars"));
    for (String part : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path path = Path.of(part);
      if (Files.isDirectory(path))
        jars.add(jar(path, folder.resolve("grundy-%d.jar".formatted(jars.size()))));
      else if (path.getFileName().toString().startsWith("grundy-"))
        jars.add(path);
      else
        Files.createSymbolicLink(home.resolve(path.getFileName()), path);
    }
    try {
      Path log = folder.resolve("master.log");
      Process process = start(log, "org.apache.spark.deploy.master.Master", "--host", "127.0.0.1", "--port", "0",
          "--webui-port", "0");
      this.master = await(process, log, ADDRESS).group(1);
      startWorkers(2);
    } catch (IOException | InterruptedException | RuntimeException | Error e) {
      close();
      throw e;
    }
  }

  /** Spark gives jars to the workers of a job, not folders. */
  private static Path jar(Path classes, Path jar) throws IOException {
    try (var out = new JarOutputStream(Files.newOutputStream(jar)); Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
        Files.copy(file, out);
      }
    }
    return jar;
  }

  private Process start(Path log, String main, String... arguments) throws IOException {
    var command = new ArrayList<>(
        List.of(java(), "-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", folder + "/home/jars/*",
            "-Dspark.authenticate=true", "-Dspark.authenticate.secret=" + SECRET, "-Dspark.master.rest.enabled=false"));
    command.addAll(1, JAVA_OPTIONS);
    command.add(main);
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("SPARK_HOME", folder.resolve("home").toString());
    builder.environment().put("SPARK_LOCAL_DIRS", Files.createDirectories(folder.resolve("local")).toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    processes.add(process);
    return process;
  }

  static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** Waits until a process has written what is looked for. */
  private static MatchResult await(Process process, Path log, Pattern wanted) throws IOException, InterruptedException {
    for (long end = System.nanoTime() + PATIENCE.toNanos(); process.isAlive() && System.nanoTime() < end;) {
      var matcher = wanted.matcher(Files.readString(log));
      if (matcher.find())
        return matcher.toMatchResult();
      Thread.sleep(20);
    }
    throw new IllegalStateException("not in time: " + wanted + "\n" + Files.readString(log));
  }

  /** Starts more workers. */
  void startWorkers(int count) throws IOException, InterruptedException {
    Map<Path, Process> started = new HashMap<>();
    for (int i = 0; i < count; i++) {
      String name = "worker-" + processes.size();
      Path log = folder.resolve(name + ".log");
      started.put(log, start(log, "org.apache.spark.deploy.worker.Worker", "--host", "127.0.0.1", "--port", "0",
          "--webui-port", "0", "--cores", "1", "--memory", "1g", "--work-dir", folder.resolve(name).toString(),
          master));
    }
    workers.addAll(started.values());
    for (Map.Entry<Path, Process> worker : started.entrySet())
      await(worker.getValue(), worker.getKey(), REGISTERED);
  }

  List<Process> workers() {
    return workers.stream().filter(Process::isAlive).toList();
  }

  String master() {
    return master;
  }

  /** The folder in which executors keep their shuffle files. */
  Path local() {
    return folder.resolve("local");
  }

  /** What a driver sets to use this cluster. */
  Map<String, String> settings() {
    var settings = new HashMap<>(Map.of("spark.ui.enabled", "false", "spark.authenticate", "true",
        "spark.authenticate.secret", SECRET, "spark.executor.memory", "600m", "spark.executor.extraJavaOptions",
        "-XX:+UseSerialGC -XX:TieredStopAtLevel=1", "spark.shuffle.io.retryWait", "200ms"));
    settings.put("spark.jars", String.join(",", jars.stream().map(Path::toUri).map(URI::toString).toList()));
    return settings;
  }

  @Override
  public void close() {
    for (Process process : processes) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    for (Process process : processes)
      process.onExit().join();
  }
}
