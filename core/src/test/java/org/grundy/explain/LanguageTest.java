package org.grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Template;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LanguageTest {
  private static final BigInteger LONG = BigInteger.TEN.pow(98).add(BigInteger.valueOf(12345678));

  private static String filled(Language language, String template, Object... args) {
    return Template.of(template).fill(List.of(args), language, Phrase::toString);
  }

  @ParameterizedTest
  @CsvSource({"0, many", "1, one", "2, few", "4, few", "5, many", "11, many", "12, many", "14, many", "20, many",
      "21, one", "22, few", "25, many", "100, many", "101, one", "111, many", "112, many", "121, one", "122, few",
      "-1, one", "-3, few"})
  void croatian_countsByTheLastTwoDigits(int n, String form) {
    assertThat(filled(Language.HR, "{0:one|few|many}", n)).isEqualTo(form);
  }

  @ParameterizedTest
  @CsvSource({"0, many", "1, one", "2, many", "21, many"})
  void englishAndSpanish_haveOneAndMany(int n, String form) {
    assertThat(filled(Language.EN, "{0:one|many}", n)).isEqualTo(form);
    assertThat(filled(Language.ES, "{0:one|many}", n)).isEqualTo(form);
  }

  @Test
  void indonesian_hasOneForm() {
    assertThat(filled(Language.ID, "{0} {0:langkah}", 1)).isEqualTo("1 langkah");
    assertThat(filled(Language.ID, "{0} {0:langkah}", 2)).isEqualTo("2 langkah");
  }

  @ParameterizedTest
  @CsvSource({"1, 1st, ke-1, 1., 1.ª", "2, 2nd, ke-2, 2., 2.ª", "3, 3rd, ke-3, 3., 3.ª", "4, 4th, ke-4, 4., 4.ª",
      "11, 11th, ke-11, 11., 11.ª", "12, 12th, ke-12, 12., 12.ª", "13, 13th, ke-13, 13., 13.ª",
      "21, 21st, ke-21, 21., 21.ª", "112, 112th, ke-112, 112., 112.ª"})
  void ordinals(int n, String en, String id, String hr, String es) {
    assertThat(filled(Language.EN, "{0#}", n)).isEqualTo(en);
    assertThat(filled(Language.ID, "{0#}", n)).isEqualTo(id);
    assertThat(filled(Language.HR, "{0#}", n)).isEqualTo(hr);
    assertThat(filled(Language.ES, "{0#}", n)).isEqualTo(es);
  }

  @Test
  void argumentsThatBeginASentence_haveACapital() {
    assertThat(filled(Language.EN, "{0}: {1^}", "nim", Phrase.of("take {0}", 1))).isEqualTo("nim: Take 1");
    assertThat(filled(Language.HR, "{0^}", "čip se uzima")).isEqualTo("Čip se uzima");
    assertThat(filled(Language.EN, "{0^}", "n = 2")).isEqualTo("n = 2");
    assertThat(Template.of("{0}: {1^}").isWordless()).isTrue();
  }

  @Test
  void valuesAndPositions_thatBeginASentence_stay() {
    Voice voice = Voice.of(Language.EN);
    assertThat(voice.sentence(Phrase.of("{0} is dominated", Phrase.verbatim("v")))).isEqualTo("v is dominated.");
    assertThat(voice.sentence(Phrase.of("{0} leads to {1}", "tthth", "ttttt"))).isEqualTo("tthth leads to ttttt.");
    assertThat(voice.sentence(Phrase.of("{0} wins", Phrase.of("take {0}", 1)))).isEqualTo("Take 1 wins.");
    assertThat(voice.sentence(Phrase.of("moving wins"))).isEqualTo("Moving wins.");
    assertThat(voice.sentence(Phrase.of("as follows:"))).isEqualTo("As follows:");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"0 0 0", "999 999 999", "1000 1,000 1.000", "-1234 -1,234 -1.234",
      "-123 -123 -123", "163528909 163,528,909 163.528.909"})
  void largeNumbers_inGroupsOfThreeDigits(long n, String english, String others) {
    for (Language language : Language.values())
      assertThat(filled(language, "{0,}", n)).isEqualTo(language == Language.EN ? english : others);
  }

  @Test
  void abridgedNumbers_haveNoGroups() {
    assertThat(filled(Language.EN, "{0,}", LONG)).isEqualTo("10000000..(99 digits)..12345678");
  }

  @Test
  void longNumbers_keepBothEnds() {
    assertThat(Language.EN.number(LONG)).isEqualTo("10000000..(99 digits)..12345678");
    assertThat(Language.ID.number(LONG)).isEqualTo("10000000..(99 angka)..12345678");
    assertThat(Language.HR.number(LONG)).isEqualTo("10000000..(99 znamenaka)..12345678");
    assertThat(Language.ES.number(LONG.negate())).isEqualTo("-10000000..(99 cifras)..12345678");
    assertThat(Language.HR.number(BigInteger.TEN.pow(100))).contains("(101 znamenka)");
    assertThat(Language.HR.number(BigInteger.TEN.pow(101))).contains("(102 znamenke)");
    assertThat(Language.HR.number(BigInteger.TEN.pow(39))).isEqualTo("1" + "0".repeat(39));
  }

  /** Positions and other signs without words need no translation, but the numbers in them are spoken. */
  @ParameterizedTest
  @EnumSource
  void wordlessTemplates_areSpokenInTheLanguage(Language language) {
    assertThat(Voice.of(language).say("{0} -> {1}", LONG, 3)).isEqualTo(language.number(LONG) + " -> 3");
  }

  /** What is to be typed stays as it is. */
  @Test
  void signs_areThoseOfMathematics() {
    Voice voice = Voice.of(Language.EN).withSigns();
    assertThat(voice.say("{0} <= floor(n*phi), alphabet -> n != 1", "n >= 2"))
        .isEqualTo("n ≥ 2 ≤ floor(n*φ), alphabet → n ≠ 1");
    assertThat(voice.say("Wythoff's: see 'A n (n >= 1 => n >= 0)', <=>"))
        .isEqualTo("Wythoff's: see 'A n (n >= 1 => n >= 0)', <=>");
    assertThat(voice.withoutSigns().say("n <= 3")).isEqualTo("n <= 3");
  }

  @Test
  void sentenceWithoutTranslation_isSpokenInEnglish() {
    assertThat(Voice.of(Language.HR).say("{0} {0:wug|wugs}, {0#}", 5)).isEqualTo("5 wugs, 5th");
    assertThat(Voice.of(Language.HR).say("digits: {0}", LONG)).contains("(99 digits)");
  }

  @ParameterizedTest
  @CsvSource({"en, EN", "hr, HR", "HR, HR", "hr_HR.UTF-8, HR", "id-ID, ID", "es_419, ES"})
  void codesAndLocales_nameLanguages(String code, Language language) {
    assertThat(Language.of(code)).contains(language);
  }

  @ParameterizedTest
  @CsvSource({"''", "C", "e", "english", "idn", "de_DE"})
  void otherCodes_nameNone(String code) {
    assertThat(Language.of(code)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void plural_isOneOfTheForms(Language language) {
    for (int n = -200; n <= 200; n++)
      assertThat(language.plural(BigInteger.valueOf(n))).isBetween(0, language.pluralForms() - 1);
  }
}
