package org.grundy.cli;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.phrase.BadInput;

/** Splits a typed command line into words: at spaces, except inside quotes. No shell is involved. */
final class CommandWords {
  private static final Pattern WORD = Pattern.compile("(?:[^\\s'\"]|'[^']*'|\"[^\"]*\")+");
  private static final Pattern QUOTED = Pattern.compile("'([^']*)'|\"([^\"]*)\"");
  private static final Pattern ALL = Pattern.compile("\\s*(?:" + WORD.pattern() + "(?:\\s+|$))+");

  private CommandWords() {
  }

  /**
   * The words of a command, without their quotes; at least one.
   *
   * @throws BadInput when there is none, or a quote is not closed
   */
  static List<String> of(String option, String text) {
    if (text.isBlank())
      throw BadInput.because("{0}: expected a program, found nothing", option);
    if (!ALL.matcher(text).matches())
      throw BadInput.because("{0}: expected a closing quote, found {1}", option, BadInput.quoted(text));
    return WORD.matcher(text).results().map(word -> QUOTED.matcher(word.group())
        .replaceAll(quoted -> Matcher
            .quoteReplacement(quoted.group(1) != null ? quoted.group(1) : quoted.group(2))))
        .toList();
  }
}
