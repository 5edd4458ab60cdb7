package org.grundy.explain;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.catalog.GameNames;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Numbers;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.game.ValuedGame;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.Phrase;

/** Describes moves in words according to the picture's layout: the action and its result. */
public final class MoveWords {
  /** The most heaps that a move shows in full; with more it shows only those that change. */
  private static final int FEW_HEAPS = 4;
  private static final int LONGEST_BOARD = 36;
  /** A few numbers, with or without a name before them. */
  private static final Pattern FEW_NUMBERS = Pattern.compile("([a-z-]+ )?[0-9]+([ ;,]+[0-9]+){0,3}");

  private MoveWords() {
  }

  /** The action: {@code take 1 from heap 2}, {@code 9 -> 1 + 7}, {@code b3-b5}; in a sum with the part's game. */
  public static Phrase done(Position from, Move move) {
    if (from instanceof Position.Sum(List<Position> parts)) {
      int board = MoveText.changed(from, move.to());
      String name = name(parts.get(board));
      boolean alone = parts.stream().map(MoveWords::name).filter(name::equals).count() == 1;
      Phrase called = GameNames.called(name);
      return Phrase.of("{0}: {1}", alone ? called : Phrase.of("{0} ({1})", called, board + 1),
          done(parts.get(board), part(move, board)));
    }
    return MoveText.heapChange(from, move.to()).map(MoveWords::done)
        .orElseGet(() -> move.touches().isEmpty()
            ? Phrase.of("{0} -> {1}", brief(from.written(), LONGEST_BOARD), brief(move.to().written(), LONGEST_BOARD))
            : Phrase.verbatim(MoveText.of(from, move)));
  }

  /** The action, in a sum without the part's game. */
  static Phrase doneInPart(Position from, Move move) {
    if (!(from instanceof Position.Sum(List<Position> parts)))
      return done(from, move);
    int board = MoveText.changed(from, move.to());
    return done(parts.get(board), part(move, board));
  }

  /** The action, in short for someone who sees the board: {@code take 3}, {@code move 3 tokens}. */
  public static Phrase brief(Position from, Move move) {
    return only(from, move).orElseGet(() -> done(from, move));
  }

  /** Whether {@link #brief} says what is taken or moved and so starts with a verb. */
  public static boolean takes(Position from, Move move) {
    return only(from, move).isPresent() || !(from instanceof Position.Sum)
        && MoveText.heapChange(from, move.to()).filter(MoveText.HeapChange.Taken.class::isInstance).isPresent();
  }

  /** How many tokens are taken or moved, when they come from one heap. */
  private static Optional<Phrase> only(Position from, Move move) {
    boolean sum = from instanceof Position.Sum;
    int board = sum ? MoveText.changed(from, move.to()) : 0;
    Position part = sum ? from.parts().get(board) : from;
    Position to = sum ? move.to().parts().get(board) : move.to();
    return MoveText.heapChange(part, to)
        .flatMap(change -> change instanceof MoveText.HeapChange.Taken taken
            && taken.amounts().stream().filter(amount -> amount.signum() != 0).count() == 1
                ? taken.amounts().stream().filter(amount -> amount.signum() != 0).findFirst()
                    .map(amount -> taken.moved().isPresent() ? Phrase.of("move {0} {0:token|tokens}", amount)
                        : Phrase.of("take {0}", amount))
                : Optional.empty());
  }

  private static Move part(Move move, int board) {
    return new Move(move.to().parts().get(board),
        move.touches().stream().map(t -> new Touch(0, t.part(), t.level())).toList());
  }

  static String name(Position position) {
    return switch (position) {
      case Position.Single<?> single -> single.ruleset().name();
      case Position.Negative(Position.Single<?> of) -> "-" + of.ruleset().name();
      case Position.Sum sum -> sum.text();
    };
  }

  private static Phrase done(MoveText.HeapChange change) {
    return switch (change) {
      case MoveText.HeapChange.Taken taken -> taken(taken);
      case MoveText.HeapChange.Becomes(_, BigInteger from, List<BigInteger> to) ->
        Phrase.of("{0} -> {1}", from, to.isEmpty() ? Phrase.verbatim("0") : joined(to, " + "));
    };
  }

  private static Phrase taken(MoveText.HeapChange.Taken change) {
    List<Phrase> taken = each(change.amounts(), (n, heap) -> Phrase.of("{0} from heap {1}", n, heap));
    List<Phrase> put = each(change.put(), (n, heap) -> Phrase.of("{0} to heap {1}", n, heap));
    if (taken.isEmpty())
      return Phrase.of("take nothing");
    if (change.moved().isPresent())
      return Phrase.of("move {0} to heap {1}", and(taken), change.moved().getAsInt() + 1);
    return put.isEmpty() ? Phrase.of("take {0}", and(taken))
        : Phrase.of("take {0}, add {1}", and(taken), and(put));
  }

  private static List<Phrase> each(List<BigInteger> amounts, BiFunction<BigInteger, Integer, Phrase> words) {
    return IntStream.range(0, amounts.size()).filter(i -> amounts.get(i).signum() != 0)
        .mapToObj(i -> words.apply(amounts.get(i), i + 1)).toList();
  }

  /** {@code a, b and c}. */
  static Phrase and(List<Phrase> items) {
    return listed(items, "{0} and {1}");
  }

  /** {@code a, b or c}. */
  public static Phrase or(List<Phrase> items) {
    return listed(items, "{0} or {1}");
  }

  private static Phrase listed(List<Phrase> items, String english) {
    if (items.size() == 1)
      return items.getFirst();
    return Phrase.of(english, Phrase.sequence(items.subList(0, items.size() - 1), ", "), items.getLast());
  }

