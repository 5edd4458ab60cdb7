package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.explain.Document;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** What was found of a sequence of values: the first of them, the closed form, and what was tried. */
final class ValuesDocument extends FoundDocument {
  private static final int COLUMNS = 16;
  private static final int SEARCHED = 15;
  private static final int SEARCHED_BY_PROGRAMS = 30;

  private final Conjecture conjecture;

  ValuesDocument(Conjecture conjecture, List<Code> programs) {
    super(conjecture, programs);
    this.conjecture = conjecture;
  }

  @Override
  public List<Document.Block> blocks() {
    int last = Math.min(COLUMNS, conjecture.count()) - 1;
    long[] values = conjecture.values();
    var blocks = new ArrayList<Document.Block>();
    blocks.add(new Document.Sequence(List.of(Document.Numbers.of(Phrase.verbatim("n"), 0, last, n -> n),
        Document.Numbers.of(Phrase.verbatim("G(n)"), 0, last, n -> values[n]))));
    blocks.addAll(findings());
    return blocks;
  }

  private List<Document.Block> findings() {
    return conjecture.found().map(this::found).orElseGet(this::nothing);
  }

  private List<Document.Block> found(Conjecture.Found found) {
    var first = new ArrayList<Document.Block>(List.of(Document.Headed.of(FOUND, finding(found, Names.USUAL))));
    found.form().hence().map(Document.Hence::new).ifPresent(first::add);
    var blocks = new ArrayList<Document.Block>(List.of(new Document.Together(first)));
    because().ifPresent(blocks::add);
    blocks.add(searched());
    return blocks;
  }

  private List<Document.Block> nothing() {
    var first = new ArrayList<Document.Block>();
    first.add(new Document.Note(Phrase.of("No closed form was found for the {0} values up to n = {1}.",
        conjecture.count(), conjecture.count() - 1)));
    conjecture.losing().ifPresent(losing -> {
      first.add(new Document.Note(Phrase.of("The heaps of value 0, with G(n) = 1 for them and 0 for the others:")));
      first.add(Document.Headed.of(INDENT, finding(losing, Names.USUAL)));
    });
    first.add(tried());
    return List.of(new Document.Together(first), searched());
  }

  private Document.Block searched() {
    var blocks = new ArrayList<>(programs());
    blocks.addFirst(line(Phrase.of("Search line"), List.of(conjecture.searchLine(SEARCHED))));
    return new Document.Together(blocks);
  }

  private Document.Discovery finding(Conjecture.Found found, Names names) {
    return new Document.Discovery(List.of(statement(found.text(names), found.form().from())), found.verdict(names),
        conjecture.theorem());
  }

  private Optional<Document.Block> because() {
    return conjecture.why().isEmpty() ? Optional.empty() : Optional.of(new Document.Because(conjecture.why()));
  }

  @Override
  List<Document.Block> instead(Optional<Phrase> holds) {
    return holds
        .map(sentence -> List.of(holds(sentence, conjecture.found().map(found -> finding(found, Names.USUAL)))))
        .orElseGet(this::findings);
  }

  /** The same after a formula, in its names and compared with it. */
  List<Document.Block> instead(Trial trial) {
    if (conjecture.found().isEmpty())
      return nothing();
    Names names = trial.variable().equals(Names.USUAL.variable()) ? Names.USUAL : new Names("value", trial.variable());
    Document.Discovery finding = finding(conjecture.found().get(), names);
    String related = trial.relation().map(relation -> ";   " + trial.claim() + " = "
        + relation.replace("value", "value(" + trial.variable() + ")")).orElse("");
    Phrase holds = Phrase.of("{0}{1}", finding.statements().getFirst().text(), related);
    var blocks = new ArrayList<Document.Block>(List.of(Document.Headed.say(label(Phrase.of("What holds")), holds)));
    var last = new ArrayList<Document.Block>();
    Document.Block standing = Document.Headed.say(INDENT, finding.standing());
    because().ifPresentOrElse(because -> {
      blocks.add(standing);
      last.add(because);
    }, () -> last.add(standing));
    theorem().ifPresent(last::add);
    last.addAll(programs());
    blocks.add(new Document.Together(last));
    return blocks;
  }

  @Override
  public void fields(Fields out) {
    Fields node = out.object("conjecture");
    if (!conjecture.name().isEmpty())
      node.put("game", conjecture.name());
    node.list("values", Arrays.stream(conjecture.values()).limit(VALUES).boxed().toList())
        .put("computed", conjecture.count());
    conjecture.found().ifPresent(found -> form(node.object("form"), found));
    conjecture.losing().ifPresent(losing -> form(node.object("losing"), losing));
    ending(node);
    node.put("searchLine", conjecture.searchLine(SEARCHED_BY_PROGRAMS));
  }

  private void form(Fields out, Conjecture.Found found) {
    out.put("text", found.text().toString()).put("from", found.form().from());
    standing(out, found.verdict());
    programs(out.object("programs"), code -> conjecture.program(code, found));
  }
}
