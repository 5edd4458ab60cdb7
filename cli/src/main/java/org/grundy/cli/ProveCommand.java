package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.claim.Claims;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.CountDocument;
import org.grundy.explain.DecisionDocument;
import org.grundy.explain.SolutionsDocument;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.solve.prover.HeapRules;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.certificate.CertificateText;
import org.grundy.word.count.Counting;
import org.grundy.word.logic.Confirmation;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;
import org.grundy.word.walnut.WalnutScript;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Decides statements about all whole numbers, and proves P-positions of games for heaps of every size. */
@Command(name = "prove", description = "Use automata to decide a statement about all whole numbers from 0.",
    footer = {"", "Examples:", "  ./grundy prove 'A n (n >= 1 => a(n+1) = a(n) + 2)'",
        "  ./grundy prove 'E n (x = a(n) & x = 2n)' --list 10", "  ./grundy prove T6 --stats",
        "  ./grundy prove wythoff", "  ./grundy prove nim --heaps 3", "  ./grundy prove my.theory",
        "  ./grundy prove my.theory 'even(x)' --list 10"})
final class ProveCommand implements Callable<Integer> {
  private static final Pattern CLAIM = Pattern.compile("[A-Za-z][0-9]{1,2}(\\.[0-9]{1,2})?");
  private static final Pattern THEOREM = Pattern.compile("[A-Za-z][0-9]{1,2}");
  /** How many solutions are shown unless {@code --list} says otherwise. */
  static final int LISTED = 10;

