package org.grundy.explain;

import java.util.ArrayList;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.prover.GameProof;
import org.grundy.word.logic.Confirmation;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Step;

/**
 * The claimed P-positions of a game, the two statements that settle the claim, and what the rules say for small heaps.
 *
 * @param budget of the comparison with the rules
 * @param plan   whether to report to programs what was built and searched
 */
public record GameProofDocument(GameProof proof, Budget budget, boolean plan) implements Document {
  @Override
  public List<Block> blocks() {
    int states = proof.any().dfa().states();
    Phrase over = proof.any().system().over();
    Phrase automaton = proof.rules().symmetric()
        ? Phrase.of("An automaton {0}: {1} {1:state|states} ({2} if the heaps are sorted).", over, states,
            proof.sorted().dfa().states())
        : Phrase.of("An automaton {0}: {1} {1:state|states}.", over, states);
    var last = new ArrayList<Block>();
    last.add(new Report.Say(proof.proved()
        ? proof.rules().repeats()
            ? Phrase
                .of("A move repeats a step, and every step shrinks a heap, so 1 and 2 settle all heap sizes: proved.")
            : Phrase.of("Every move shrinks a heap, so 1 and 2 settle all heap sizes: proved.")
        : Phrase.of("The claim is refuted.")));
    last.add(new Report.Say(recheck()));
    proof.recheck().map(DecisionDocument::followed).map(Report.Say::new).ifPresent(last::add);
    return List.of(
        Headed.of(Phrase.of("{0}  ", Phrase.of("Claim")), new Report.Say(claim(proof)), new Report.Say(automaton)),
        new Table(List.of(row(0, proof.safe()), row(1, proof.winning())), 2, 2, Align.LEFT), new Together(last));
  }

  private Cells row(int which, Decision decision) {
    Phrase verdict = DecisionDocument.verdict(decision);
    Phrase named = proof.theorems().isEmpty() ? verdict
        : Phrase.of("{0}   ({1})", verdict, Phrase.of("theorem {0}", proof.theorems().get(which)));
    return new Cells(List.of(Phrase.verbatim(Integer.toString(which + 1)), statements().get(which), named),
        decision.example().map(example -> DecisionDocument.example(decision, example)).stream().toList());
  }

  /** What is said when no guess is right. */
  public static Phrase unproved(String game) {
    return Phrase.of("Not proved: none of the automata guessed for the P-positions of {0} is correct.", game);
  }

  /** The claimed P-positions. */
  public static Phrase claim(GameProof proof) {
    String game = proof.game();
    if (proof.lost().isEmpty())
      return Phrase.of("the P-positions of {0} are those accepted by an automaton guessed from the small ones.",
          game);
    Phrase claimed = TheoremWords.of(proof.lost());
    Phrase lost = TheoremWords.knows(proof.lost()) ? claimed : Phrase.of("given by {0}", claimed);
    if (!proof.rules().symmetric())
      return Phrase.of("the P-positions of {0} are {1}.", game, lost);
    return proof.heaps() == 2 ? Phrase.of("the P-positions of {0} are {1}, in either order.", game, lost)
        : Phrase.of("the P-positions of {0} are {1}, in any order.", game, lost);
  }

  private List<Phrase> statements() {
    if (!proof.theorems().isEmpty() && proof.heaps() == 2)
      return List.of(Phrase.of("no move leads from a pair to a pair"),
          Phrase.of("every other position has a move to a pair"));
    if (!proof.theorems().isEmpty() && proof.heaps() == 3)
      return List.of(Phrase.of("no move leads from a triple to a triple"),
          Phrase.of("every other position has a move to a triple"));
    if (proof.rules().repeats())
      return List.of(Phrase.of("from one of them, a step leads elsewhere and cannot be repeated"),
          Phrase.of("from all others, a step leads to one of them or can be repeated"));
    return List.of(Phrase.of("no move leads from one of them to another"),
        Phrase.of("every other position has a move to one of them"));
  }

  /** Whether the claimed P-positions are right for all small heaps, which are played out by the rules. */
  private Phrase recheck() {
    int count = proof.upTo().size();
    if (!proof.rechecked(budget))
      return Phrase.of("Brute force over heaps <= {0} finds different P-positions.", proof.bound());
    if (!proof.theorems().isEmpty() && proof.heaps() == 2)
      return Phrase.of(
          "Independently verified: brute force over heaps <= {0} finds the same {1} pairs, n = 0..{2}.",
          proof.bound(), count, count - 1);
    if (!proof.theorems().isEmpty() && proof.heaps() == 3)
      return Phrase.of(
          "Independently verified: brute force over heaps <= {0} finds the same {1} triples, n = 0..{2}.",
          proof.bound(), count, count - 1);
    return proof.rules().symmetric()
        ? Phrase.of(
            "Independently verified: brute force over heaps <= {0} finds the {1} P-positions with sorted heaps that "
                + "the automaton accepts.",
            proof.bound(), count)
        : Phrase.of(
            "Independently verified: brute force over heaps <= {0} finds the {1} P-positions that the automaton "
                + "accepts.",
            proof.bound(), count);
  }

  /** The plan for both statements: what was built and searched, and how large it was. */
  public Block steps() {
    List<Step> safe = proof.safe().steps();
    List<Step> winning = proof.winning().steps();
    int digits = Integer.toString(safe.size() + winning.size()).length();
    return new Together(List.of(Headed.say(Phrase.verbatim("1  "), statements().get(0)),
        DecisionDocument.plan(safe, 1, digits), Headed.say(Phrase.verbatim("2  "), statements().get(1)),
        DecisionDocument.plan(winning, safe.size() + 1, digits)));
  }

  @Override
  public void fields(Fields out) {
    Fields node = out.object("gameProof").put("game", proof.game()).put("heaps", proof.heaps())
        .put("verdict", proof.proved() ? "proved" : "refuted").put("guessed", proof.lost().isEmpty());
    if (!proof.lost().isEmpty())
      node.put("claim", TheoremWords.of(proof.lost()));
    SolutionsDocument.digits(node, proof.any()).put("sortedStates", proof.sorted().dfa().states());
    statement(node.object("noMoveWithin"), proof.safe());
    statement(node.object("aMoveFromElsewhere"), proof.winning());
    Fields played = node.object("recheck").put("heapsUpTo", proof.bound()).put("lost", proof.upTo().size())
        .put("agrees", proof.rechecked(budget));
    proof.recheck().ifPresent(recheck -> DecisionDocument.fields(played, recheck));
  }

  private void statement(Fields out, Decision decision) {
    new DecisionDocument(decision, Confirmation.NONE, plan).fields(out);
  }
}
