package org.grundy.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * Runs the commands on standard input in one process, so that the launcher can cache the classes they load for faster
 * starts.
 */
final class StartupTraining {
  private StartupTraining() {}

  public static void main(String[] args) throws IOException {
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine())
      Main.run(System.in, System.out, System.err, line.split(" ", -1));
  }
}
