package org.grundy.routes;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
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
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The labs: tables of two heaps, P-positions in order, and nim-values of heaps with progress events. */
final class LabApi {
  private static final int WIDEST = 400;
  private static final int WIDEST_PACKED = 2000;
  private static final int MOST_POSITIONS = 5000;

  private LabApi() {
  }

  /** With {@code as=packed} the values in Base64, two bytes for each, the lower one first, row by row. */
  static ObjectNode table(RequestData request, Budget budget) {
    Ruleset<?> ruleset = request.ruleset("game", budget);
    boolean packed = request.optional("as").filter("packed"::equals).isPresent();
    int to = request.count("to", packed ? WIDEST_PACKED : WIDEST, 24);
    TwoHeapTable table = TwoHeapTable.of(ruleset, BigInteger.valueOf(to), budget);
    return DocumentJson.of(out -> {
      out.put("game", ruleset.name());
      if (packed)
        out.put("side", to + 1).put("packed", packed(table));
      else
        table.fields(out);
    }, request.voice());
  }

  private static String packed(TwoHeapTable table) {
    int side = table.to() + 1;
    var bytes = ByteBuffer.allocate(side * side * Short.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    for (int y = 0; y < side; y++)
      for (int value : table.row(y))
        bytes.putShort((short) value);
    return Base64.getEncoder().encodeToString(bytes.array());
  }

  /** Where the moves of two heaps lead. */
  static ObjectNode cell(RequestData request, Budget budget) {
    ObjectNode document = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode options = document.putArray("options");
    TwoHeapTable.options(request.ruleset("game", budget), request.count("x", WIDEST_PACKED, 0),
        request.count("y", WIDEST_PACKED, 0), budget)
        .forEach(to -> options.addArray().add(to.get(0)).add(to.get(1)));
    return document;
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
    sequence.law().ifPresent(law -> {
      ObjectNode node = ((ObjectNode) document.path("law")).put("why", voice.say(law.why()));
      law.suffices().ifPresent(suffices -> node.put("suffices", voice.say(suffices)));
    });
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
