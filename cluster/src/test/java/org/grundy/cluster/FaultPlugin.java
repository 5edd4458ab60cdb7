package org.grundy.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.spark.api.plugin.DriverPlugin;
import org.apache.spark.api.plugin.ExecutorPlugin;
import org.apache.spark.api.plugin.PluginContext;
import org.apache.spark.api.plugin.SparkPlugin;
import org.jspecify.annotations.Nullable;

/**
 * Makes executors fail as a test wishes, which it says by files in the folder {@value #FOLDER}: at {@value #FILL}, one
 * executor fills its memory, and as long as there is {@value #FILL_ALL}, all; as long as there is {@value #DELETE}, each
 * task that starts deletes all shuffle files.
 */
public final class FaultPlugin implements SparkPlugin {
  static final String FOLDER = "spark.grundy.test.faults";
  static final String LOCAL = "spark.grundy.test.local";
  static final String FILL = "fill";
  static final String FILL_ALL = "fill-all";
  static final String DELETE = "delete";

  @Override
  public @Nullable DriverPlugin driverPlugin() {
    return null;
  }

  @Override
  public ExecutorPlugin executorPlugin() {
    return new InExecutor();
  }

  private static final class InExecutor implements ExecutorPlugin {
    private @Nullable Path folder;
    private @Nullable Path local;

    @Override
    public void init(PluginContext context, Map<String, String> extra) {
      folder = Path.of(context.conf().get(FOLDER));
      local = Path.of(context.conf().get(LOCAL));
    }

    @Override
    public void onTaskStart() {
      Path faults = Objects.requireNonNull(folder);
      try {
        if (Files.deleteIfExists(faults.resolve(FILL)) || Files.exists(faults.resolve(FILL_ALL)))
          Thread.ofPlatform().start(FaultPlugin::fill);
        if (Files.exists(faults.resolve(DELETE)))
          deleteShuffles(Objects.requireNonNull(local));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static void fill() {
    Object[] all = {};
    while (true)
      all = new Object[]{all, new long[1 << 20]};
  }

  private static void deleteShuffles(Path local) throws IOException {
    try (Stream<Path> files = Files.walk(local)) {
      for (Path file : files.filter(file -> file.getFileName().toString().matches("shuffle_.*\\.(data|index)"))
          .toList())
        Files.deleteIfExists(file);
    }
  }
}
