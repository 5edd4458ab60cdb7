package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.vector.Vectors;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.Tokens;

/** Reads a line of rules about several heaps: the vectors or the cases of {@link LineReader}'s grammar. */
final class TuplesReader {
  private static final List<String> TAKEN_FROM = List.of("x", "y", "z", "u", "v", "w");
  private static final List<String> NAMED = List.of("a", "b", "c", "d", "e", "f");

  private final Tokens tokens;
  private final Budget budget;
  private final MovesReader reader;

  TuplesReader(Tokens tokens, Budget budget, MovesReader reader) {
    this.tokens = tokens;
    this.budget = budget;
    this.reader = reader;
  }

  /** The moves alone. */
  List<LineMove> moves() {
    if (hasColon())
      caseMoves(entries());
    else {
      List<String> names = new ArrayList<>(TAKEN_FROM);
      List<List<Term>> vectors = tuples(names);
      vectors(vectors.getFirst().size(), names, vectors, Proposition.always());
    }
    return reader.moves();
  }

  /** Whether there is a colon, or an arrow after heaps. */
  boolean hasColon() {
    int place = tokens.mark();
    boolean found = pastColon();
    tokens.back(place);
    return found;
  }

  private boolean pastColon() {
    String before = "";
    while (!tokens.peek().isEmpty()) {
      String word = tokens.take();
      if (word.equals(":") || word.equals("->") && before.equals(")"))
        return true;
      before = word;
    }
    return false;
  }

  private boolean anyOrder(boolean otherwise) {
    if (!tokens.took("in"))
      return otherwise;
    boolean any = tokens.took("any");
    if (!any && !tokens.took("this"))
      throw tokens.expected(Phrase.of("{0} or {1}", "any order", "this order"));
    tokens.require("order");
    return any;
  }

  Impartial<Heaps> vectors() {
    List<String> names = new ArrayList<>(TAKEN_FROM);
    List<List<Term>> vectors = tuples(names);
    int from = tokens.mark();
    Proposition where = reader.where(names);
    boolean any = anyOrder(false);
    tokens.end(Phrase.of("an operator, {0}, {1}, {2} or the end", "'('", "'where'", "'in any order'"));
    int heaps = vectors.getFirst().size();
    String name = tokens.joined();
    Optional<Impartial<Heaps>> known = tokens.mark() == from ? plain(name) : Optional.empty();
    if (known.isPresent())
      return known.get();
    for (int i = heaps; i < TAKEN_FROM.size(); i++) {
      int beyond = i;
      if (where.has(i) || vectors.stream().anyMatch(vector -> has(vector, beyond)))
        throw BadInput.because("the letter {0} names heap {1}, found {2} {2:heap|heaps}", names.get(i), i + 1,
            heaps);
    }
    vectors(heaps, names, vectors, where);
    return new VectorLine(name.startsWith("take") ? name : "take" + name, heaps, any, reader.moves(), budget);
  }

