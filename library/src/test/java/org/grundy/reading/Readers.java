package org.grundy.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.calc.Calculator;
import org.grundy.catalog.Catalog;
import org.grundy.conjecture.UserClaim;
import org.grundy.conjecture.ValuesTable;
import org.grundy.effort.Budget;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.game.heap.OctalCode;
import org.grundy.game.rules.LineHints;
import org.grundy.game.rules.LineReader;
import org.grundy.number.Decimals;
import org.grundy.number.Magnitudes;
import org.grundy.play.MatchReader;
import org.grundy.value.Player;
import org.grundy.value.notation.ExpressionReader;
import org.grundy.word.formula.Condition;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.PropositionReader;
import org.grundy.word.formula.TermReader;
import org.grundy.word.logic.Theory;
import org.grundy.word.morphism.Morphism;
import org.grundy.word.text.AutomatonReader;

/** Every reader of text that a person types. Whatever it is given, it reads it or throws {@code BadInput}. */
final class Readers {
  private static final Theory THEORY = Theory.standard();
  private static final List<Position> STARTS = List.of("nim 3 4", "kayles 9", "domineering 3x3", "hackenbush 0-1b 1-2r",
      "nim 3 + col 2x2", "dag:1-0,2-1,2-0 2", "clobber xo/ox").stream()
      .map(text -> Catalog.standard().read(text).position()).toList();

  static final Map<String, Consumer<String>> ALL = all();

  private Readers() {
  }

  private static Map<String, Consumer<String>> all() {
    var all = new LinkedHashMap<String, Consumer<String>>();
    all.put("position", Catalog.standard()::read);
    all.put("ruleset", Catalog.standard()::ruleset);
    all.put("start", Catalog.standard()::start);
    all.put("line", LineReader::read);
    all.put("hint", text -> LineHints.of(text, Budget.unlimited()));
    all.put("code", OctalCode::parse);
    all.put("expression", ExpressionReader::read);
    all.put("comparison", text -> ExpressionReader.readComparison(text, ExpressionReader.Names.NONE));
    all.put("calculator", Calculator::isPosition);
    for (Dialect dialect : Dialect.values()) {
      all.put("term " + dialect, text -> TermReader.parse(text, List.of("n", "k"), dialect));
      all.put("proposition " + dialect, text -> PropositionReader.parse(text, List.of("n", "k"), dialect));
    }
    all.put("condition", text -> Condition.parse(text, List.of("n", "k")));
    all.put("claim", text -> UserClaim.read(text, List.of("n")));
    all.put("statement", THEORY::read);
    all.put("theory", THEORY::with);
    all.put("morphism", Morphism::parse);
    all.put("automaton", text -> AutomatonReader.read(text, List.of("n"), Budget.unlimited()));
    all.put("values", ValuesTable::read);
    all.put("move", text -> {
      for (Position start : STARTS)
        Moves.tried(start, text);
      MoveText.parse(STARTS.getFirst(), Player.LEFT, text);
    });
    all.put("match", text -> new MatchReader(Catalog.standard(), Player.LEFT).read("nim 3 4",
        text.lines().toList(), Optional.empty()));
    all.put("number", text -> {
      Decimals.parse(text);
      Magnitudes.parse(text);
    });
    return all;
  }

  /** A move that may be none of a position. */
  private static final class Moves {
    static void tried(Position start, String text) {
      try {
        MoveText.parse(start, Player.LEFT, text);
      } catch (org.grundy.phrase.BadInput _) {
        // it may be one of another position
      }
    }
  }
}
