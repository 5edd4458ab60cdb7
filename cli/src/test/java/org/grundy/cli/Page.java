package org.grundy.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page of the documentation in Markdown. */
record Page(Path file, List<String> lines) {
  /** The folder that holds {@code ./grundy}, above the one in which tests run. */
  static final Path ROOT = root(Path.of("").toAbsolutePath());

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:\\s]*)(#[^)\\s]*)?(?: \"[^\"]*\")?\\)");
  private static final Pattern PICTURE = Pattern.compile("!\\[[^\\]]*\\]\\((\\S+) \"\\./grundy ([^\"]+)\"\\)");
  private static final Pattern SPAN = Pattern.compile("`([^`]+)`");

  /**
   * A block between lines of three backquotes.
   *
   * @param language what stands behind the first of them
   * @param first    where its first line is among the page's
   */
  record Fence(String language, int first, List<String> lines) {
    String text() {
      return String.join("\n", lines) + "\n";
    }
  }

  /**
   * A link to a file of the project, or within the page.
   *
   * @param file    relative to the page's folder; empty for the page itself
   * @param heading what stands behind #, or nothing
   */
  record Link(String file, String heading) {
  }

  /**
   * A picture and the command that draws it, which is its title.
   *
   * @param file    relative to the page's folder
   * @param command without {@code ./grundy}
   */
  record Drawing(String file, String command) {
  }

  private static Path root(Path from) {
    return Files.exists(from.resolve("grundy")) && Files.exists(from.resolve("check")) ? from : root(from.getParent());
  }

  /** README.md and its like, and all of docs. */
  static List<Page> all() {
    try (Stream<Path> top = Files.list(ROOT); Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      return Stream.concat(top, docs).filter(file -> file.toString().endsWith(".md")).sorted().map(Page::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Page read(Path file) {
    try {
      return new Page(file, Files.readAllLines(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String name() {
    return ROOT.relativize(file).toString();
  }

  List<Fence> fences() {
    var fences = new ArrayList<Fence>();
    int open = -1;
    for (int i = 0; i < lines.size(); i++)
      if (lines.get(i).startsWith("```"))
        if (open < 0) {
          open = i;
        } else {
          fences.add(new Fence(lines.get(open).substring(3), open + 1, lines.subList(open + 1, i)));
          open = -1;
        }
    if (open >= 0)
      throw new IllegalStateException(name() + ", line " + (open + 1) + ": the block is not closed");
    return fences;
  }

  /** The page without its blocks. */
  List<String> prose() {
    var prose = new ArrayList<>(lines);
    for (Fence fence : fences().reversed())
      prose.subList(fence.first() - 1, fence.first() + fence.lines().size() + 1).clear();
    return prose;
  }

  List<Link> links() {
    return prose().stream().flatMap(line -> LINK.matcher(line).results())
        .map(match -> new Link(match.group(1), match.group(2) == null ? "" : match.group(2).substring(1)))
        .filter(link -> !link.equals(new Link("", ""))).toList();
  }

  /** The file of a link. */
  Path target(Link link) {
    return link.file().isEmpty() ? file : file.resolveSibling(link.file()).normalize();
  }

  List<Drawing> drawings() {
    return prose().stream().flatMap(line -> PICTURE.matcher(line).results())
        .map(match -> new Drawing(match.group(1), match.group(2))).toList();
  }

  /** The names by which links reach the headings. */
  List<String> headings() {
    return prose().stream().filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "")
            .replace(' ', '-'))
        .toList();
  }

  /** What stands between backquotes in the running text. */
  List<String> spans() {
    return prose().stream().flatMap(line -> SPAN.matcher(line).results()).map(match -> match.group(1)).toList();
  }
}
