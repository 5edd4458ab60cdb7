package org.grundy.explain;

import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/**
 * An answer to one of several questions.
 *
 * @param name     what the question is called
 * @param question as it was written
 */
public record NamedDocument(String name, String question, Document answer) implements Document {
  private static final int WIDTH = 4;

  @Override
  public List<Block> blocks() {
    var below = new ArrayList<Block>();
    below.add(new Report.Say(Phrase.verbatim(question)));
    below.addAll(answer.blocks());
    return List.of(new Headed(Phrase.verbatim(name + " "), WIDTH, List.of(new Together(below))));
  }

  @Override
  public void fields(Fields out) {
    answer.fields(out.put("name", name));
  }
}
