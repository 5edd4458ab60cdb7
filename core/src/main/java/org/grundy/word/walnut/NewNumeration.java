package org.grundy.word.walnut;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.phrase.BadInput;
import org.grundy.word.numeration.ContinuedFraction;
import org.grundy.word.numeration.DigitSystem;

/**
 * The command {@code ost name [0 3 1] [1 2];}, which makes the Ostrowski numeration {@code msd_name} of the continued
 * fraction [0; 3, 1, 1, 2, 1, 2, &hellip;].
 */
final class NewNumeration {
  private static final Pattern PARTS = Pattern.compile("\\[\\s*([0-9]+)((?:\\s+[0-9]+)*+)\\s*]\\s*\\[([0-9\\s]*)]");

  private NewNumeration() {
  }

  static boolean isMeant(Command command) {
    return command.keyword().equals("ost") && PARTS.matcher(String.join(" ", command.more())).matches();
  }

  /** What statements call the numeration. */
  static String of(Command command) {
    String all = String.join(" ", command.more());
    Matcher parts = PARTS.matcher(all);
    if (!parts.matches())
      throw BadInput.because("expected a continued fraction such as {0}, found {1}", "[0 3] [1 2]",
          BadInput.quoted(all));
    String first = parts.group(2).strip().replaceAll("\\s+", ", ");
    return DigitSystem.ostrowski(ContinuedFraction.parse("[" + parts.group(1) + "; " + first
        + (first.isEmpty() ? "" : ", ") + "(" + parts.group(3).strip().replaceAll("\\s+", ", ") + ")]")).name();
  }
}
