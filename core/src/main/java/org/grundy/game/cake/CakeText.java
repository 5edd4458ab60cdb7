package org.grundy.game.cake;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Words;

/**
 * Cakes as rows and columns, {@code 4x7 2x3}, after moves with the first square of each, {@code 4x3@a1 4x4@d1}; a dot
 * stands for a cake that is gone.
 */
final class CakeText implements Notation.Free<List<Cake>> {
  private static final Pattern CAKE = Pattern.compile("([0-9]{1,2})[xX]([0-9]{1,2})(?:@([a-z]{1,2})([0-9]{1,3}))?");
  private static final String NONE = ".";

  @Override
  public Phrase writing() {
    return Phrase.of("Write the rows and columns of each cake, with spaces between the cakes: {0}.", "4x7 2x3");
  }

  @Override
  public List<Cake> parse(String text) {
    var cakes = new ArrayList<Cake>();
    for (String word : text.strip().equals(NONE) ? List.<String>of() : Words.all(text.strip()))
      cakes.add(word.equals(NONE) ? Cake.NONE : cake(word, cakes.size() + 1));
    int squares = cakes.stream().mapToInt(Cake::squares).sum();
    if (squares > CakePicture.MOST_SQUARES)
      throw BadInput.because("expected cakes of at most {0} squares together, found {1}", CakePicture.MOST_SQUARES,
          squares);
    for (int i = 0; i < cakes.size(); i++)
      for (Cake other : cakes.subList(0, i))
        if (cakes.get(i).placed() && other.placed() && other.overlaps(cakes.get(i)))
          throw BadInput.because("expected cakes that do not overlap, found {0}", other + " " + cakes.get(i));
    return List.copyOf(cakes);
  }

  private static Cake cake(String word, int place) {
    Matcher sides = CAKE.matcher(word);
    if (!sides.matches() || !fits(sides.group(1)) || !fits(sides.group(2)))
      throw BadInput.expected(Phrase.of("cake {0}", place),
          Phrase.of("rows and columns, each from 1 to {0}, such as {1}", CakePicture.SIDE, "4x7"), word);
    var cake = new Cake(Integer.parseInt(sides.group(1)), Integer.parseInt(sides.group(2)));
    if (sides.group(3) == null)
      return cake;
    int top = Integer.parseInt(sides.group(4)) - 1;
    int left = Picture.columnNamed(sides.group(3));
    if (top < 0 || top + cake.rows() > CakePlaces.LONGEST || left + cake.columns() > CakePlaces.LONGEST)
      throw BadInput.expected(Phrase.of("cake {0}", place),
          Phrase.of("a first square in {0} rows and columns", CakePlaces.LONGEST), word);
    return cake.at(top, left);
  }

  private static boolean fits(String side) {
    int length = Integer.parseInt(side);
    return length >= 1 && length <= CakePicture.SIDE;
  }

  @Override
  public String format(List<Cake> at) {
    return at.isEmpty() ? NONE
        : at.stream().map(cake -> cake.equals(Cake.NONE) ? NONE : cake.toString()).collect(Collectors.joining(" "));
  }

  @Override
  public String alone(List<Cake> at) {
    List<Cake> there = at.stream().filter(cake -> !cake.equals(Cake.NONE)).map(Cake::withoutPlace).toList();
    return format(there);
  }

  @Override
  public List<Cake> random(RandomGenerator random, int size) {
    int longest = Math.min(CakePicture.SIDE, Math.max(1, size));
    var drawn = new ArrayList<Cake>();
    int room = CakePicture.MOST_SQUARES;
    for (int count = 1 + random.nextInt(1 + size / 3); count > 0; count--) {
      var cake = new Cake(1 + random.nextInt(longest), 1 + random.nextInt(longest));
      if (cake.squares() <= room)
        drawn.add(cake);
      room -= cake.squares();
    }
    return List.copyOf(drawn);
  }
}
