package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.draw.ReportText;
import org.grundy.draw.TextOptions;
import org.grundy.explain.Document;
import org.grundy.explain.Glossary;
import org.grundy.explain.JsonText;
import org.grundy.explain.Term;
import org.grundy.explain.TermsDocument;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy help}. */
@Command(name = "help", description = "Show the help of a command, or explain a term.", helpCommand = true,
    footer = {"", "Examples:", "  ./grundy help solve", "  ./grundy help mex", "  ./grundy help terms",
        "  ./grundy help solve --json"})
@SuppressWarnings("UnusedVariable") // picocli reads the help option
final class HelpCommand implements Callable<Integer> {
  private static final String TERMS = "terms";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.") private boolean help;

  @Option(names = "--lang", paramLabel = "LANGUAGE", completionCandidates = Languages.Codes.class,
      description = "Language: ${COMPLETION-CANDIDATES}.") private String lang = "";

  @Option(names = "--json", description = "Print one JSON object.") private boolean json;

  @Parameters(paramLabel = "COMMAND|TERM", arity = "0..*", completionCandidates = Choices.Terms.class,
      description = "A command; a term used in answers; or terms, for a list of the terms.") private List<String> words = new ArrayList<>();

  @Override
  public Integer call() {
    Voice voice = lang.isEmpty() ? Languages.ofEnvironment() : Languages.named(lang);
    CommandLine program = spec.parent().commandLine();
    String asked = SharedOptions.position(words);
    Optional<CommandLine> command = asked.isEmpty() ? Optional.of(program)
        : Optional.ofNullable(program.getSubcommands().get(asked));
    if (json) {
      CommandHelp of = CommandHelp.of(command.orElseThrow(() -> BadInput.because("{0} works only with {1}", "--json",
          Phrase.of("the name of a command"))));
      program.getOut().println(JsonText.of(of::fields, voice));
    } else if (command.isPresent())
      command.get().usage(program.getOut());
    else
      ReportText.lines(document(asked, voice), TextOptions.of(voice)).forEach(program.getOut()::println);
    return Exit.ANSWERED;
  }

  private static Document document(String asked, Voice voice) {
    if (asked.equalsIgnoreCase(TERMS))
      return new TermsDocument(Glossary.SECTIONS);
    Term term = Glossary.find(asked, voice).orElseThrow(() -> new BadInput(UsageErrors.noTopic(asked, voice)));
    return TermsDocument.of(term);
  }
}
