package org.grundy.routes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Characters;
import org.grundy.game.Notation;
import org.grundy.game.Numbers;
import org.grundy.game.Picture;
import org.grundy.game.Position;

/** Boards with one row or column more or less, and otherwise as they were as far as the game allows. */
final class BoardSizes {
  private BoardSizes() {
  }

  /**
   * The board with {@code rows} and {@code columns} added, one of which is 1 or -1 and the other 0; empty when the game
   * has no such board. Time: the cells of a few boards.
   */
  static <P> Optional<Position> changed(Position.Single<P> single, int rows, int columns, Budget budget) {
    if (!(single.pictures().getFirst().layout() instanceof Picture.Layout.Board before))
      return Optional.empty();
    Predicate<Position> fits = position -> position.pictures().getFirst().layout() instanceof Picture.Layout.Board after
        && after.rows() == before.rows() + rows && after.columns() == before.columns() + columns;
    Notation<P> notation = single.ruleset().notation();
    Stream<String> texts = switch (notation) {
      case Characters<P> characters -> {
        List<String> lines = List.of(characters.format(single.at()).split("/"));
        yield (rows == 0 ? columns(lines, characters.characters(), columns)
            : rows(lines, characters.characters(), rows))
            .map(changed -> String.join("/", changed));
      }
      case Numbers<P> numbers -> numbers(numbers.numbers(single.at()), rows + columns)
          .map(changed -> changed.stream().map(BigInteger::toString).collect(Collectors.joining(" ")));
      case Notation.Free<P> free -> Edits.stepped(free.format(single.at()), rows + columns);
      default -> Stream.empty();
    };
    return texts.flatMap(text -> {
      budget.charge(1L + text.length());
      return Edits.read(notation, text).stream();
    }).<Position>map(at -> new Position.Single<>(single.ruleset(), at)).filter(fits).findFirst();
  }

  /** One more at the bottom, of equal characters or else like the last one; or one less, the last that can go. */
  private static Stream<List<String>> rows(List<String> lines, String alphabet, int by) {
    if (by < 0)
      return places(lines.size()).map(row -> Edits.without(lines, row));
    int width = lines.getFirst().length();
    return Stream.concat(fillers(alphabet).map(filler -> filler.repeat(width)), Stream.of(lines.getLast()))
        .map(line -> Stream.concat(lines.stream(), Stream.of(line)).toList());
  }

  /** The same for columns, at the right. */
  private static Stream<List<String>> columns(List<String> lines, String alphabet, int by) {
    if (by < 0)
      return places(lines.getFirst().length()).map(
          column -> each(lines, line -> line.substring(0, column) + line.substring(column + 1)));
    return Stream.concat(fillers(alphabet).map(filler -> each(lines, line -> line + filler)),
        Stream.of(each(lines, line -> line + line.charAt(line.length() - 1))));
  }

  private static List<String> each(List<String> lines, Function<String, String> change) {
    return lines.stream().map(change).toList();
  }

  /** The last first. */
  private static Stream<Integer> places(int count) {
    return IntStream.range(0, count).map(i -> count - 1 - i).boxed();
  }

  /** The characters, an empty cell first. */
  private static Stream<String> fillers(String alphabet) {
    return Stream.concat(Stream.of("."), alphabet.chars().mapToObj(Character::toString));
  }

  /** A number more like the last one, or without it; or the greatest ones by one greater or less. */
  private static Stream<List<BigInteger>> numbers(List<BigInteger> numbers, int by) {
    if (numbers.isEmpty())
      return Stream.empty();
    BigInteger most = Collections.max(numbers);
    List<BigInteger> longer = new ArrayList<>(numbers);
    longer.add(numbers.getLast());
    List<BigInteger> stretched = numbers.stream()
        .map(n -> n.equals(most) ? n.add(BigInteger.valueOf(by)) : n).toList();
    return Stream.of(by > 0 ? longer : Edits.without(numbers, numbers.size() - 1), stretched);
  }
}
