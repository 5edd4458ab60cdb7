package org.grundy.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.effort.Budget;
import org.grundy.value.Convention;

/** A job in a process of its own, which prints how far it has come. */
final class ChildDriver {
  private ChildDriver() {
  }

  /** @param arguments position, folder, number of parts, master; then settings and their values */
  public static void main(String[] arguments) throws IOException {
    Map<String, String> settings = new TreeMap<>();
    for (int i = 4; i < arguments.length; i += 2)
      settings.put(arguments[i], arguments[i + 1]);
    var place = new Cluster.Place(Optional.of(arguments[3]), Path.of(arguments[1]), Integer.parseInt(arguments[2]),
        settings, Optional.empty());
    new SparkCluster().run(new Job.Strong(arguments[0], Convention.NORMAL), place, Budget.unlimited(),
        reached -> {
          System.out.println(reached);
          System.out.flush();
        });
  }
}
