package org.grundy.routes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.conjecture.ClaimVerdict;
import org.grundy.conjecture.ConditionTrial;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Findings;
import org.grundy.conjecture.Genera;
import org.grundy.conjecture.InputConjecture;
import org.grundy.conjecture.Inquiry;
import org.grundy.conjecture.LetterConjecture;
import org.grundy.conjecture.MisereConjecture;
import org.grundy.conjecture.Oeis;
import org.grundy.conjecture.PPositionConjecture;
import org.grundy.conjecture.TargetLanguage;
import org.grundy.conjecture.VectorConjecture;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Document;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Fields;
import org.grundy.reason.Verdict;
import org.grundy.wire.DocumentJson;
import tools.jackson.databind.node.ObjectNode;

/**
 * The findings on a sequence as a page shows them: the findings, notes and reasons of its document, grouped by kind.
 */
final class ConjectureWords {
  private static final int VALUES = 200;
  private static final int LOST = 400;
  private static final int SEARCHED = 24;
  private static final int LETTER_ROWS = 6;

  private final Voice voice;

  ConjectureWords(Voice voice) {
    this.voice = voice;
  }

  ObjectNode of(Inquiry.Answer answer) {
    return DocumentJson.of(out -> {
      Findings found = answer.found();
      switch (found) {
        case Conjecture conjecture -> values(out, conjecture);
        case PPositionConjecture conjecture -> lost(out, conjecture);
        case MisereConjecture conjecture -> misere(out, conjecture);
        case LetterConjecture conjecture -> letters(out, conjecture);
        case InputConjecture conjecture -> sets(out, conjecture);
        case VectorConjecture conjecture -> vectors(out, conjecture);
      }
      blocks(out, found.document(List.of()).blocks(),
          Stream.concat(answer.remarks().stream(), answer.method().stream()));
      programs(out, answer);
      found.theorem().ifPresent(published -> out.object("theorem").put("text", published.statement()).put("authors",
          published.authors()));
      out.list("tried", found.tried());
      found.stopped().ifPresent(limit -> out.put("stopped", sentence(limit)));
      answer.test().ifPresent(test -> test(out.object("test"), test));
    }, voice);
  }

  private static void values(Fields out, Conjecture conjecture) {
    out.put("kind", "values");
    if (!conjecture.name().isEmpty())
      out.put("game", conjecture.name());
    conjecture.rules().ifPresent(rules -> out.put("rules", rules));
    out.list("values", Arrays.stream(conjecture.values()).limit(VALUES).boxed().toList())
        .put("computed", conjecture.count()).put("searchLine", conjecture.searchLine(SEARCHED));
    Oeis.number(conjecture.values()).ifPresent(number -> out.put("oeis", number));
  }

  private static void lost(Fields out, PPositionConjecture conjecture) {
    out.put("kind", "lost").put("game", conjecture.name()).put("rules", conjecture.rules())
        .put("heaps", conjecture.heaps()).put("to", conjecture.to()).put("computed", conjecture.count())
        .put("play", conjecture.play()).list("lost", conjecture.first(LOST));
    out.objects("columns", IntStream.range(0, conjecture.heaps()).boxed().toList(),
        (node, heap) -> column(node, conjecture.first(LOST).stream().mapToLong(at -> at.get(heap)).toArray()));
  }

  /** The sizes of one heap in all losing positions, from the smallest heap on. */
  private static void column(Fields out, long[] sizes) {
    out.list("values", Arrays.stream(sizes).boxed().toList());
    Oeis.number(sizes).ifPresent(number -> out.put("oeis", number));
  }

  private static void misere(Fields out, MisereConjecture conjecture) {
    Genera genera = conjecture.genera();
    List<Integer> heaps = IntStream.range(0, Math.min(VALUES, genera.count())).boxed().toList();
    out.put("kind", "misere").put("game", conjecture.name()).put("rules", conjecture.rules())
        .list("values", heaps.stream().map(genera::normal).toList())
        .list("misereValues", heaps.stream().map(genera::misere).toList()).put("computed", genera.count())
        .put("searchLine",
            conjecture.lost(SEARCHED).stream().map(Object::toString).collect(Collectors.joining(", ")));
  }

