package org.grundy.cli;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;

/** The output language: {@code --lang}, else the environment's language, else English. */
final class Languages {
  private Languages() {
  }

  static Voice ofEnvironment() {
    return of(System.getenv());
  }

  static Voice of(Map<String, String> environment) {
    return Voice.of(Stream.of("LC_ALL", "LC_MESSAGES", "LANG").map(name -> environment.getOrDefault(name, ""))
        .filter(value -> !value.isEmpty()).findFirst().flatMap(Language::of).orElse(Language.EN));
  }

  /** The language asked for anywhere in the arguments, for error messages about those arguments. */
  static Voice of(List<String> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (argument.startsWith("--lang="))
        return Language.of(argument.substring("--lang=".length())).map(Voice::of).orElseGet(Languages::ofEnvironment);
      if (argument.equals("--lang") && i + 1 < arguments.size())
        return Language.of(arguments.get(i + 1)).map(Voice::of).orElseGet(Languages::ofEnvironment);
    }
    return ofEnvironment();
  }

  static Voice named(String code) {
    return Voice.of(Language.of(code).orElseThrow(() -> BadInput.because("expected a language ({0}), found {1}",
        String.join(", ", new Codes()), BadInput.quoted(code))));
  }

  /** The codes of all languages, for the help of an option. */
  static final class Codes implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(Language.values()).map(Language::code).iterator();
    }
  }
}
