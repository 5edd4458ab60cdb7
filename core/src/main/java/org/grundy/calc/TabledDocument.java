package org.grundy.calc;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.explain.Document;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.engine.Evidence;

/**
 * A document on values that were computed from tables: it names these at the end.
 *
 * @param evidence what was taken from tables; nothing is added when there is none
 */
public record TabledDocument(Document document, List<Evidence> evidence) implements Document {
  public TabledDocument {
    evidence = List.copyOf(evidence);
  }

  @Override
  public List<Block> blocks() {
    return Stream.concat(document.blocks().stream(), evidence.stream().map(each -> each.line(Phrase.of("Proved")))
        .map(line -> new Report.Source(line.kind(), line.statement(), line.authors()))).toList();
  }

  @Override
  public void fields(Fields out) {
    document.fields(out);
    if (!evidence.isEmpty())
      out.objects("evidence", evidence, (node, each) -> each.fields(node.put("kind", each.kind())));
  }
}
