package org.grundy.conjecture;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The pairs of words in which tables say who wins. All entries of a table belong to one pair, so that a letter with another
 * meaning is noticed.
 */
@SuppressWarnings("ImmutableEnumChecker") // the lists are those of List.of
public enum OutcomeWords {
  RESULTS("W win wins won winning", "L lose loses lost loss losing"),
  POSITIONS("N N-position", "P P-position"),
  /** What a function returns that says whether the player to move wins. */
  TRUTHS("True", "False"),
  ANSWERS("yes", "no"),
  TURNS("first", "second"),
  PLAYERS("Alice", "Bob");

  private final List<String> wins;
  private final List<String> losses;

  /** The words of each side, the usual one first. */
  OutcomeWords(String wins, String losses) {
    this.wins = List.of(wins.split(" "));
    this.losses = List.of(losses.split(" "));
  }

  /** The usual word for a win of the player to move. */
  String win() {
    return wins.getFirst();
  }

  /** The usual word for a loss of the player to move. */
  String loss() {
    return losses.getFirst();
  }

  /** The pair to which a word belongs; capitals make no difference. */
  public static Optional<OutcomeWords> of(String word) {
    return Arrays.stream(values()).filter(words -> words.isWin(word) || isAmong(words.losses, word)).findFirst();
  }

  /** The letters of a word such as LWWL, which is one for each position; the word itself when it is no such run. */
  static List<String> letters(String word) {
    return word.matches("(?i)[lw]{2,}|[pn]{2,}") ? word.chars().mapToObj(Character::toString).toList() : List.of(word);
  }

  /** Whether a word of this pair says that the player to move wins. */
  public boolean isWin(String word) {
    return isAmong(wins, word);
  }

  private static boolean isAmong(List<String> words, String word) {
    return words.stream().anyMatch(word::equalsIgnoreCase);
  }
}
