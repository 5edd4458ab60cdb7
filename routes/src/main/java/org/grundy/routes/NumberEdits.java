package org.grundy.routes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.Picture.Part;

/**
 * What a touch of a cell may mean where a position is a list of numbers. A number may stand in the cell, stand for a coin
 * on it, or be the length of its row.
 */
final class NumberEdits {
  private NumberEdits() {
  }

  /**
   * Texts of the changed numbers, the likeliest first.
   *
   * @param by what is added to a number that stands in the cell
   */
  static Stream<String> of(List<BigInteger> numbers, Part.Cell touched, BigInteger by) {
    return Stream.of(added(numbers, touched.column(), by), removed(numbers),
        places(touched).map(place -> inserted(numbers, place)),
        places(touched).filter(_ -> touched.row() < numbers.size()).map(place -> cut(numbers, touched.row(), place)))
        .flatMap(edits -> edits).map(NumberEdits::text);
  }

  /** Squares are counted from 0 or from 1. */
  private static Stream<BigInteger> places(Part.Cell touched) {
    return Stream.of(touched.column(), touched.column() + 1).map(place -> BigInteger.valueOf(place));
  }

  private static Stream<List<BigInteger>> added(List<BigInteger> numbers, int index, BigInteger by) {
    if (index >= numbers.size())
      return Stream.empty();
    var changed = new ArrayList<>(numbers);
    changed.set(index, changed.get(index).add(by));
    return Stream.of(changed);
  }

  private static Stream<List<BigInteger>> removed(List<BigInteger> numbers) {
    return IntStream.range(0, numbers.size()).mapToObj(i -> {
      var changed = new ArrayList<>(numbers);
      changed.remove(i);
      return changed;
    });
  }

  /** Before the first greater number, so that ascending numbers stay so. */
  private static List<BigInteger> inserted(List<BigInteger> numbers, BigInteger number) {
    var changed = new ArrayList<>(numbers);
    int place = 0;
    while (place < changed.size() && changed.get(place).compareTo(number) <= 0)
      place++;
    changed.add(place, number);
    return changed;
  }

  /** Makes a row as long as given; those before it are no shorter, those after it no longer, and empty ones go. */
  private static List<BigInteger> cut(List<BigInteger> numbers, int row, BigInteger length) {
    return IntStream.range(0, numbers.size()).mapToObj(
        i -> i < row ? numbers.get(i).max(length) : i > row ? numbers.get(i).min(length) : length)
        .filter(number -> number.signum() != 0).toList();
  }

  private static String text(List<BigInteger> numbers) {
    return numbers.stream().map(BigInteger::toString).collect(Collectors.joining(" "));
  }
}