  private static void letters(Fields out, LetterConjecture conjecture) {
    List<String> letters = conjecture.table().line().letters();
    out.put("kind", "letters").put("game", conjecture.rules()).objects("rows",
        conjecture.table().rows().stream().limit(LETTER_ROWS).toList(),
        (node, row) -> node
            .put("name", IntStream.range(0, letters.size()).mapToObj(i -> letters.get(i) + " = " + row.letters()[i])
                .collect(Collectors.joining(", ")))
            .list("values", Arrays.stream(row.values()).limit(VALUES).boxed().toList()));
  }

  private static void sets(Fields out, InputConjecture conjecture) {
    out.put("kind", "letters").put("game", conjecture.rules()).objects("rows", conjecture.rows(),
        (node, row) -> node.put("name", conjecture.name(row)).list("values",
            Arrays.stream(row.values()).boxed().toList()));
  }

  private static void vectors(Fields out, VectorConjecture conjecture) {
    out.put("kind", "letters").put("game", "").objects("rows",
        IntStream.range(0, conjecture.columns().size()).boxed().toList(),
        (node, column) -> node.put("name", conjecture.name(column)).list("values",
            Arrays.stream(conjecture.columns().get(column)).limit(VALUES).boxed().toList()));
  }

  private static void blocks(Fields out, List<Document.Block> blocks, Stream<Phrase> remarks) {
    Optional<Phrase> hence = leaves(blocks, Document.Hence.class).findFirst().map(Document.Hence::phrase);
    out.objects("findings", leaves(blocks, Document.Discovery.class).flatMap(Found::of).toList(), (node, found) -> {
      found.into(node);
      hence.ifPresent(phrase -> node.put("hence", phrase));
    });
    List<Document.Block> all = Document.leaves(blocks).toList();
    int found = all.stream().filter(Document.Discovery.class::isInstance).findFirst().map(all::indexOf)
        .orElse(all.size());
    out.list("notes", notes(all.subList(0, found)).toList());
    out.list("remarks", Stream.concat(notes(all.subList(found, all.size())), remarks).toList());
    out.list("why", leaves(blocks, Document.Because.class).flatMap(because -> because.sentences().stream()).toList());
  }

  private static <B extends Document.Block> Stream<B> leaves(List<Document.Block> blocks, Class<B> kind) {
    return Document.leaves(blocks).filter(kind::isInstance).map(kind::cast);
  }

  private static Stream<Phrase> notes(List<Document.Block> blocks) {
    return blocks.stream().filter(Document.Note.class::isInstance).map(block -> ((Document.Note) block).phrase());
  }

  /** A statement of a finding. */
  private record Found(Document.Discovery finding, Document.Statement statement) {
    static Stream<Found> of(Document.Discovery finding) {
      return finding.statements().stream().map(statement -> new Found(finding, statement));
    }

    void into(Fields out) {
      out.put("text", statement.text());
      if (finding.verdict() instanceof Verdict.Proved<?> proved)
        out.put("standing", "proved").put("how",
            finding.theorem().map(Citation::authors).map(Phrase::verbatim).orElseGet(proved::how));
      else
        out.put("standing", "checked").put("how", finding.standing());
      statement.scope().ifPresent(scope -> out.put("from", scope));
    }
  }

  private static void programs(Fields out, Inquiry.Answer answer) {
    Map<TargetLanguage, String> programs = new EnumMap<>(TargetLanguage.class);
    for (TargetLanguage code : TargetLanguage.values())
      answer.found().program(code).or(() -> answer.plain(code)).ifPresent(program -> programs.put(code, program));
    if (!programs.isEmpty()) {
      Fields node = out.object("programs");
      programs.forEach((code, program) -> node.put(code.label(), program));
    }
  }

  private static void test(Fields out, ClaimVerdict test) {
    var said = new ArrayList<>(test.more());
    said.addFirst(test.verdict());
    if (test instanceof ConditionTrial condition)
      (test.refuted().isPresent() ? condition.holds() : condition.proof()).ifPresent(said::add);
    out.put("formula", test.claim()).put("standing", test.standing()).list("said", said);
  }

  private static Phrase sentence(BudgetSpent.Limit limit) {
    return switch (limit) {
      case TIME -> Phrase.of("Timed out before trying everything.");
      case MEMORY -> Phrase.of("Ran out of memory before trying everything.");
      case WORK -> Phrase.of("Ran out of steps before trying everything.");
      case CANCELLED -> Phrase.of("Cancelled before trying everything.");
    };
  }
}
