package org.grundy.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;

/** A job in a process of its own, which prints how far it has come. */
final class ChildDriver {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private ChildDriver() {
  }

  static Process start(String position, Path folder, int parts, String master, Map<String, String> settings)
      throws IOException {
    var command = new ArrayList<>(List.of(StandaloneCluster.java(), "-XX:TieredStopAtLevel=1", "-cp",
        System.getProperty("java.class.path"), ChildDriver.class.getName(), position, folder.toString(),
        Integer.toString(parts), master));
    command.addAll(1, StandaloneCluster.JAVA_OPTIONS);
    settings.forEach((name, value) -> command.addAll(List.of(name, value)));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  /** @param arguments position, folder, number of parts, master; then settings and their values */
  public static void main(String[] arguments) throws IOException {
    Thread main = Thread.currentThread();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> { // as the command does
      try {
        main.join(PATIENCE);
      } catch (InterruptedException _) {
        main.interrupt();
      }
    }));
    Map<String, String> settings = new TreeMap<>();
    for (int i = 4; i < arguments.length; i += 2)
      settings.put(arguments[i], arguments[i + 1]);
    var place = new Cluster.Place(Optional.of(arguments[3]), Path.of(arguments[1]), Integer.parseInt(arguments[2]),
        settings, Optional.empty());
    try {
      run(arguments[0], place);
    } catch (BudgetSpent | BadInput end) {
      System.out.println(end.getMessage());
      System.out.flush();
    }
  }

  private static void run(String position, Cluster.Place place) throws IOException {
    new SparkCluster().run(new Job.Strong(position, Convention.NORMAL), place, Budget.unlimited(),
        reached -> {
          System.out.println(reached);
          System.out.flush();
        });
  }
}
