package org.grundy.phrase;

import java.util.regex.Pattern;

/** The commands of Grundy that sentences name. */
public final class Invocation {
  private static final String PROGRAM = "grundy.command";
  /** What no shell interprets. */
  private static final Pattern PLAIN = Pattern.compile("[\\w:.,/+ -]*");

  private Invocation() {
  }

  /** The program as it is typed here: {@code grundy}, or {@code ./grundy} when started in the folder of its sources. */
  public static String program() {
    return System.getProperty(PROGRAM, "grundy");
  }

  /** Words as they are typed in a shell: in quotes if it would interpret them. */
  public static String quoted(String words) {
    return PLAIN.matcher(words).matches() ? words : "'" + words.replace("'", "'\\''") + "'";
  }

  /** A command as it is typed here, such as {@code grundy prove wythoff}. */
  public static String of(String arguments) {
    return program() + " " + arguments;
  }
}
