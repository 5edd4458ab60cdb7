package org.grundy.routes;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.Ruleset;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;
import org.grundy.wire.MatchRequestJson;

/**
 * A complete request, copied so that another thread may read it.
 *
 * @param method     GET, POST
 * @param path       the path of the address
 * @param parameters the parameters of the address, the first of each name
 * @param body       the body sent, possibly empty
 * @param voice      speaks the client's language
 */
public record RequestData(String method, String path, Map<String, String> parameters, String body, Voice voice) {
  private static final String DATA = "data";
  /** The voices in use, kept since the translation files are long. */
  private static final Map<Language, Voice> VOICES = new ConcurrentHashMap<>();

  /** A voice of the {@linkplain #language language} asked for. */
  public static Voice voice(Optional<String> lang, Optional<String> accepted) {
    return VOICES.computeIfAbsent(language(lang, accepted), Voice::of);
  }

  /** The language of {@code ?lang=}, else the first of the browser's languages that is available, else English. */
  public static Language language(Optional<String> lang, Optional<String> accepted) {
    return lang.flatMap(Language::of).or(() -> browser(accepted.orElse(""))).orElse(Language.EN);
  }

  private static Optional<Language> browser(String header) {
    return Arrays.stream(header.split(",")).map(range -> range.split(";")[0].strip())
        .flatMap(code -> Language.of(code).stream()).findFirst();
  }

  /** The catalogue, with reading charged to this request's budget. */
  static Catalog catalog(Budget budget) {
    return Catalog.standard().under(budget);
  }

  /** The game that a parameter names. */
  Ruleset<?> ruleset(String name, Budget budget) {
    return catalog(budget).ruleset(text(name));
  }

  /** Who wins: the player who moves last, unless the parameters say otherwise. */
  Convention convention() {
    return optional("play").filter("misere"::equals).isPresent() ? Convention.MISERE : Convention.NORMAL;
  }

  /** The match in the body, with its moves made. */
  MatchRequestJson.Request match(Budget budget) {
    return MatchRequestJson.read(body, Catalog.standard(), budget);
  }

  public Optional<String> optional(String name) {
    Optional<String> text = Optional.ofNullable(parameters.get(name)).map(String::strip)
        .filter(given -> !given.isEmpty());
    if (text.isPresent() && text.get().length() > RequestLimits.LONGEST_TEXT && !name.equals(DATA))
      throw BadInput.because("{0}: expected at most {1} characters, found {2}", name, RequestLimits.LONGEST_TEXT,
          text.get().length());
    return text;
  }

  public String text(String name) {
    return optional(name).orElseThrow(() -> BadInput.because("the field {0} is missing", name));
  }

  /** A whole number from 0 to {@code most}. */
  int count(String name, int most, int otherwise) {
    return count(name, 0, most, otherwise);
  }

  /** A whole number from {@code least} to {@code most}. */
  int count(String name, int least, int most, int otherwise) {
    return optional(name).map(text -> Decimals.parse(text)
        .filter(n -> n.signum() >= 0 && n.bitLength() < Integer.SIZE && n.intValueExact() >= least
            && n.intValueExact() <= most)
        .orElseThrow(
            () -> BadInput.expected(Phrase.verbatim(name), Phrase.of("a whole number from {0} to {1}", least, most),
                text))
        .intValueExact()).orElse(otherwise);
  }

  /** The request on one line, for the log. */
  public String line() {
    return method + " " + path + " " + parameters + " " + body;
  }
}
