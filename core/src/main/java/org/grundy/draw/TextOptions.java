package org.grundy.draw;

import java.util.Collection;
import java.util.Set;
import org.grundy.explain.Voice;

/**
 * Options for drawing text. They are changed one at a time: {@code TextOptions.of(voice).withColour().marking(ids)}.
 *
 * @param voice   speaks the words and abridges the numbers
 * @param unicode whether signs beyond ASCII may be used
 * @param colour  whether ANSI colours are added; colour alone never carries meaning
 * @param marks   ids of the parts to highlight: in brackets, and bold where there is colour
 * @param width   the most columns of a line; wider boards are cut into panels
 */
public record TextOptions(Voice voice, boolean unicode, boolean colour, Set<Integer> marks, int width) {
  public static final int WIDTH = 80;

  public TextOptions {
    marks = Set.copyOf(marks);
    if (width < 1)
      throw new IllegalArgumentException("a line has 1 column or more, not " + width);
  }

  /** ASCII without colour or marks, in {@value #WIDTH} columns. */
  public static TextOptions of(Voice voice) {
    return new TextOptions(voice, false, false, Set.of(), WIDTH);
  }

  public TextOptions withUnicode() {
    return new TextOptions(voice.withSigns(), true, colour, marks, width);
  }

  /** These options in ASCII without colour or marks. */
  public TextOptions plain() {
    return of(voice.withoutSigns()).within(width);
  }

  /** These options with the colours of a terminal. */
  public TextOptions withColour() {
    return new TextOptions(voice, unicode, true, marks, width);
  }

  /** These options with these parts of the picture highlighted. */
  public TextOptions marking(Collection<Integer> parts) {
    return new TextOptions(voice, unicode, colour, Set.copyOf(parts), width);
  }

  /** These options with lines of at most {@code columns} columns. */
  public TextOptions within(int columns) {
    return new TextOptions(voice, unicode, colour, marks, columns);
  }
}
