package example;

import org.grundy.Grundy;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;

/** Take a square number of tokens from a heap. */
public final class Squares implements HeapGame {
  @Override
  public String name() {
    return "squares";
  }

  @Override
  public void from(long heap, Become out) {
    for (long root = 1; root * root <= heap; root++)
      out.heap(heap - root * root);
  }

  public static void main(String[] args) {
    System.out.println(Grundy.values(new Squares(), 20));
    System.out.println(Grundy.solve(new Squares(), "18 5").outcome());
    System.out.println(Grundy.conjecture("take k where 2k <= n").text());
  }
}
