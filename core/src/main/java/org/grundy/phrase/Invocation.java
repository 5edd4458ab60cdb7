package org.grundy.phrase;

/** The commands of Grundy that sentences name. */
public final class Invocation {
  private static final String PROGRAM = "grundy.command";

  private Invocation() {
  }

  /** The program as it is typed here: {@code grundy}, or {@code ./grundy} when started in the folder of its sources. */
  public static String program() {
    return System.getProperty(PROGRAM, "grundy");
  }

  /** A command as it is typed here, such as {@code grundy prove wythoff}. */
  public static String of(String arguments) {
    return program() + " " + arguments;
  }
}
