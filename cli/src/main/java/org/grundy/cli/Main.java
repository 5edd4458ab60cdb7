package org.grundy.cli;

/** Entry point of {@code ./grundy}. */
public final class Main {
  private Main() {}

  static int run(String... args) {
    System.out.println("Grundy, a workbench for combinatorial games");
    return 0;
  }

  public static void main(String[] args) {
    System.exit(run(args));
  }
}
