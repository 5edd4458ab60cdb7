package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.explain.Document;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** The findings about a game, followed by programs. */
public final class ProgramsDocument {
  private static final Document.Block NONE_BY_RULES = new Report.Say(
      Phrase.of("No program can follow these rules: they are "
          + "not a line, a code or vectors, or a letter has no bound that a loop can state."));

  private ProgramsDocument() {
  }

  /**
   * The findings with functions for them, or functions that follow the rules where the findings have none.
   *
   * @param byRules whether the functions follow the rules whatever was found
   */
  public static Document of(Inquiry.Answer answer, List<TargetLanguage> languages, boolean byRules) {
    Map<TargetLanguage, String> programs = programs(languages,
        language -> byRules ? answer.byRules(language) : answer.plain(language));
    return of(answer, answer.document(byRules ? List.of() : languages), programs, byRules, "plainPrograms",
        (language, program) -> new Document.Program(language.label(), program));
  }

  /**
   * The findings with complete programs, which read cases and print who wins.
   *
   * @param layout  of the cases
   * @param words   for a win and a loss of the player to move
   * @param byRules whether the programs follow the rules whatever was found
   */
  public static Document whole(Inquiry.Answer answer, List<TargetLanguage> languages, CaseLayout layout,
      List<String> words, boolean byRules) {
    Map<TargetLanguage, String> programs = programs(languages, language -> {
      var program = new WholeProgram(language, layout, words);
      return byRules ? program.byRules(answer) : program.of(answer);
    });
    return of(answer, answer.document(List.of()), programs, byRules, "wholePrograms", ProgramsDocument::asItIs);
  }

  private static Map<TargetLanguage, String> programs(List<TargetLanguage> languages,
      Function<TargetLanguage, Optional<String>> written) {
    Map<TargetLanguage, String> programs = new EnumMap<>(TargetLanguage.class);
    for (TargetLanguage language : languages)
      written.apply(language).ifPresent(program -> programs.put(language, program));
    return programs;
  }

  /** A program that can be copied from its first column. */
  private static Document.Block asItIs(TargetLanguage language, String program) {
    return new Document.Together(Stream.concat(Stream.of(language.label()), program.lines()).<Document.Block>map(
        line -> new Document.Unbroken(Phrase.verbatim(line))).toList());
  }

  private static Document of(Inquiry.Answer answer, Document document, Map<TargetLanguage, String> programs,
      boolean byRules, String field, BiFunction<TargetLanguage, String, Document.Block> block) {
    return Document.of(() -> {
      var blocks = new ArrayList<>(document.blocks());
      if (programs.isEmpty())
        (byRules ? Optional.of(NONE_BY_RULES) : noProgram(answer.found())).ifPresent(blocks::add);
      else
        (byRules ? answer.plain().map(PlainProgram::method) : answer.method()).map(Report.Say::new)
            .ifPresent(blocks::add);
      programs.forEach((language, program) -> blocks.add(block.apply(language, program)));
      return blocks;
    }, out -> {
      document.fields(out);
      if (programs.isEmpty())
        return;
      Fields all = out.object(field);
      programs.forEach((language, program) -> all.put(language.label(), program));
    });
  }

  /** Why there is no program; empty when there is one, or when the findings say why. */
  private static Optional<Document.Block> noProgram(Findings found) {
    return found.program(TargetLanguage.CPP).isPresent() ? Optional.empty() : switch (found) {
      case MisereConjecture _ -> Optional.of(new Report.Say(
          Phrase.of("There is no program, because no rule was found for several heaps.")));
      case PPositionConjecture several when several.automaton().isPresent() -> Optional.empty();
      case PPositionConjecture _, Conjecture _, LetterConjecture _, InputConjecture _, VectorConjecture _ ->
        Optional.of(new Report.Say(Phrase.of("There is no program, because no rule was found.")));
    };
  }
}
