package org.grundy.game.vector;

import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;

/**
 * The Tribonacci game. E. Duch&ecirc;ne and M. Rigo, A morphic approach to combinatorial games: the Tribonacci case,
 * RAIRO Theoretical Informatics and Applications 42 (2008) 375-393, doi 10.1051/ita:2007039. When heaps are equal
 * before a move of rule III, it is barred if some naming of them bars it.
 */
public final class Tribonacci extends VectorGame {
  public Tribonacci() {
    super(3, Rule.of("I", 1, "a>0"), Rule.of("I", 2, "a>0 & b>0"), Rule.of("II", 3, "a<=b+c & b<=a+c & c<=a+b"),
        Rule.of("III", 3, "a=b & c>2a").except("x'<z' & z'<y'"));
  }

  @Override
  public String name() {
    return "tribonacci";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take any positive number from each of one or two heaps; or take from all three, with no amount "
        + "greater than the sum of the other two; or take the same number from two heaps and more than twice that "
        + "number from the third. The last kind of move may not make the middle heap the largest while the smallest "
        + "stays the smallest.");
  }

  @Override
  public List<String> examples() {
    return List.of("3 5 10", "3 6 11", "3 6 12", "207 384 706");
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return List.of(new TribonacciTheorem(this));
  }
}
