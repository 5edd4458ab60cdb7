package org.grundy.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.draw.BoardSvg;
import org.grundy.draw.BoardText;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.wire.Json;
import org.grundy.wire.PictureJson;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Pictures of positions. */
@Command(name = "draw", description = "The picture of a position, as SVG or as text.",
    footer = {"", "Examples:", "  ./grundy draw domineering 4x4 > board.svg", "  ./grundy draw queens 3,5 4,4 --text",
        "  ./grundy draw 'nim 3 4 + wythoff 2 5' --file sum.svg"})
final class DrawCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private Shared shared = new Shared();

  @Parameters(paramLabel = "GAME POSITION", arity = "1..*",
      description = "A game and a position, or a sum of them.") private List<String> words = new ArrayList<>();

  @Option(names = "--text", description = "As text, for the terminal.") private boolean text;

  @Option(names = "--file", paramLabel = "FILE",
      description = "Where to write the picture; else standard output.") private @Nullable Path file;

  DrawCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    List<String> shown = words.getFirst().equals("board") && words.size() > 1 ? words.subList(1, words.size()) : words;
    Position position = shared.catalog().read(Shared.position(shown)).position();
    Voice voice = shared.voice();
    if (shared.json())
      print(Json.line(PictureJson.of(position, voice)));
    else if (text)
      print(String.join("\n", asText(position)));
    else
      print(BoardSvg.svg(position.pictures(), List.of(), voice, position.text()));
    return Exit.ANSWERED;
  }

  private List<String> asText(Position position) {
    var lines = new ArrayList<String>();
    for (Picture picture : position.pictures()) {
      if (!lines.isEmpty())
        lines.add("+");
      lines.addAll(BoardText.lines(picture, shared.textOptions(console)));
    }
    return lines;
  }

  private void print(String picture) throws IOException {
    if (file == null) {
      console.out().println(picture.stripTrailing());
      return;
    }
    try {
      Files.writeString(file, picture.stripTrailing() + "\n");
    } catch (IOException e) {
      throw BadInput.because("cannot write {0}: {1}", file.toString(), String.valueOf(e.getMessage()));
    }
  }
}
