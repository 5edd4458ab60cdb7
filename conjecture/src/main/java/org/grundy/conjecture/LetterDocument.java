package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** A document of the findings about a line with capital letters. */
final class LetterDocument extends FoundDocument {
  private static final int COLUMNS = 16;
  private static final int ROWS = 5;

  private final LetterConjecture conjecture;

  LetterDocument(LetterConjecture conjecture, List<TargetLanguage> programs) {
    super(conjecture, programs);
    this.conjecture = conjecture;
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<>(List.of(table()));
    blocks.addAll(instead(Optional.empty()));
    return blocks;
  }

  private Block table() {
    var rows = new ArrayList<Numbers>();
    rows.add(Numbers.of(Phrase.verbatim("n"), 0, COLUMNS - 1, n -> n));
    conjecture.table().rows().stream().filter(LetterDocument::hasMoves).limit(ROWS).forEach(row -> rows
        .add(Numbers.of(Phrase.verbatim(name(row)), 0, COLUMNS - 1, n -> row.values()[n])));
    return new Sequence(rows);
  }

  /** Whether some heap of the row has a move, as none does where a lower bound is above the upper one. */
  private static boolean hasMoves(LetterTable.Row row) {
    return Arrays.stream(row.values()).anyMatch(value -> value > 0);
  }

  private String name(LetterTable.Row row) {
    List<String> letters = conjecture.table().line().letters();
    return IntStream.range(0, letters.size()).mapToObj(i -> letters.get(i) + " = " + row.letters()[i])
        .collect(Collectors.joining(", "));
  }

  @Override
  List<Block> instead(Optional<Phrase> holds) {
    var blocks = new ArrayList<Block>();
    if (conjecture.form().isEmpty()) {
      blocks.add(new Together(List.of(new Note(Phrase.of("Found no formula in {0}.",
          String.join(", ", conjecture.names()))), tried())));
      return blocks;
    }
    List<Statement> statements = conjecture.form().get().lines().stream()
        .map(line -> new Statement(line, conjecture.condition().map(letters -> Phrase.of("for {0}", letters))))
        .toList();
    blocks.add(Headed.of(FOUND, new Discovery(statements, conjecture.verdict(), Optional.empty())));
    if (!conjecture.why().isEmpty())
      blocks.add(new Because(conjecture.why()));
    if (!programs().isEmpty())
      blocks.add(new Together(programs()));
    return blocks;
  }

  @Override
  public void fields(Fields out) {
    Fields node = out.object("letterConjecture").put("game", conjecture.table().line().text())
        .list("letters", conjecture.table().line().letters()).put("to", conjecture.table().to())
        .put("most", conjecture.table().most());
    node.objects("values", conjecture.table().rows().stream().limit(ROWS).toList(),
        (one, row) -> one.list("letters", Arrays.stream(row.letters()).boxed().toList()).list("values",
            Arrays.stream(row.values()).limit(VALUES).boxed().toList()));
    conjecture.form().ifPresent(form -> {
      Fields found = node.object("form").list("text", form.lines().stream().map(Phrase::toString).toList());
      conjecture.condition().ifPresent(letters -> found.put("condition", letters.toString()));
      standing(found, conjecture.verdict());
      programs(found.object("programs"), form::program);
    });
    ending(node);
  }
}
