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
    return tokens.isName() ? transduced() : coded();
  }

  /** The word of a morphism, its letters replaced if rules for that follow. */
  private CodedWord coded() {
    int offset = tokens.offset();
    Morphism morphism = placed(offset, rules -> {
      Morphism parsed = Morphism.parse(rules);
      Dfas.system(parsed, theory.reading());
      return parsed;
    });
    boolean coded = tokens.took("coded");
    CodedWord word = coded ? placed(tokens.offset(), rules -> CodedWord.of(morphism, rules))
        : CodedWord.of(morphism);
    tokens.end(coded ? Phrase.of("the end") : Phrase.of("{0} or the end", "coded"));
    return word;
  }

  /** The word whose letters are the outputs of an automaton. */
  private CodedWord followed() {
    CodedWord word = placed(tokens.offset(), text -> WordReader.read(text, theory.reading()));
    tokens.end(Phrase.of("the end"));
    return word;
  }

  /** What a transducer writes for a word that is known. */
  private CodedWord transduced() {
    Phrase place = tokens.place(tokens.offset());
    String name = tokens.take();
    CodedWord word = theory.word(name)
        .orElseThrow(() -> BadInput.because("{0}: there is no word {1}; expected one of {2}", place,
            BadInput.quoted(name), theory.wordNames()));
    tokens.require("transduced");
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
