package org.grundy.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.explain.Language;
import org.grundy.explain.Translations;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The help of the commands in another language, as the resource bundle that picocli looks texts up in. What lacks a
 * translation stays English; names, commands and the words for values do so always.
 */
final class HelpTexts extends ResourceBundle {
  /** An example or an entry of a list, indented, with a remark behind it. */
  static final Pattern REMARKED = Pattern.compile("(  \\S.*? {3,}(?:# )?)(\\S.*)");

  private final UnaryOperator<String> spoken;
  private final Map<String, String> texts = new HashMap<>();

  private HelpTexts(UnaryOperator<String> spoken) {
    this.spoken = spoken;
  }

  /** Translates the help of a program and its commands. */
  static void translate(CommandLine program, Language language) {
    Map<String, String> translations = Translations.beside(HelpTexts.class, language.code() + "/help.po");
    var texts = new HelpTexts(english -> translations.getOrDefault(english, english));
    texts.add(program);
    program.setResourceBundle(texts);
  }

  /** The texts of a program and its commands that can be translated, in their order. */
  static Stream<String> keys(CommandLine program) {
    var keys = Stream.<String>builder();
    new HelpTexts(english -> {
      keys.add(english);
      return english;
    }).add(program);
    return keys.build().distinct();
  }

  private void add(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    String name = spec.qualifiedName(".") + ".";
    UsageMessageSpec usage = spec.usageMessage();
    texts.put(name + "usage.synopsisHeading", heading(usage.synopsisHeading()));
    texts.put(name + "usage.commandListHeading", heading(usage.commandListHeading()));
    addLines(name + "usage.description", usage.description());
    addLines(name + "usage.footer", usage.footer());
    for (OptionSpec option : spec.options())
      addDescription(option, name + option.longestName().replaceFirst("^-+", ""));
    for (PositionalParamSpec parameter : spec.positionalParameters())
      addDescription(parameter, name + parameter.paramLabel() + "[" + parameter.index() + "]");
    command.getSubcommands().values().forEach(this::add);
  }

  private void addDescription(ArgSpec arg, String key) {
    // picocli has formatted these lines, and formats the translations again
    if (!arg.hidden())
      for (int i = 0; i < arg.description().length; i++)
        texts.put(key + "." + i, line(arg.description()[i]).replace("%", "%%"));
  }

  private void addLines(String key, String... lines) {
    for (int i = 0; i < lines.length; i++)
      texts.put(key + "." + i, line(lines[i]));
  }

  private String line(String text) {
    if (!text.startsWith("  "))
      return text.isBlank() ? text : spoken.apply(text);
    Matcher remarked = REMARKED.matcher(text);
    return remarked.matches() ? remarked.group(1) + spoken.apply(remarked.group(2)) : text;
  }

  /** A heading such as {@code Usage:}, among spaces and line breaks. */
  private String heading(String text) {
    String word = text.replace("%n", "").strip();
    return word.isEmpty() ? text : text.replace(word, spoken.apply(word));
  }

  @Override
  protected @Nullable String handleGetObject(String key) {
    return texts.get(key);
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(texts.keySet());
  }
}
