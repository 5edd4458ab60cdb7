package example;

import static org.grundy.Grundy.g;

import org.grundy.Value;
import org.grundy.value.Player;

/** Rectangles of Domineering: their values, how hot they are, and how they add up. */
public final class Rectangles {
  private Rectangles() {
  }

  public static void main(String[] args) {
    for (int columns = 1; columns <= 5; columns++) {
      Value value = g("domineering 2x" + columns);
      System.out.println("2x" + columns + "  " + value + "   temperature " + value.temperature());
    }
    Value board = g("domineering 2x3");
    Value square = g("domineering 2x2");
    System.out.println(board.plus(square) + "   " + board.compare(square).sign() + "   " + board.outcome());
    System.out.println(board.options(Player.RIGHT) + "   " + board.ask("Cool(1)") + "   " + g("^3*2").ask("AtomicWeight"));
  }
}
