import java.util.List;
import org.grundy.Grundy;
import org.grundy.value.Outcome;

/** Lists the losing heaps up to 30 of the divisor game, and the first P-positions of Wythoff's game. */
class Library {
  static List<Integer> lost() {
    return java.util.stream.IntStream.rangeClosed(1, 30)
        .filter(n -> Grundy.solve("take d where d | n and d < n", n).outcome().equals(Outcome.P)).boxed().toList();
  }

  public static void main(String[] args) {
    System.out.println(lost());
    System.out.println(Grundy.positions("wythoff", 5));
    System.out.println(Grundy.conjecture("take k where 2k <= n"));
  }
}
