package org.grundy.claim;

import static org.grundy.reason.Reason.say;

import org.grundy.catalog.Catalog;
import org.grundy.game.ClosedTerm;
import org.grundy.reason.Reason;

/** Proofs in words of claims about all positions, which are computed for small ones besides. */
final class Arguments {
  private static final Reason.Sentence CHANGES = say("A move changes one heap, so it changes some of its binary "
      + "digits, and in those columns an even number of 1s becomes odd: no move leads from nim-sum 0 to nim-sum 0.");
  private static final Reason.Sentence REACHES = say("If the nim-sum s is not 0, some heap h has a 1 in the highest "
      + "column of s. Then h xor s is less than h, since the highest digit that changes goes from 1 to 0; reducing "
      + "that heap to h xor s makes the nim-sum 0.");
  private static final Reason.Sentence SUM_CHANGES = say("Let the parts be worth a and b. A move in one part changes"
      + " its value, so it changes a xor b.");
  private static final Reason.Sentence SUM_REACHES = say("Let w be less than a xor b. The highest digit in which they "
      + "differ comes from a 1 in a, say. Then w xor b is less than a, and the first part has a move to it. So the "
      + "least number that no move leads to is a xor b; repeat for more parts.");
  private static final Reason.Sentence CANCELS = say("In G + (-G) the second player copies every move in the other "
      + "part, and so moves last: G - G = 0.");

  private Arguments() {
  }

  /** A check that is proved in words where the computation finds no counterexample. */
  static Claim.Check proved(Claim.Check besides, Reason argument) {
    return trial -> Finding.argued(besides.run(trial), argument);
  }

  static Reason zeroIsLeft() {
    return Reason.of(CHANGES);
  }

  static Reason zeroIsReached() {
    return Reason.of(REACHES);
  }

  static Reason nim() {
    return Reason.of(CHANGES, REACHES,
        say("Every move leaves fewer tokens, so by induction the losing positions are exactly those with nim-sum 0."));
  }

  static Reason misereNim() {
    return Reason.of(
        say("When all heaps are 0 or 1 there is no choice: the player to move loses exactly when the number of 1s is "
            + "odd."),
        say("With exactly one heap of 2 or more the nim-sum is not 0, and the player to move wins: reduce that heap to "
            + "0 or 1, whichever makes the number of 1s odd."),
        say("With two or more such heaps, a move from nim-sum 0 leaves another nim-sum and at least one such heap; "
            + "from another nim-sum, the winning move of Nim leaves nim-sum 0, so at least two such heaps. The rest "
            + "is induction."));
  }

  static Reason sums() {
    return Reason.of(SUM_CHANGES, SUM_REACHES);
  }

  static Reason queensAdd() {
    return Reason.of(say("Queens do not block each other, so a position is the sum of its queens."), SUM_CHANGES,
        SUM_REACHES);
  }

  static Reason heapsAdd() {
    return Reason
        .of(say("A move in Nim changes one heap and leaves the others alone: these are the moves of the sum."));
  }

  static Reason spragueGrundy() {
    return Reason
        .of(say("Let *m be the least nimber that is not an option of G. The second player wins G + *m: reply to a move "
            + "from G to *k by moving the greater of *k and *m to the lesser, and to a move from *m to *k by moving "
            + "G to its option *k."));
  }

  /** The reason that the theorem on a game gives for its closed form. */
  static Reason ofTheorem(String game) {
    ClosedTerm value = Catalog.standard().ruleset(game).theorems().getFirst().closed().orElseThrow();
    return new Reason(value.why().stream().<Reason.Item>map(Reason.Sentence::new).toList());
  }

  static Reason ownHeaps() {
    return Reason.of(say("No move touches the other player's heap. By taking one token at a time, a player can make as "
        + "many moves as their own heap has tokens, and no more. So the player who starts runs out first unless "
        + "their heap is the larger."));
  }

  static Reason ownHeapsAsNumber() {
    return Reason.of(say("In the sum with n2 - n1 both players have the same number of moves, and neither can change "
        + "the other's; so the player who starts runs out first."));
  }

  static Reason pokerNim() {
    return Reason.of(say("The winner of Nim plays Nim's moves, and immediately removes whatever is added. At most K "
        + "stones can be added, so play ends."));
  }

  static Reason northcott() {
    return Reason.of(say("Advancing shrinks a gap, retreating widens it. The winner of Nim on the gaps answers a "
        + "retreat by advancing just as far, and so advances with every move; therefore play ends."));
  }

