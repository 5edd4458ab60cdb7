package org.grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemplateScannerTest {
  @TempDir private Path folder;

  private TemplateScanner.Found scan(String... members) throws IOException {
    Files.writeString(folder.resolve("Speech.java"), """
        package test;
        class Speech {
          record Phrase(String english, Object args) {
            static Phrase of(String english, Object... args) { return new Phrase(english, args); }
          }
          %s
        }
        """.formatted(String.join("\n", members)));
    return TemplateScanner.scan(List.of(folder));
  }

  @Test
  void literals_areJoinedOverLines() throws IOException {
    assertThat(scan("Phrase p = Phrase.of(\"a {0} \"\n + (\"b\" + \" c\"), 1);").templates())
        .containsOnlyKeys("a {0} b c");
  }

  @Test
  void choices_areAllFound() throws IOException {
    assertThat(scan("Phrase p(int n) { return Phrase.of(n > 1 ? \"one\" : switch (n) { case 0 -> \"two\";",
        "default -> { yield \"three\"; } }); }").templates()).containsOnlyKeys("one", "two", "three");
  }

  @Test
  void text_isFoundWhereItIsHandedToAHelper() throws IOException {
    var found = scan("Phrase first = headed(\"a\", \"{0}: a\");",
        "static Phrase headed(String english, String englishOfOne)",
        "{ return Phrase.of(true ? english : englishOfOne); }",
        "record Line(String name, String english) {} Line line = new Line(\"no template\", \"b\");",
        "Phrase second = Phrase.of(line.english());");
    assertThat(found.templates()).containsOnlyKeys("a", "{0}: a", "b");
    assertThat(found.untraced()).isEmpty();
  }

  @Test
  void textOfUnknownOrigin_isUntraced() throws IOException {
    assertThat(scan("Phrase p(String name) { return Phrase.of(\"to \" + name); }").untraced())
        .containsExactly("test.Speech: \"to \" + name");
  }

  @Test
  void callsOfAnotherMethodWithThatName_areLeftOut() throws IOException {
    var found = scan("void say(String english) {} void say(Phrase phrase) {} Phrase p() { return null; }",
        "void all() { say(\"a\"); say(p()); } static class Other { static void of(String name) {} }",
        "void other() { Other.of(\"no template\"); }");
    assertThat(found.templates()).containsOnlyKeys("a");
    assertThat(found.untraced()).isEmpty();
  }
}
