package org.grundy.draw;

import org.grundy.game.Picture.Look;

/** Adds ANSI colours to pieces of text, or nothing at all. */
public record Ink(boolean colour) {
  private static final String ESCAPE = "\u001b[";

  /** Text in the colour of a look, bold when it is marked. */
  public String look(String text, Look look, boolean marked) {
    String hue = switch (look) {
      case LEFT -> "34";
      case RIGHT -> "31";
      case BOTH -> "32";
      case EMPTY, NEUTRAL, BLOCKED -> "";
    };
    return coded(text, marked ? hue.isEmpty() ? "1" : "1;" + hue : hue);
  }

  /** Text that only helps in reading the rest. */
  public String dim(String text) {
    return coded(text, "2");
  }

  public String bold(String text) {
    return coded(text, "1");
  }

  private String coded(String text, String codes) {
    return !colour || codes.isEmpty() || text.isBlank() ? text : ESCAPE + codes + "m" + text + ESCAPE + "0m";
  }
}
