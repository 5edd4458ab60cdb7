package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.catalog.Catalog;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * Reads a match from lines: the starting position, unless it is known, and then either the following positions, one a
 * line, or the moves. Skips empty lines and lines that begin with {@code #} and a space. Time linear in the lines times
 * the options of a position.
 */
public final class MatchReader {
  /** A position may begin with a blocked cell and a sign between boards. */
  private static final Pattern REMARK = Pattern.compile("# [^&].*");

  private final Catalog catalog;
  private final Player first;

  public MatchReader(Catalog catalog, Player first) {
    this.catalog = catalog;
    this.first = first;
  }

  /**
   * @param game       a game, or a game and the position to start from
   * @param convention the convention of the question; by default that of the position's name, else normal play
   * @throws BadInput when a line is neither a position that a move leads to nor a move, with its number
   */
  public Match read(String game, List<String> lines, Optional<Convention> convention) {
    var told = new ArrayList<Line>();
    for (int i = 0; i < lines.size(); i++)
      if (!lines.get(i).isBlank() && !REMARK.matcher(lines.get(i).strip()).matches())
        told.add(new Line(i + 1, lines.get(i).strip()));
    Optional<Catalog.Setup> given = start(game);
    if (given.isEmpty() && told.isEmpty())
      throw BadInput.because("expected a starting position, found nothing");
    Catalog.Setup setup = given
        .orElseGet(() -> told.getFirst().in(() -> catalog.read(game + " " + told.getFirst().text)));
    List<Line> rest = given.isPresent() ? told : told.subList(1, told.size());
    Convention under = convention.or(setup::convention).orElse(Convention.NORMAL);
    boolean begun = given.isPresent() && !rest.isEmpty() && isStart(setup.position(), rest.getFirst().text);
    Optional<Match> match = readMoves(setup.position(), under, rest, !begun);
    return match.isPresent() ? match.get()
        : readMoves(setup.position(), under, rest.subList(1, rest.size()), true).orElseThrow();
  }

  /** Whether a line repeats the position that play starts from. */
  private boolean isStart(Position start, String text) {
    try {
      return start.equals(start instanceof Position.Single<?> single ? parsed(single, text)
          : catalog.read(text).position());
    } catch (BadInput aMovePerhaps) {
      return false;
    }
  }

  /**
   * Reads the lines as positions, or else as moves.
   *
   * @throws BadInput when they are neither, unless the caller only wants to find that out
   */
  private Optional<Match> readMoves(Position start, Convention under, List<Line> rest, boolean complains) {
    Attempt positions = attempt(start, under, rest, this::asPosition);
    if (positions.complaint.isEmpty())
      return Optional.of(positions.match);
    Attempt spoken = attempt(start, under, rest, this::asSpoken);
    if (spoken.complaint.isEmpty())
      return Optional.of(spoken.match);
    Attempt moves = attempt(start, under, rest, MoveText::parse);
    if (moves.complaint.isEmpty())
      return Optional.of(moves.match);
    if (!complains)
      return Optional.empty();
    boolean fartherByMoves = moves.match.positions().size() > positions.match.positions().size();
    boolean told = !rest.isEmpty() && SpokenMove.of(rest.getFirst().text).isPresent();
    throw (told ? spoken : fartherByMoves ? moves : positions).complaint.get();
  }

  /** The position; empty when the words name only a game. */
  private Optional<Catalog.Setup> start(String game) {
    if (game.strip().contains(" "))
      return Optional.of(catalog.read(game));
    Catalog.Setup begun = catalog.start(game);
    return begun.convention().isPresent() ? Optional.of(begun) : Optional.empty();
  }

  private record Line(int number, String text) {
    <T> T in(java.util.function.Supplier<T> reading) {
      try {
        return reading.get();
      } catch (BadInput bad) {
        throw BadInput.because("line {0}: {1}", number, bad.sentence());
      }
    }
  }

  private record Attempt(Match match, Optional<BadInput> complaint) {
  }

  /** How a line is understood. */
  private interface Reading {
    Position read(Position from, Player mover, String text);
  }

  private Attempt attempt(Position start, Convention convention, List<Line> lines, Reading reading) {
    var match = new Match(start, convention, first);
    for (Line line : lines)
      try {
        match.play(line.in(() -> reading.read(match.now(), match.mover(), line.text)));
      } catch (BadInput bad) {
        return new Attempt(match, Optional.of(bad));
      }
    return new Attempt(match, Optional.empty());
  }

  private Position asSpoken(Position from, Player mover, String text) {
    Position to = SpokenMove.of(text)
        .orElseThrow(() -> BadInput.because("expected a move such as {0}, found {1}", "Bob takes 2 from A",
            BadInput.quoted(text)))
        .from(from, mover);
    if (from.moves(mover, move -> !move.to().equals(to)))
      throw BadInput.because("no move leads from {0} to {1}", from.written(), to.written());
    return to;
  }

  /** The names of the players who move first and second, where the lines tell them; else none. */
  public static List<String> names(List<String> lines) {
    return SpokenMove.names(lines);
  }

  private Position asPosition(Position from, Player mover, String text) {
    Position to = from instanceof Position.Single<?> single ? parsed(single, text) : catalog.read(text).position();
    if (from.moves(mover, move -> !move.to().equals(to)))
      throw BadInput.because("no move leads from {0} to {1}", from.written(), to.written());
    return to;
  }

  private static <P> Position parsed(Position.Single<P> from, String text) {
    String name = from.ruleset().name() + " ";
    return new Position.Single<>(from.ruleset(),
        from.ruleset().notation().parse(text.startsWith(name) ? text.substring(name.length()) : text));
  }
}
