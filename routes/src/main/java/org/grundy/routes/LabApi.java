package org.grundy.routes;

import java.math.BigInteger;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.grundy.conjecture.SequenceDocument;
import org.grundy.effort.Budget;
import org.grundy.explain.Voice;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.PPositionSequence;
import org.grundy.solve.Solver;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.table.TwoHeapTable;
import org.grundy.wire.DocumentJson;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The labs: tables of two heaps, P-positions in order, and nim-values of heaps with progress events. */
final class LabApi {
  private static final int WIDEST = 400;
  private static final int MOST_POSITIONS = 5000;

  private LabApi() {
  }

  static ObjectNode table(RequestData request, Budget budget) {
    Ruleset<?> ruleset = request.ruleset("game", budget);
    int to = request.count("to", WIDEST, 24);
    TwoHeapTable table = TwoHeapTable.of(ruleset, BigInteger.valueOf(to), budget);
    return DocumentJson.of(out -> table.fields(out.put("game", ruleset.name())), request.voice());
  }

  static ObjectNode positions(RequestData request, Budget budget) {
    Ruleset<?> ruleset = request.ruleset("game", budget);
    int first = request.count("first", MOST_POSITIONS, 50);
    PPositionSequence positions = PPositionSequence.first(ruleset, first, request.optional("by"), new Solver(budget));
    return DocumentJson.of(out -> positions.fields(out.put("game", ruleset.name())), request.voice());
  }

  /** The values, why they are periodic, and how they split into rare and common ones. */
  private static ObjectNode values(HeapSequence sequence, BigInteger to, Budget budget, Voice voice) {
    Ruleset<?> ruleset = sequence.ruleset();
    ObjectNode document = DocumentJson.of(new SequenceDocument(sequence, to, Optional.empty(), false, Optional.empty()),
        voice);
    sequence.law().ifPresent(law -> ((ObjectNode) document.path("law")).put("why", voice.say(law.why())));
    if (sequence.law().isEmpty() && ruleset instanceof HeapGame game && !game.code().isEmpty()) {
      NimSequence values = sequence.computed().orElseGet(() -> NimSequence.of(game));
      if (values.fill(to, budget))
        values.space().ifPresent(space -> {
          ObjectNode node = document.putObject("space").put("mask", Integer.toBinaryString(space.mask()));
          ArrayNode rares = node.putArray("rares");
          space.rares().stream().filter(heap -> heap <= to.intValue()).forEach(heap -> rares.add(heap));
        });
    }
    return document;
  }

  /** The values of heaps up to the one asked for. */
  static Route.Work values(RequestData request, Budget reading) {
    Ruleset<?> ruleset = request.ruleset("game", reading);
    int to = request.count("to", RequestLimits.MOST_VALUES, 200);
    var begun = new AtomicReference<NimSequence>();
    return new Route.Work(budget -> {
      HeapSequence sequence = HeapSequence.of(ruleset, new Solver(budget));
      sequence.computed().ifPresent(begun::set);
      return values(sequence, BigInteger.valueOf(to), budget, request.voice());
    }, () -> Optional.ofNullable(begun.get()).stream().mapToLong(NimSequence::filled)
        .filter(filled -> filled > 0).map(filled -> filled - 1).findFirst());
  }
}
