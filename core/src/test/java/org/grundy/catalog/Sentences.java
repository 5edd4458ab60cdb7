package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Template;
import org.grundy.reason.Citation;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;

/** That what is to be said can be said. */
final class Sentences {
  private Sentences() {
  }

  /** In English: the template can be read, speaks of arguments that there are, and has two forms of each plural. */
  static void assertSpoken(Phrase phrase) {
    Template template = Template.of(phrase.english());
    assertThat(template.arguments()).as(phrase.english())
        .allSatisfy(i -> assertThat(i).isLessThan(phrase.args().size()));
    assertThat(template.pluralForms()).as(phrase.english()).allSatisfy(forms -> assertThat(forms).isEqualTo(2));
    assertThat(phrase.toString()).as(phrase.english()).doesNotContain("{", "}", "null");
    for (Object arg : phrase.args())
      if (arg instanceof Phrase inner)
        assertSpoken(inner);
  }

  static void assertSentence(Phrase phrase) {
    assertSpoken(phrase);
    assertThat(phrase.toString()).isNotBlank();
  }

  static void assertComplaint(BadInput complaint, String of) {
    assertThat(complaint.getMessage()).as(of).isNotBlank().isEqualTo(complaint.sentence().toString());
    Template.of(complaint.sentence().english());
  }

  static void assertSpoken(Citation citation) {
    assertSentence(citation.statement());
    assertThat(citation.id()).matches("[a-z0-9-]+");
    assertThat(citation.authors()).isNotBlank();
    assertThat(citation.source().isBlank()).isEqualTo(citation.authors().equals("induction"));
  }

  static void assertSpoken(Reason reason) {
    assertThat(reason.items()).isNotEmpty();
    for (Reason.Item item : reason.items())
      switch (item) {
        case Reason.Sentence(Phrase phrase, Phrase plain) -> {
          assertSentence(phrase);
          assertSentence(plain);
        }
        case Exhibit.Columns columns -> {
          assertSpoken(columns.numeration().name());
          columns.rows().forEach(Sentences::assertSpoken);
          columns.total().forEach(Sentences::assertSpoken);
        }
        case Exhibit.Marks _ -> {
        }
        case Exhibit.Walls walls -> assertSentence(walls.said());
        case Exhibit.Grid grid -> assertThat(grid.values().size() % grid.columns()).isZero();
        case Exhibit.Same same -> Catalog.standard().read(same.game() + " " + same.position());
      }
  }

  private static void assertSpoken(Exhibit.Row row) {
    assertSpoken(row.label());
    assertSpoken(row.remark());
  }
}
