package org.grundy.conjecture;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Words for who wins. A table keeps to one of these pairs, so that a letter that stands for something else is noticed. */
@SuppressWarnings("ImmutableEnumChecker") // the sets are those of Set.of
public enum OutcomeWords {
  RESULTS("W", Set.of("w", "win", "wins", "won", "winning"), "L",
      Set.of("l", "lose", "loses", "lost", "loss", "losing")), POSITIONS("N", Set.of("n", "n-position"), "P",
          Set.of("p", "p-position")),
  /** As a function that says whether the player to move wins returns it. */
  TRUTHS("True", Set.of("true"), "False", Set.of("false")), ANSWERS("yes", Set.of("yes"), "no", Set.of("no")), TURNS(
      "first", Set.of("first"), "second", Set.of("second")), PLAYERS("Alice", Set.of("alice"), "Bob", Set.of("bob"));

  private final String win;
  private final Set<String> wins;
  private final String loss;
  private final Set<String> losses;

  OutcomeWords(String win, Set<String> wins, String loss, Set<String> losses) {
    this.win = win;
    this.wins = wins;
    this.loss = loss;
    this.losses = losses;
  }

  /** The usual word for a win of the player to move. */
  String win() {
    return win;
  }

  /** The usual word for a loss of the player to move. */
  String loss() {
    return loss;
  }

  /** The pair to which a word belongs; capitals make no difference. */
  public static Optional<OutcomeWords> of(String word) {
    String small = word.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(words -> words.wins.contains(small) || words.losses.contains(small))
        .findFirst();
  }

  /** The letters of a word such as LWWL, which is one for each position; the word itself when it is no such run. */
  static List<String> letters(String word) {
    return word.matches("(?i)[lw]{2,}|[pn]{2,}") ? word.chars().mapToObj(Character::toString).toList() : List.of(word);
  }

  /** Whether a word of this pair says that the player to move wins. */
  public boolean isWin(String word) {
    return wins.contains(word.toLowerCase(Locale.ROOT));
  }
}