  static Reason coins() {
    return Reason.of(say("Pair the coins from the right; the gaps within the pairs are the heaps. Moving the right "
        + "coin of a pair shrinks its gap. Moving the left coin widens it; reply by moving the right coin just as "
        + "far. Coins only move left, so play ends."));
  }

  static Reason frontOrBack() {
    return Reason.of(say("By induction on the length: taking a number leaves a shorter row, in which the recursion "
        + "gives the opponent's lead. So your lead is the number taken minus that value, and the larger of the "
        + "two leads is best."));
  }

  static Reason beatty() {
    return Reason.of(
        say("floor(na) <= N exactly when na < N + 1, since a is irrational; so floor((N+1)/a) of these numbers are at "
            + "most N, and likewise floor((N+1)/b) of the others."),
        say("The quotients (N+1)/a and (N+1)/b are not whole and add up to N + 1, so their floors add up to N. Going "
            + "from N - 1 to N adds one number, and it is N."));
  }

  static Reason golden() {
    return Reason.of(
        say("1/phi + 1/phi^2 = 1, so by Beatty's theorem (S10) these are all numbers from 1, each once; and"
            + " floor(n*phi^2) = floor(n*phi) + n, since phi^2 = phi + 1."),
        say("Both sequences grow, so floor(n*phi) is the least number not among the earlier ones: the recursion of F3, "
            + "which has only one solution."));
  }

  static Reason tribonacciLengths() {
    return Reason.of(say("Let M count the letters in the images of the letters. M^3 = M^2 + M + 1 exactly, so the"
        + " lengths obey the recurrence, and the first three are 1, 2, 4."));
  }

  static Reason fibonacciLengths() {
    return Reason.of(say("sigma^2(a) = sigma(a)a, so sigma^(k+2)(a) is sigma^(k+1)(a) followed by sigma^k(a): the "
        + "lengths add up like Fibonacci numbers, starting with 1 and 2, and each word begins with the one before."));
  }

  static Reason ratios() {
    return Reason.of(say("With Q(x, y) = x^2 - xy - y^2, Q(x + y, x) = -Q(x, y) for all x and y. So Q(F_(n+1), F_n) is"
        + " 1 or -1 for all n, and F_(n+1)/F_n differs from phi by less than 1/F_n^2."));
  }

  static Reason queenIsWythoff() {
    return Reason.of(say("Moving left takes from the column, moving down takes from the row, and moving diagonally "
        + "takes the same from both."));
  }

  static Reason board() {
    return Reason.of(say("The moves of Wythoff's game lead to the cells to the left, below, and diagonally down-left, "
        + "and the nim-value is the least number found in none of them."));
  }

  static Reason determined() {
    return Reason.of(say("By induction on the length of play: if some move leads to a position that the opponent "
        + "loses, the player to move wins by making it; if none does, the opponent wins after every move."));
  }

  static Reason ends() {
    return Reason.of(say("Every move takes at least one object and adds none, so play from n objects has at most n "
        + "moves."));
  }

  static Reason outcomes() {
    return Reason.of(say("G >= 0 means that Left wins moving second, and G <= 0 that Right does. Both, either one, or "
        + "neither: these are the four cases."));
  }

  static Reason group() {
    return Reason.of(
        say("G + 0 and G, G + H and H + G, (G + H) + K and G + (H + K) have the same moves, by induction."),
        CANCELS);
  }

  static Reason order() {
    return Reason.of(CANCELS,
        say("If Left wins G - H and H - K moving second, Left wins their sum the same way, by replying in the same "
            + "part; and that sum is G - K, since H - H = 0. If G >= H and H >= G, the second player wins G - H: G = "
            + "H."));
  }

  static Reason negatives() {
    return Reason
        .of(say("The negative swaps the players, so the negative of the negative is the game itself; and -(G + H) has "
            + "the moves of -G + -H, by induction."));
  }

  static Reason compatible() {
    return Reason.of(say("(G + K) - (H + K) = G - H, since K - K = 0."));
  }

  static Reason equality() {
    return Reason.of(say("If G = H, then G + K = H + K, and equal games have the same outcome. Conversely, if the "
        + "outcomes agree in every sum, they agree in the sum with -H: the second player wins G - H, as with H - H."));
  }

  static Reason reducing() {
    return Reason.of(
        say("Removing a dominated option: in the difference of the two games, answer each move with its mirror image, "
            + "and a move to the dominated option with the option that is at least as good."),
        say("Bypassing Left's option A through its option B <= G: Right answers Left's move to A with B, and then each "
            + "option of B with its mirror image. A move in the other part from there loses, and so does a move to "
            + "the mirror image of an option of B, since B <= G. All other moves are answered with their mirror "
            + "image."));
  }
}
