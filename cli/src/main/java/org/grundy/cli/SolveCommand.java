package org.grundy.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.grundy.catalog.Catalog;
import org.grundy.explain.AnswerDocument;
import org.grundy.explain.Depth;
import org.grundy.explain.Explainer;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.strategy.StrategyText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves a position: who wins, its value, the winning moves, and why. */
@Command(name = "solve", description = "Solve a position: who wins, its value, the winning moves, and why.",
    footer = {"", "Examples:", "  ./grundy solve wythoff 6 11", "  ./grundy solve nim 1 3 5 7 --misere",
        "  ./grundy solve 'nim 3 4 + wythoff 2 5 + kayles 9'", "  ./grundy solve nim 3 4 5 --explain full",
        "  ./grundy solve northcott x..o/.xo.", "  ./grundy solve domineering 5x5 --proof proof.txt",
        "  ./grundy solve domineering 8x9 --winner --time 10h --resume 8x9.bin",
        "  printf '6 10\\n6 11\\n' | ./grundy solve wythoff - --format tsv"})
final class SolveCommand implements Callable<Integer> {
  /** The most moves that JSON lists. */
  private static final int MOST_LISTED = 10_000;

  private final Console console;

  @Mixin private SharedOptions shared = new RowOptions();

  @Parameters(paramLabel = "GAME POSITION", arity = "1..*",
      description = "A game and a position, or a sum of them; - reads many positions, one per line.") private List<String> words = new ArrayList<>();

  @Mixin private Misere misere = new Misere();

  @Mixin private TableOption table = new TableOption();

  @Mixin private ProofOption proof = new ProofOption();

  @Mixin private ResumeOption resume = new ResumeOption();

  @Option(names = "--winner", description = "Print only who wins, as soon as that is known.") private boolean winner;

  @Option(names = "--all", description = "List every move.") private boolean all;

  @Option(names = "--explain", paramLabel = "DEPTH",
      description = "short; plan, with a reply to every move; or full, with the theory. Default: short.") private Depth explain = Depth.SHORT;

  SolveCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (winner && (all || explain != Depth.SHORT))
      throw BadInput.because("{0} lists no moves, so it does not go with {1}", "--winner", all ? "--all" : "--explain");
    table.read(shared, console);
    boolean many = words.getLast().equals("-");
    proof.check(many, shared.format());
    resume.check(many, shared.format());
    if (many)
      return batch(SharedOptions.position(words.subList(0, words.size() - 1)));
    Question question = question(SharedOptions.position(words));
    table.check(question.position());
    if (proof.given())
      StrategyText.check(question.position());
    if (!shared.format().ofRows())
      return one(question);
    var rows = new Rows(console, shared.format(), shared.voice(), question.position() instanceof Position.Single);
    rows.header();
    return rows.row(reply(table.solver(shared.budget(console)), question), question);
  }

  private Question question(String text) {
    Catalog.Setup setup = shared.catalog(console).read(text);
    return new Question(setup.position(), misere.convention(setup));
  }

  private Reply reply(Solver solver, Question question) {
    return winner ? solver.winner(question) : solver.solve(question);
  }

  private int one(Question question) {
    var solving = new AtomicReference<Optional<Solver>>(Optional.empty());
    var solver = table.solver(shared.budget(console, () -> solving.get().flatMap(Solver::progress)),
        resume.store(question));
    solving.set(Optional.of(solver));
    Reply reply = resume.kept(() -> reply(solver, question));
    print(reply, solver);
    if (!shared.json())
      table.unused(reply).ifPresent(sentence -> console.err().println(shared.voice().say(sentence)));
    int status = proof.given() && reply instanceof Reply.Answer ? proof.write(solver, question, shared, console)
        : status(reply);
    if (shared.stats() && !shared.json())
      console.out().println("\n" + shared.spent(reply.spent()));
    return status;
  }

  private void print(Reply reply, Solver solver) {
    var standard = AnswerDocument.Detail.STANDARD.withOptions(all ? MOST_LISTED : 0);
    shared.print(console, new AnswerDocument(reply, () -> explainer(solver).report(reply.answer()),
        shared.stats() ? standard.withSpent() : standard));
    if (!shared.json() && reply instanceof Reply.GaveUp gaveUp)
      console.err().println(shared.voice().say(resume.stopped(sentence(gaveUp))));
  }

  private Explainer explainer(Solver solver) {
    return winner ? new Explainer(solver, all, Depth.SHORT, List.of()) : new Explainer(solver, all, explain);
  }

  static int status(Reply reply) {
    return reply instanceof Reply.GaveUp ? Exit.BUDGET_SPENT : Exit.ANSWERED;
  }

  /** A sentence saying how far a computation got before it gave up. */
  static Phrase sentence(Reply.GaveUp gaveUp) {
    Phrase spent = Stopped.undecided(gaveUp.limit(), gaveUp.spent());
    return gaveUp.reached().equals(Phrase.verbatim("")) ? spent : Phrase.of("{0} {1}", spent, gaveUp.reached());
  }

  /** Solves each line, continues after a bad one, and returns the worst status. */
  private int batch(String game) throws IOException {
    shared.refuseLatex("-");
    console.limit().lift();
    var rows = new Rows(console, shared.format(), shared.voice(), !game.isEmpty());
    if (!shared.json())
      rows.header();
    int worst = Exit.ANSWERED;
    var lines = console.lines();
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (!line.isBlank())
        worst = Math.max(worst, line(game, line.strip(), number, rows));
    }
    table.used().ifPresent(sentence -> console.err().println(shared.voice().say(sentence)));
    return worst;
  }

  private int line(String game, String line, int number, Rows rows) {
    try {
      Question question = question((game + " " + line).strip());
      var solver = table.solver(shared.budget(console));
      Reply reply = reply(solver, question);
      table.count(reply);
      if (!shared.json())
        return rows.row(reply, question);
      print(reply, solver);
      return status(reply);
    } catch (BadInput bad) {
      return shared.badLine(console, number, bad);
    }
  }
}