  /** The game of plain vectors, which goes to heaps of any size. */
  private static Optional<Impartial<Heaps>> plain(String name) {
    try {
      return Optional.of(Vectors.named("vector:" + (name.startsWith("take") ? name.substring(4) : name)));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  /** Variables are the heaps, then the letters, each 1 or more. */
  private void vectors(int heaps, List<String> names, List<List<Term>> vectors, Proposition where) {
    List<String> used = new ArrayList<>(names.subList(0, heaps));
    used.addAll(names.subList(TAKEN_FROM.size(), names.size()));
    int[] to = names.stream().mapToInt(used::indexOf).toArray();
    List<List<Term>> left = vectors.stream()
        .map(vector -> IntStream.range(0, heaps).<Term>mapToObj(i -> new Term.Operation(Term.Operator.MINUS,
            new Term.Variable(i), vector.get(i).renamed(to))).toList())
        .toList();
    var conditions = new ArrayList<>(List.of(where.renamed(to)));
    for (int i = heaps; i < used.size(); i++)
      conditions.add(new Proposition.Compared(new Term.Constant(1), Relation.AT_MOST, new Term.Variable(i)));
    reader.add(heaps, used, left, new Proposition.All(conditions));
  }

  private static boolean has(List<Term> terms, int variable) {
    return terms.stream().anyMatch(term -> term.has(variable));
  }

  private List<List<Term>> tuples(List<String> names) {
    var tuples = new ArrayList<List<Term>>();
    do {
      int place = tokens.mark();
      tokens.require("(");
      tuples.add(reader.sums(names, false));
      tokens.require(")");
      int size = tuples.getLast().size();
      if (size < 2 || size > MovesReader.MOST_HEAPS)
        throw tokens.expected(place, Phrase.of("from {0} to {1} entries", 2, MovesReader.MOST_HEAPS));
      if (size != tuples.getFirst().size())
        throw tokens.expected(place,
            Phrase.of("{0} {0:entry|entries} as in the first vector", tuples.getFirst().size()));
      reader.requireFew(tuples.size());
    } while (tokens.peek().equals("(") || tokens.second().equals("(") && tokens.took("or"));
    return tuples;
  }

  Impartial<Heaps> cases() {
    int heaps = entries();
    boolean named = caseMoves(heaps);
    boolean any = anyOrder(!named);
    tokens.end(Phrase.of("an operator, {0}, {1}, {2} or the end", "'('", "'where'", "'in this order'"));
    String name = tokens.joined();
    return new VectorLine(named || name.startsWith("when") ? name : (name.startsWith("(") ? "when" : "when_") + name,
        heaps, any, reader.moves(), budget);
  }

  /** Whether heaps are named before an arrow. */
  private boolean caseMoves(int heaps) {
    boolean arrows = false;
    do {
      List<String> names = names(heaps);
      arrows |= !names.isEmpty();
      Proposition when = Proposition.always();
      if (names.isEmpty()) {
        names.addAll(NAMED.subList(0, heaps));
        tokens.took("when");
        when = reader.condition(names);
        tokens.require(":");
      }
      int place = tokens.mark();
      List<List<Term>> left = tuples(names);
      if (left.getFirst().size() != heaps)
        throw tokens.expected(place, Phrase.of("{0} {0:entry|entries} as in the first vector", heaps));
      Proposition all = new Proposition.All(List.of(when, reader.where(names)));
      reader.add(heaps, names, left, all);
      reader.requireFew(reader.moves().size());
    } while (tokens.took(";"));
    return arrows;
  }

  /** The names of the heaps before an arrow, if these come next; otherwise none. */
  private List<String> names(int heaps) {
    int place = tokens.mark();
    var names = new ArrayList<String>();
    boolean more = tokens.took("(");
    while (more && tokens.isName() && tokens.peek().length() == 1) {
      names.add(tokens.take());
      more = tokens.took(",");
    }
    if (!more && tokens.took(")") && tokens.took("->")) {
      if (names.size() != heaps || names.stream().distinct().count() != heaps)
        throw tokens.expected(place, Phrase.of("{0} different letters as heaps", heaps));
      return names;
    }
    tokens.back(place);
    return new ArrayList<>();
  }

  /** The number of entries in the first tuple after a colon. */
  private int entries() {
    int place = tokens.mark();
    if (!pastColon())
      throw tokens.expected(Phrase.of("':' after the condition"));
    int depth = 0;
    int commas = 0;
    do {
      String word = tokens.peek().isEmpty() ? ")" : tokens.take();
      depth += word.equals("(") ? 1 : word.equals(")") ? -1 : 0;
      commas += word.equals(",") && depth == 1 ? 1 : 0;
    } while (depth > 0);
    tokens.back(place);
    return Math.clamp(commas + 1, 2, MovesReader.MOST_HEAPS);
  }
}
