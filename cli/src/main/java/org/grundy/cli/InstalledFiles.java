package org.grundy.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.catalog.Entry;
import org.grundy.catalog.Games;
import picocli.CommandLine;

/**
 * Writes what is installed beside the program and says what its help says: manual pages, and completion for three
 * shells. {@code scripts/dist} runs it with the folder {@code share} and the date of the pages.
 */
final class InstalledFiles {
  private InstalledFiles() {
  }

  public static void main(String[] args) {
    Path folder = Path.of(args[0]);
    of(args[1]).forEach((path, text) -> write(folder.resolve(path), text));
  }

  /** The texts by their paths below {@code share}. */
  static Map<String, String> of(String date) {
    CommandLine line = Main.commandLine(new Console(System.in, System.out, System.err), "");
    CommandHelp program = CommandHelp.of(line);
    var files = new LinkedHashMap<String, String>();
    files.put("bash-completion/completions/" + program.name(), BashCompletion.of(program, games()));
    files.put("zsh/site-functions/_" + program.name(), ZshCompletion.of(program, games()));
    files.put("fish/vendor_completions.d/" + program.name() + ".fish", FishCompletion.of(program, games()));
    files.put(path(program), ManualPage.of(program, date));
    program.commands().forEach(command -> files.put(path(command), ManualPage.of(command, date)));
    return files;
  }

  private static String path(CommandHelp help) {
    return "man/man1/" + ManualPage.name(help) + ".1";
  }

  /** The names of games, without those that a shell would need quotes for. */
  private static List<String> games() {
    return Games.ALL.stream().map(Entry::name).filter(name -> name.matches("[a-z-]+")).sorted().toList();
  }

  private static void write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
