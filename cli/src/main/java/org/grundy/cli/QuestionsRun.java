package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.CountDocument;
import org.grundy.explain.DecisionDocument;
import org.grundy.explain.Document;
import org.grundy.explain.NamedDocument;
import org.grundy.explain.SolutionsDocument;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.count.Counting;
import org.grundy.word.logic.Confirmation;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;
import org.grundy.word.walnut.WalnutScript;
import org.grundy.word.walnut.WalnutScript.Question;

/**
 * Answers the questions of a file in turn; automata built for one are reused for the next. A question that takes more
 * than half of what is left of the budget is put off until the others are answered. In text form, each answer is printed
 * as soon as it is known.
 */
final class QuestionsRun {
  private final Console console;
  private final SharedOptions shared;
  private final Theory theory;
  private final Budget budget;
  private final Prover prover;
  private final List<Document> theorems = new ArrayList<>();
  private final List<Document> counts = new ArrayList<>();
  private final List<Document> lists = new ArrayList<>();
  private int worst = Exit.ANSWERED;

  /** @param theory what the questions may use */
  QuestionsRun(Console console, SharedOptions shared, Theory theory) {
    this.console = console;
    this.shared = shared;
    this.theory = theory;
    budget = shared.budget(console);
    prover = new Prover(budget);
  }

  /** Has the automata that were built. */
  Prover prover() {
    return prover;
  }

  /**
   * Answers them.
   *
   * @param bad what is wrong with other entries of the file
   * @return the exit status
   */
  int run(List<Question> questions, List<Phrase> bad) {
    if (questions.isEmpty())
      throw BadInput.because("the file has no theorem; see {0}", Invocation.of("help prove"));
    List<Question> left = questions;
    while (!left.isEmpty()) {
      var undecided = new ArrayList<Question>();
      for (Question question : left.subList(0, left.size() - 1))
        if (!attempted(question))
          undecided.add(question);
      Question last = left.getLast();
      try {
        answer(last, statement(last), prover, budget);
      } catch (BudgetSpent spent) {
        undecided.add(last);
        return spent(spent, undecided);
      }
      left = undecided;
    }
    if (shared.json())
      shared.printFields(console, out -> {
        DecisionDocument.fields(out, theorems, bad);
        if (!counts.isEmpty())
          out.objects("counts", counts, (node, count) -> count.fields(node));
        if (!lists.isEmpty())
          out.objects("lists", lists, (node, list) -> list.fields(node));
      });
    return worst;
  }

  /** Whether half of what is left of the budget sufficed to answer a question that is not the last one. */
  private boolean attempted(Question question) {
    Statement statement = statement(question);
    long work = budget.workLeft();
    Budget share = budget.part(work == Long.MAX_VALUE ? work : work / 2).withTime(budget.timeLeft().dividedBy(2));
    return prover.attempt(statement, share, with -> {
      answer(question, statement, with, share);
      return true;
    }).isPresent();
  }

  /** Says that a limit was reached, which questions are open, and how far the last one got. */
  private int spent(BudgetSpent spent, List<Question> undecided) {
    var reached = new ArrayList<Phrase>();
    undecided.forEach(question -> reached.add(Phrase.of("Stopped at {0}.", question.name())));
    reached.addAll(DecisionDocument.reached(prover.steps(statement(undecided.getLast()))));
    return new ProofReport(console, shared).spent(spent, reached);
  }

  private Statement statement(Question question) {
    return switch (question) {
      case WalnutScript.Decide(Theory.Theorem theorem) -> theorem.statement();
      case WalnutScript.Count count -> theory.read(count.statement());
      case WalnutScript.Solve solve -> theory.read(solve.statement());
    };
  }

  private void answer(Question question, Statement statement, Prover with, Budget share) {
    switch (question) {
      case WalnutScript.Decide(Theory.Theorem theorem) -> {
        Decision decision = with.decide(statement);
        Confirmation second = Confirmation.of(statement, decision, share);
        report(theorems, new DecisionDocument(decision, second, shared.stats()).asTheorem(theorem));
        new ProofReport(console, shared).stats(DecisionDocument.plan(decision.steps()), budget);
        worst = Math.max(worst, ProveCommand.status(decision));
      }
      case WalnutScript.Count(String name, String predicate, _, String variable) -> {
        List<String> names = names(statement);
        Counting counting = Counting.of(with.solutions(statement), names.indexOf(variable), variable, share);
        report(counts, new NamedDocument(name, predicate, new CountDocument(predicate, variable,
            names.stream().filter(other -> !other.equals(variable)).toList(), counting,
            counting.values(ProveCommand.LISTED, share))));
      }
      case WalnutScript.Solve(String name, String text, int first) -> {
        Solutions solutions = with.solutions(statement);
        report(lists, new NamedDocument(name, text,
            new SolutionsDocument(text, names(statement), solutions, solutions.first(first, share))));
      }
    }
  }

  private static List<String> names(Statement statement) {
    return statement.free().stream().map(Object::toString).toList();
  }

  private void report(List<Document> answers, Document answer) {
    answers.add(answer);
    if (!shared.json())
      shared.print(console, answer);
  }
}
