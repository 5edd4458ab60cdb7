package org.grundy.strategy;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;

/**
 * A winning strategy as lines of text: who wins a position, and positions that the player to move loses, in such an order
 * that each follows from those before it. The one for Domineering on two rows of three:
 *
 * <pre>
 * grundy strategy 1
 * position domineering .../...
 * play normal
 * outcome N
 * R .#./.#.
 * L ###/###
 * L ##./...
 * end 3
 * </pre>
 *
 * <p>The letter before a position says who is to move: {@code L} for Left, {@code R} for Right, {@code -} for both alike. The
 * position is without the name of the game unless it is a sum. Whatever the player does there, the opponent has an answer
 * that leads to a position on an earlier line, or to one with the same {@linkplain org.grundy.game.Ruleset#summands summands}
 * in {@linkplain org.grundy.game.Ruleset#normal normal form}, or to the negative of one for the other player. Under misere play, an opponent without a move has won already, and a
 * player without a move has not lost. The outcome is that of the position: a player who starts and wins has a move to a
 * position on some line; the position itself is on a line for a player who starts and loses. The last line has the number of
 * positions.
 *
 * @param position   whose outcome is told
 * @param convention normal or misere play
 * @param outcome    without draws
 */
public record StrategyText(Position position, Convention convention, Outcome outcome) {
  /** The first line of every strategy. */
  public static final String FIRST = "grundy strategy 1";
  private static final String POSITION = "position ";
  private static final String PLAY = "play ";
  private static final String OUTCOME = "outcome ";
  private static final String END = "end ";
  private static final List<Outcome> OUTCOMES = List.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R);

  /** How many lines there are before those of the positions. */
  static final int HEAD = 4;

  /** @throws BadInput when {@link #check} refuses the position */
  public StrategyText {
    check(position);
  }

  /** @throws BadInput when points decide the game, or play may return to an earlier position */
  public static void check(Position position) {
    if (position.scoring())
      throw BadInput.because("{0} is won on points; a proof covers only games that the last move decides",
          position.text());
    if (position.loopy())
      throw BadInput.because("play of {0} can repeat a position; a proof covers only games that must end",
          position.text());
  }

  /** The lines before those of the positions. */
  public Stream<String> head() {
    return Stream.of(FIRST, POSITION + position.text(), PLAY + name(convention), OUTCOME + outcome.code());
  }

  /** The line after those of the positions. */
  public static String end(long positions) {
    return END + positions;
  }

  /** The number in the last line; empty for any other line. */
  static Optional<String> ended(String line) {
    return line.startsWith(END) ? Optional.of(line.substring(END.length())) : Optional.empty();
  }

  private static String name(Convention convention) {
    return convention.name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads the lines before those of the positions.
   *
   * @throws BadInput when this is not a strategy, or not of a position that the catalogue knows
   */
  static StrategyText read(List<String> head, Catalog catalog) {
    if (head.isEmpty() || !head.getFirst().equals(FIRST))
      throw BadInput.expected(line(1), Phrase.of("{0}", BadInput.quoted(FIRST)),
          head.isEmpty() ? "" : head.getFirst());
    Position position = catalog.read(field(head, 1, POSITION)).position();
    String play = field(head, 2, PLAY);
    String outcome = field(head, 3, OUTCOME);
    return new StrategyText(position,
        Stream.of(Convention.values()).filter(convention -> name(convention).equals(play)).findFirst()
            .orElseThrow(() -> BadInput.expected(line(3), Phrase.of("{0} or {1}", "normal", "misere"), play)),
        OUTCOMES.stream().filter(known -> known.code().equals(outcome)).findFirst()
            .orElseThrow(() -> BadInput.expected(line(4), Phrase.verbatim("N, P, L, R"), outcome)));
  }

  private static String field(List<String> head, int index, String name) {
    String line = index < head.size() ? head.get(index) : "";
    if (!line.startsWith(name))
      throw BadInput.expected(line(index + 1), Phrase.of("{0}", BadInput.quoted(name)), line);
    return line.substring(name.length());
  }

  static Phrase line(long number) {
    return Phrase.of("line {0}", number);
  }
}