  private static Phrase joined(List<BigInteger> numbers, String separator) {
    return Phrase.sequence(numbers, separator);
  }

  /** Where a move leads: {@code 6 11  ->  6 10}, with many heaps only those that change; in a sum, the part. */
  public static Phrase leads(Position from, Move move) {
    if (from instanceof Position.Sum(List<Position> parts)) {
      int board = MoveText.changed(from, move.to());
      return leads(parts.get(board), part(move, board));
    }
    if (MoveText.heapChange(from, move.to()).isEmpty())
      return Slide.of(from, move).orElseGet(() -> Phrase.of("to {0}", position(move.to())).asTechnical());
    if (MoveText.heapChange(from, move.to()).get() instanceof MoveText.HeapChange.Taken
        && numbers(from).size() > FEW_HEAPS) {
      List<BigInteger> before = numbers(from);
      List<BigInteger> after = numbers(move.to());
      return Phrase.sequence(IntStream.range(0, before.size()).filter(i -> !before.get(i).equals(after.get(i)))
          .mapToObj(i -> Phrase.of("{0} -> {1}", before.get(i), after.get(i))).toList(), ", ");
    }
    if (MoveText.heapChange(from, move.to()).get() instanceof MoveText.HeapChange.Becomes && numbers(from).size() == 1)
      return Phrase.verbatim("");
    return Phrase.of("{0}  ->  {1}", position(from), position(move.to()));
  }

  /** A position as its owner wrote it, without the game's name; long numbers are abridged when spoken. */
  public static Phrase position(Position position) {
    return shown(position, brief(position.written(), LONGEST_BOARD));
  }

  /** The same with every part of a long sum and every row of a large board, as a proof needs it. */
  static Phrase whole(Position position) {
    return shown(position, Phrase.verbatim(position.written()));
  }

  private static Phrase shown(Position position, Phrase otherwise) {
    List<BigInteger> numbers = numbers(position);
    return numbers.isEmpty() ? otherwise : joined(numbers, " ");
  }

  /** The same without empty heaps, in a game in which a move changes one heap by itself. */
  public static Phrase withoutEmpty(Position position) {
    if (!(position instanceof Position.Single<?> single && single.ruleset() instanceof HeapGame))
      return position(position);
    List<BigInteger> numbers = numbers(position).stream().filter(size -> size.signum() > 0).toList();
    return numbers.isEmpty() ? Phrase.verbatim("0") : joined(numbers, " ");
  }

  /** A position as {@link #position} says it, with everything else written where it is more than its numbers. */
  static Phrase exactly(Position position) {
    Phrase numbers = position(position);
    return numbers.toString().equals(position.written()) ? numbers : brief(position.written(), LONGEST_BOARD);
  }

  /**
   * The layouts that the names of places depend on; where they differ, the places of two positions are not the same.
   */
  static List<Picture.Layout> places(Position position) {
    return position.pictures().stream().map(Picture::layout).toList();
  }

  /** Whether a position has all the places of another: a board that shrank keeps the names of its cells. */
  static boolean hasPlaces(Position position, Position other) {
    List<Picture.Layout> here = places(position);
    List<Picture.Layout> there = places(other);
    return here.size() == there.size() && IntStream.range(0, here.size()).allMatch(
        i -> here.get(i) instanceof Picture.Layout.Board(int rows, int columns, var _, var _)
            && there.get(i) instanceof Picture.Layout.Board(int otherRows, int otherColumns, var _, var _)
                ? otherRows <= rows && otherColumns <= columns : here.get(i).getClass() == there.get(i).getClass());
  }

  /** Whether a position is written as a few numbers. */
  static boolean isShort(Position position) {
    return FEW_NUMBERS.matcher(position.written()).matches();
  }

  /** A text, cut when it is too long, unless it is a few numbers, which are abridged one by one. */
  static Phrase brief(String text, int longest) {
    return Phrase.verbatim(text.length() <= longest || FEW_NUMBERS.matcher(text).matches() ? text
        : text.substring(0, longest) + "..");
  }

  /** A summand by itself, without its empty heaps. */
  static Phrase alone(Position summand) {
    List<BigInteger> heaps = numbers(summand).stream().filter(size -> size.signum() != 0).toList();
    return !heaps.isEmpty() ? joined(heaps, " ")
        : summand instanceof Position.Single<?> single && numbers(summand).isEmpty()
            ? brief(textAlone(single), LONGEST_BOARD)
        : position(summand);
  }

  /** A summand with the name of its game. */
  static Phrase named(Position summand) {
    return summand instanceof Position.Single<?> single && !(single.ruleset() instanceof ValuedGame)
        ? Phrase.verbatim((single.ruleset().name() + " " + textAlone(single)).strip())
        : Phrase.verbatim(summand.text());
  }

  /** A summand with the name of its game; a board by its size. */
  static Phrase sized(Position summand) {
    return summand.pictures().size() == 1
        && summand.pictures().getFirst().layout() instanceof Picture.Layout.Board(int rows, int columns, var _, var _)
            ? Phrase.verbatim(name(summand) + " " + rows + "x" + columns) : named(summand);
  }

  private static <P> String textAlone(Position.Single<P> single) {
    return single.ruleset().notation().alone(single.at());
  }

  /** The numbers that a position is written with; none for other positions. */
  static List<BigInteger> heaps(Position position) {
    return numbers(position);
  }

  private static List<BigInteger> numbers(Position position) {
    return position instanceof Position.Single<?> single ? numbersOf(single) : List.of();
  }

  private static <P> List<BigInteger> numbersOf(Position.Single<P> single) {
    return single.ruleset().notation() instanceof Numbers<P> numbers ? numbers.numbers(single.at()) : List.of();
  }
}
