package org.grundy.word.logic;

import java.util.function.Function;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.formula.Tokens;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.morphism.Morphism;
import org.grundy.word.text.TransducerReader;
import org.grundy.word.text.WordReader;

/** What an entry of a theory says about a word, after its name. */
record WordEntry(Theory theory, Tokens tokens) {
  /** @throws BadInput with line and column */
  CodedWord read() {
    if (tokens.took("automaton"))
      return followed();
    return tokens.isName() ? changed(named()) : coded(CodedWord.of(morphism()));
  }

  private Morphism morphism() {
    return placed(tokens.offset(), rules -> {
      Morphism parsed = Morphism.parse(rules);
      Dfas.system(parsed, theory.reading());
      return parsed;
    });
  }

  /** A word, its letters replaced if rules for that follow. */
  private CodedWord coded(CodedWord word) {
    boolean coded = tokens.took("coded");
    CodedWord found = coded ? placed(tokens.offset(), word::with) : word;
    tokens.end(coded ? Phrase.of("the end") : Phrase.of("{0} or the end", "coded"));
    return found;
  }

  /** The word whose letters are the outputs of an automaton. */
  private CodedWord followed() {
    CodedWord word = placed(tokens.offset(), text -> WordReader.read(text, theory.reading()));
    tokens.end(Phrase.of("the end"));
    return word;
  }

  /** A word that is known. */
  private CodedWord named() {
    Phrase place = tokens.place(tokens.offset());
    String name = tokens.take();
    return theory.word(name).orElseThrow(() -> theory.noWord(place, name));
  }

  /** What a transducer writes for a word, or the word with its letters replaced. */
  private CodedWord changed(CodedWord word) {
    if (tokens.peek().equals("coded"))
      return coded(word);
    if (!tokens.took("transduced"))
      throw tokens.expected(Phrase.of("{0} or {1}", "coded", "transduced"));
    CodedWord written = placed(tokens.offset(), text -> TransducerReader.read(text).applied(word, theory.reading()));
    tokens.end(Phrase.of("the end"));
    return written;
  }

  /** What a text in quotes stands for; complaints say where it stands. */
  private <T> T placed(int offset, Function<String, T> read) {
    String text = quoted(tokens);
    return SystemReader.placed(tokens, offset, () -> read.apply(text));
  }

  /** The next token without its quotation marks. */
  static String quoted(Tokens tokens) {
    if (tokens.peek().equals("\""))
      throw BadInput.because("{0}: the text in \" has no end", tokens.place(tokens.offset()));
    if (!tokens.peek().startsWith("\""))
      throw tokens.expected(Phrase.of("text in \""));
    String text = tokens.take();
    return text.substring(1, text.length() - 1);
  }
}