  private final Console console;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "FORMULA|FILE|GAME", arity = "1..*",
      description = "A statement, alone or after definitions or a file of them; a file of definitions and theorems, "
          + "or a Walnut script; a built-in theorem (F1 to F6, T1 to T8, B1); or a game of heaps, to find and prove "
          + "its losing positions.") private List<String> words = new ArrayList<>();

  @Option(names = "--list", paramLabel = "K",
      description = "Number of solutions to show. Default: 10.") private @Nullable String list;

  @Option(names = "--export", paramLabel = "FORM",
      description = "Print the automaton of the solutions or losing positions: text, walnut, dot (GraphViz) or svg; "
          + "or the function of --count: sage or mathematica.") private @Nullable ExportForm export;

  @Option(names = "--count", paramLabel = "VARIABLE",
      description = "Count the solutions for each value of this variable; --export sage or mathematica prints the function.") private @Nullable String count;

  @Option(names = "--heaps", paramLabel = "N",
      description = "Number of heaps, for a game that allows any number.") private @Nullable String heaps;

  @Option(names = "--claim", paramLabel = "RELATION",
      description = "Claim which positions are losing: a relation in x, y, z, p, q, r, one variable for each heap, "
          + "or a file with an automaton, as --export text or walnut writes it.") private @Nullable String claim;

  @Option(names = "--guess",
      description = "Guess the losing positions even if a theorem gives them.") private boolean guess;

  @Mixin private CertificateOption certificate = new CertificateOption();

  @Mixin private KeepOption keep = new KeepOption();

  /** What is wrong with entries of the files before a statement. */
  private final List<Phrase> bad = new ArrayList<>();

  ProveCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    int own = own();
    String text = SharedOptions.position(words.subList(own, words.size()));
    if (isScript(text))
      return scriptAfter(own, text);
    Theory theory = theory(own);
    boolean alone = words.size() == 1;
    Optional<String> file = alone ? files().find(text) : Optional.empty();
    if (file.isPresent() || CLAIM.matcher(text).matches()) {
      forGamesOnly();
      forSolutionsOnly();
    }
    if (file.isPresent())
      return file(file.get(), text);
    if (own == 0)
      keep.onlyForDefinitions();
    if ((own > 0 || THEOREM.matcher(text).matches()) && theory.theorem(text).isPresent()) {
      Theory.Theorem theorem = theory.theorem(text).get();
      tellBad();
      return certified(theorem.text(), own, despiteBad(theorems(theory, List.of(theorem), bad)));
    }
    if (CLAIM.matcher(text).matches() && Claims.ALL.stream().anyMatch(claim -> claim.id().equalsIgnoreCase(text))) {
      certificate.notFor(text);
      return new ClaimRun(console, shared).run(Claims.of(text), false);
    }
    if (ProofFiles.isMeant(text))
      throw alone || files().find(text).isEmpty() ? files().missing(text) : noStatement(words.get(own - 1), text);
    if (HeapRules.isGame(text)) {
      nothingToList();
      refuseBad();
      keep.onlyForDefinitions();
      Ruleset<?> ruleset = ruleset(text);
      return new GameProofRun(console, shared, heaps, claim, guess, export, certificate).run(ruleset, theory);
    }
    forGamesOnly();
    Statement statement = read(theory, text);
    tellBad();
    return certified(text, own, despiteBad(formula(statement, text, theory)));
  }

  /** Tells what is wrong with entries of the files; refuses them where only whole files will do. */
  private void tellBad() {
    if (certificate.wanted() || shared.json())
      refuseBad();
    bad.forEach(sentence -> report().complain(sentence, List.of()));
  }

  private void refuseBad() {
    if (!bad.isEmpty())
      throw BadInput.because("{0}", bad.getFirst());
  }

  /** The exit status of an answer that uses a file, some of whose entries may be bad. */
  private int despiteBad(int status) {
    return status == Exit.BUDGET_SPENT || bad.isEmpty() ? status : Exit.BAD_INPUT;
  }

  /** Reads a statement; a position in its place is referred to the command for positions. */
  private Statement read(Theory theory, String text) {
    try {
      return theory.read(text);
    } catch (BadInput unread) {
      refuseBad();
      throw shared.catalog(console).isPosition(text)
          ? BadInput.because("expected a game or a statement, found a position; to solve it: {0}",
              Invocation.of("solve " + Invocation.quoted(text)))
          : unread;
    }
  }

  /** Writes the certificate of a statement that was decided, if one is asked for. */
  private int certified(String statement, int own, int status) {
    return certified(List.of(statement), own, status);
  }

  private int certified(List<String> statements, int own, int status) {
    if (status == Exit.BUDGET_SPENT || !certificate.wanted())
      return status;
    String definitions = definitions(words.subList(0, own));
    return certificate.write(statements.stream().map(statement -> own == 0 ? CertificateText.shipped(statement)
        : CertificateText.defined(definitions, statement)).toList(), status, shared, console);
  }

  private String definitions(List<String> own) {
    return own.stream().map(word -> Theory.defines(word) ? word : files().text(word)).collect(Collectors.joining("\n"));
  }

  /** The number of definitions, and files of them, before the last argument. */
  private int own() {
    int own = 0;
    while (own < words.size() - 1 && isOwn(words.get(own)))
      own++;
    return own;
  }

  private boolean isOwn(String word) {
    return Theory.defines(word) || ProofFiles.isMeant(word) || isScript(word)
        || word.indexOf('.') >= 0 && files().find(word).isPresent();
  }

  /** What a statement may use: what Grundy brings, or the reader's own definitions. */
  private Theory theory(int own) {
    Budget reading = shared.reading(console);
    if (own == 0)
      return Theory.shipped().under(reading);
    String last = words.get(own - 1);
    return isScript(last) ? script(own - 1, last).theory() : with(own, Theory.standard().under(reading));
  }

  private Theory with(int own, Theory standard) {
    Theory theory = keep.on(standard, console);
    for (int i = 0; i < own; i++) {
      String word = words.get(i);
      if (isScript(word))
        throw noStatement(word, words.get(i + 1));
      theory = Theory.defines(word) ? theory.with(word) : withFile(theory, word);
    }
    return theory;
  }

  private static BadInput noStatement(String before, String found) {
    return BadInput.because("expected a statement after {0}, found {1}", before, BadInput.quoted(found));
  }

  private boolean isScript(String word) {
    return !Theory.defines(word) && files().find(word).filter(WalnutScript::begins).isPresent();
  }

  /** A script of Walnut after definitions, without what Grundy brings, since its words have other letters. */
  private WalnutScript script(int before, String name) {
    certificate.notForScripts();
    Budget reading = shared.reading(console);
    return WalnutScript.read(files().text(name), with(before, Theory.empty().under(reading)), reading);
  }

  private int scriptAfter(int before, String name) {
    forGamesOnly();
    forSolutionsOnly();
    WalnutScript script = script(before, name);
    tellBad();
    return despiteBad(script(script, name));
  }

  /** The entries of a file that can be read. */
  private Theory withFile(Theory theory, String name) {
    return theory.with(files().text(name),
        complaint -> bad.add(Phrase.of("{0}: {1}", name, complaint.sentence())));
  }

  /** Refuses options that would have no effect. */
  private void forGamesOnly() {
    for (String option : Stream.of(claim == null ? "" : "--claim", heaps == null ? "" : "--heaps",
        guess ? "--guess" : "").filter(given -> !given.isEmpty()).toList())
      throw BadInput.because("{0} is for a game of heaps, such as {1}", option, "wythoff");
  }

  /** Refuses options for solutions, where there are none. */
  private void forSolutionsOnly() {
    nothingToList();
    if (export != null)
      throw BadInput.because("{0} is for a game of heaps, or for a statement with a free variable",
          "--export");
  }

  private void nothingToList() {
    for (String option : Stream.of(list == null ? "" : "--list", count == null ? "" : "--count")
        .filter(given -> !given.isEmpty()).toList())
      throw BadInput.because("{0} is for a statement with a free variable, such as {1}", option,
          "'E n (x = a(n) & x = 2n)'");
  }

  private int formula(Statement statement, String text, Theory theory) {
    Budget budget = shared.budget(console);
    var prover = new Prover(budget);
    if (statement.free().isEmpty())
      forSolutionsOnly();
    try {
      int status = statement.free().isEmpty() ? statement(statement, text, prover, budget)
          : solutions(statement, text, prover, budget);
      report().definitions(prover);
      keep.write(theory, prover, shared, console);
      return status;
    } catch (BudgetSpent spent) {
      keep.write(theory, prover, shared, console);
      return report().spent(spent, DecisionDocument.reached(prover.steps(statement)));
    }
  }

  private int statement(Statement statement, String text, Prover prover, Budget budget) {
    Decision decision = prover.decide(statement);
    Confirmation second = Confirmation.of(statement, decision, budget);
    shared.print(console, new DecisionDocument(decision, second, shared.stats()).asStatement(text));
    report().stats(DecisionDocument.plan(decision.steps()), budget);
    return status(decision);
  }

  static int status(Decision decision) {
    return decision.holds() ? Exit.ANSWERED : Exit.REFUTED;
  }

  private int solutions(Statement statement, String text, Prover prover, Budget budget) {
    int listed = list == null ? LISTED : SharedOptions.count("--list", list);
    List<String> names = statement.free().stream().map(Object::toString).toList();
    if (count != null)
      counted(count, statement, names, listed, text, prover, budget);
    else
      listed(statement, names, listed, text, prover, budget);
    report().stats(DecisionDocument.plan(prover.steps(statement)), budget);
    return Exit.ANSWERED;
  }

  private void listed(Statement statement, List<String> names, int listed, String text, Prover prover, Budget budget) {
    if (export != null)
      export.requireAutomaton();
    Solutions solutions = prover.solutions(statement);
    if (export != null && !shared.json())
      export.lines(solutions, names, text, shared).forEach(console.out()::println);
    else
      shared.print(console, new SolutionsDocument(text, names, solutions, solutions.first(listed, budget)));
  }

  private void counted(String name, Statement statement, List<String> names, int listed, String text, Prover prover,
      Budget budget) {
    int track = names.indexOf(name);
    if (track < 0 || names.size() == 1)
      throw BadInput.because("{0}: expected one of at least two variables without a quantifier, found {1}", "--count",
          BadInput.quoted(name));
    if (export != null)
      export.requireFunction();
    Counting counting = Counting.of(prover.solutions(statement), track, name, budget);
    if (export != null && !shared.json())
      export.lines(counting.representation()).forEach(console.out()::println);
    else
      shared.print(console, new CountDocument(text, name,
          names.stream().filter(other -> !other.equals(name)).toList(), counting, counting.values(listed, budget)));
  }

  /** Decides the theorems of a file that can be read, and reports each entry that cannot. */
  private int file(String file, String name) {
    var complaints = new ArrayList<BadInput>();
    Theory theory = keep.on(Theory.standard().under(shared.reading(console)), console).with(file, complaints::add);
    List<Theory.Theorem> theorems = theory.theorems();
    if (certificate.wanted() && !complaints.isEmpty())
      throw BadInput.because("{0}: {1}", name, complaints.getFirst().sentence());
    List<Phrase> bad = complaints.stream().map(complaint -> Phrase.of("{0}: {1}", name, complaint.sentence())).toList();
    if (!shared.json())
      bad.forEach(sentence -> report().complain(sentence, List.of()));
    if (bad.isEmpty())
      return certified(theorems.stream().map(Theory.Theorem::text).toList(), 1, theorems(theory, theorems, bad));
    if (theorems.isEmpty()) {
      if (shared.json())
        report().complain(bad.getFirst(), bad.subList(1, bad.size()));
      return Exit.BAD_INPUT;
    }
    int status = theorems(theory, theorems, bad);
    return status == Exit.BUDGET_SPENT ? status : Exit.BAD_INPUT;
  }

  /** Answers the questions of a script of Walnut, and reports each command that was skipped. */
  private int script(WalnutScript script, String name) {
    List<Phrase> skipped = script.skipped().stream().map(command -> Phrase.of("{0}: line {1}, {2}, skipped: {3}", name,
        command.line(), command.command(), command.why())).toList();
    if (!shared.json())
      skipped.forEach(sentence -> report().complain(sentence, List.of()));
    return answered(script.theory(), script.questions(), skipped);
  }

  private int theorems(Theory theory, List<Theory.Theorem> theorems, List<Phrase> bad) {
    return answered(theory, theorems.stream().<WalnutScript.Question>map(WalnutScript.Decide::new).toList(), bad);
  }

  private int answered(Theory theory, List<WalnutScript.Question> questions, List<Phrase> bad) {
    var run = new QuestionsRun(console, shared, theory);
    int status = run.run(questions, bad);
    report().definitions(run.prover());
    keep.write(theory, run.prover(), shared, console);
    return status;
  }

  /** A game; a name that no game has may have been meant as something else. */
  private Ruleset<?> ruleset(String name) {
    try {
      return shared.catalog(console).ruleset(name);
    } catch (BadInput unknown) {
      throw HeapRules.NAME.matcher(name).matches()
          ? unknown
              .advising(Phrase.of("Expected a game of heaps, a theorem ({0}) or a statement.", ProofFiles.THEOREMS))
          : unknown;
    }
  }

  private ProofFiles files() {
    return new ProofFiles(console);
  }

  private ProofReport report() {
    return new ProofReport(console, shared);
  }
}
