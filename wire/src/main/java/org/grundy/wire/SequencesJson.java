package org.grundy.wire;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Voice;
import org.grundy.game.HeapValues.Law;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.Code;
import org.grundy.octal.Sweep;
import org.grundy.reason.Citation;
import org.grundy.solve.ColdPositions;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.table.TwoHeapTable;
import org.grundy.word.morphism.Growth;
import org.grundy.word.morphism.Morphism;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Nim-values of heaps, tables of two heaps, P-positions in order, and words: many numbers in one document. */
public final class SequencesJson {
  private static final int LENGTHS = 12;
  private static final int STEPS = 200;
  private static final int DIGITS = 30;
  /** So many rare heaps are named. */
  private static final int RARES = 6;

  private SequencesJson() {
  }

  /** The values of the heaps 0 to {@code to}, the period, and the value of one heap besides. */
  public static ObjectNode values(HeapSequence sequence, BigInteger to, Optional<BigInteger> at) {
    ObjectNode document = Json.document().put("game", sequence.ruleset().name());
    ArrayNode values = document.putArray("nimValues");
    sequence.values(to).forEach(value -> values.add(Json.whole(value)));
    sequence.law().ifPresent(law -> document.set("law", law(sequence, law)));
    at.ifPresent(heap -> {
      ObjectNode node = document.putObject("at");
      node.set("heap", Json.whole(heap));
      node.set("nimValue", Json.whole(sequence.value(heap)));
    });
    return document;
  }

  /**
   * How values were computed, into a document of them. Time: one look at each value.
   *
   * @param voice for the reason why the engine was chosen
   */
  public static void stats(ObjectNode document, NimSequence computed, Voice voice) {
    ObjectNode stats = document.putObject("stats").put("engine", voice.say(computed.engine()));
    if (computed.filled() > 0) {
      stats.set("verifiedTo", Json.whole(computed.filled() - 1));
      stats.set("maximum", Json.whole(computed.maximum()));
    }
    computed.space().ifPresent(space -> {
      List<Integer> rares = space.rares();
      stats.put("mask", space.mask()).put("rares", rares.size());
      ArrayNode last = stats.putArray("lastRares");
      rares.subList(Math.max(0, rares.size() - RARES), rares.size())
          .forEach(heap -> last.addObject().put("heap", heap).put("nimValue", computed.value(heap)));
    });
    computed.period().ifPresent(law -> stats.set("checkedTo", Json.whole(law.checkedTo())));
  }

  /** The same of values that a theorem gives. */
  public static void stats(ObjectNode document, Citation theorem, Voice voice) {
    document.putObject("stats").put("engine", voice.say(NimSequence.BY_THEOREM)).put("theorem", theorem.id());
  }

  private static ObjectNode law(HeapSequence sequence, Law law) {
    ObjectNode node = Json.object();
    node.set("from", Json.whole(law.from()));
    node.set("period", Json.whole(law.period()));
    node.set("gain", Json.whole(law.gain()));
    ArrayNode exceptions = node.putArray("exceptions");
    sequence.exceptions(law).forEach(heap -> exceptions.add(Json.whole(heap)));
    return node;
  }

  /**
   * What is known of a family of codes.
   *
   * @param rows    in order; those of {@code codes} that have none are unfinished
   * @param reached the last heap of an unfinished code that was valued
   * @param spent   the limit that was reached before there were more rows
   */
  public static ObjectNode family(String pattern, long to, List<Code> codes, Collection<Sweep.Row> rows,
      Function<Code, OptionalLong> reached, Optional<BudgetSpent> spent) {
    ObjectNode document = Json.document().put("family", pattern);
    document.set("to", Json.whole(to));
    ArrayNode known = document.putArray("codes");
    rows.forEach(row -> known.add(row(row)));
    spent.ifPresent(ended -> {
      document.putObject("gaveUp").put("limit", Json.code(ended.limit())).set("work", Json.whole(ended.spent().work()));
      Set<Code> done = rows.stream().map(Sweep.Row::code).collect(Collectors.toSet());
      ArrayNode unfinished = document.putArray("unfinished");
      codes.stream().filter(code -> !done.contains(code)).forEach(code -> {
        ObjectNode node = unfinished.addObject().put("code", code.toString());
        reached.apply(code).ifPresent(last -> node.set("known", Json.whole(last)));
      });
    });
    return document;
  }

  private static ObjectNode row(Sweep.Row row) {
    ObjectNode node = Json.object().put("code", row.code().toString());
    row.period().ifPresentOrElse(period -> {
      ObjectNode law = node.putObject("law");
      law.set("from", Json.whole(period.from()));
      law.set("period", Json.whole(period.period()));
      law.set("gain", Json.whole(period.gain()));
    }, () -> node.set("known", Json.whole(row.known())));
    row.maximum().ifPresent(maximum -> node.set("maximum", Json.whole(maximum)));
    return node;
  }

  /** Row y of the table holds the values of (0, y), (1, y) and so on. */
  public static ObjectNode table(Ruleset<?> ruleset, TwoHeapTable table) {
    ObjectNode document = Json.document().put("game", ruleset.name());
    ArrayNode rows = document.putArray("nimTable");
    for (int y = 0; y <= table.to(); y++) {
      ArrayNode row = rows.addArray();
      for (int value : table.row(y))
        row.add(value);
    }
    return document;
  }

  public static ObjectNode positions(Ruleset<?> ruleset, ColdPositions positions) {
    ObjectNode document = Json.document().put("game", ruleset.name()).put("by", positions.way());
    strings(document.putArray("columns"), positions.columns());
    ArrayNode rows = document.putArray("pPositions");
    for (long[] numbers : positions.rows()) {
      ArrayNode row = rows.addArray();
      for (long number : numbers)
        row.add(Json.whole(number));
    }
    if (positions.lookedTo() < Long.MAX_VALUE)
      document.put("lookedTo", positions.lookedTo());
    return document.put("all", positions.all());
  }

  /** @param length how many letters */
  public static ObjectNode word(Morphism morphism, int length) {
    ObjectNode document = Json.document().put("morphism", morphism.toString()).put("word", morphism.prefix(length));
    var growth = new Growth(morphism);
    ArrayNode lengths = document.putArray("lengths");
    growth.lengths(LENGTHS).forEach(n -> lengths.add(Json.whole(n)));
    String rate = growth.rate(STEPS, DIGITS);
    return rate.isEmpty() ? document : document.put("rate", rate);
  }

  private static void strings(ArrayNode into, List<String> texts) {
    texts.forEach(into::add);
  }
}
