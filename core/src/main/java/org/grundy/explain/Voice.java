package org.grundy.explain;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Template;

/** Speaks phrases in one language; a sentence without a translation is spoken in English. */
public final class Voice {
  private final Language language;
  private final Map<String, String> translations;
  private final boolean signs;
  /** The parsed templates of phrases spoken so far; there are no more than the program has sentences. */
  private final Map<String, Template> templates = new ConcurrentHashMap<>();

  private Voice(Language language, Map<String, String> translations, boolean signs) {
    this.language = language;
    this.translations = translations;
    this.signs = signs;
  }

  public static Voice of(Language language) {
    return new Voice(language, language == Language.EN ? Map.of() : Translations.of(language), false);
  }

  public Language language() {
    return language;
  }

  /** This voice with mathematical signs such as ≤ and φ instead of ASCII. */
  public Voice withSigns() {
    return new Voice(language, translations, true);
  }

  public Voice withoutSigns() {
    return signs ? new Voice(language, translations, false) : this;
  }

  public String say(Phrase phrase) {
    String said = spoken(phrase);
    return signs ? MathSigns.in(said) : said;
  }

  private String spoken(Phrase phrase) {
    Template template = templateOf(phrase);
    return template.fill(phrase.args(),
        translations.containsKey(phrase.english()) || template.isWordless() ? language : Language.EN, this::spoken);
  }

  private Template templateOf(Phrase phrase) {
    return templates.computeIfAbsent(template(phrase.english()), Template::of);
  }

  /** The template in this language for an English one, for callers that fill it themselves. */
  public String template(String key) {
    return translations.getOrDefault(key, key);
  }

  /**
   * A phrase as a sentence of its own: with a full stop, and with a capital unless it begins with a formula, or with text
   * that is the same in every language, such as a value or a position.
   */
  public String sentence(Phrase phrase) {
    String said = say(phrase);
    String stop = said.isEmpty() || ".!?:".indexOf(said.charAt(said.length() - 1)) >= 0 ? "" : ".";
    return (beginsWithText(phrase) ? said : Template.capital(said)) + stop;
  }

  private boolean beginsWithText(Phrase phrase) {
    return templateOf(phrase).first(phrase.args())
        .filter(first -> first instanceof String || first instanceof Phrase inner && beginsWithText(inner)).isPresent();
  }

  public String say(String english, Object... args) {
    return say(Phrase.of(english, args));
  }
}
