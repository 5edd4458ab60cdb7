package org.grundy.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page of the documentation in Markdown. */
record Page(Path file, List<String> lines) {
  /** The folder that holds {@code ./grundy}, above the one in which tests run. */
  static final Path ROOT = root(Path.of("").toAbsolutePath());

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");
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

  private static Path root(Path from) {
    return Files.exists(from.resolve("grundy")) && Files.exists(from.resolve("check")) ? from : root(from.getParent());
  }

  /** README.md and its like, and all of docs. */
  static List<Page> all() {
    try (Stream<Path> top = Files.list(ROOT); Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
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
  private List<String> prose() {
    var prose = new ArrayList<>(lines);
    for (Fence fence : fences().reversed())
      prose.subList(fence.first() - 1, fence.first() + fence.lines().size() + 1).clear();
    return prose;
  }

  /** Files that the page links to, relative to its folder. */
  List<String> links() {
    return prose().stream().flatMap(line -> LINK.matcher(line).results()).map(match -> match.group(1)).toList();
  }

  /** What stands between backquotes in the running text. */
  List<String> spans() {
    return prose().stream().flatMap(line -> SPAN.matcher(line).results()).map(match -> match.group(1)).toList();
  }
}
