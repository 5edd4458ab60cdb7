package org.grundy.explain;

import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** The meaning of one term of the glossary, or a list of all. */
public record TermsDocument(List<Glossary.Section> sections) implements Document {
  private static final int NAME = 22;

  public TermsDocument {
    sections = List.copyOf(sections);
  }

  /** One term. */
  public static Document of(Term term) {
    var blocks = new ArrayList<Block>();
    blocks.add(new Together(List.of(new Strong(term.name()), new Sentence(term.meaning()))));
    if (!term.example().isEmpty())
      blocks.add(new Unbroken(Phrase.of("Example: {0}", Invocation.of(term.example()))));
    return Document.of(() -> blocks, fields -> put(fields, term));
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    for (Glossary.Section section : sections) {
      var lines = new ArrayList<Block>(List.of(new Strong(section.heading())));
      section.terms().forEach(term -> lines.add(Headed.indented(2, Headed.of(term.name(), NAME,
          new Sentence(term.meaning())))));
      blocks.add(new Together(lines));
    }
    blocks.add(new Unbroken(Phrase.of("One term with an example: {0}", Invocation.of("help mex"))));
    return blocks;
  }

  @Override
  public void fields(Fields out) {
    out.objects("terms", sections.stream().flatMap(section -> section.terms().stream()).toList(), TermsDocument::put);
  }

  private static void put(Fields out, Term term) {
    out.put("term", term.name()).put("meaning", term.meaning());
    if (!term.example().isEmpty())
      out.put("example", term.example());
  }
}
