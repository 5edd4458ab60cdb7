package org.grundy.cli;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.conjecture.CaseLayout;
import org.grundy.explain.Glossary;

/** The words that an option or an argument may be, for the completion of a command line. */
abstract class Choices implements Iterable<String> {
  private final List<String> words;

  private Choices(Stream<String> words) {
    this.words = words.toList();
  }

  boolean contains(String word) {
    return words.contains(word);
  }

  @Override
  public Iterator<String> iterator() {
    return words.iterator();
  }

  /** What {@code draw} draws besides positions. */
  static final class Drawings extends Choices {
    Drawings() {
      super(Stream.of("board", "days", "graph", "order", "plot", "strategy", "strip", "thermograph", "tree", "trees"));
    }
  }

  /** The languages of programs. */
  static final class Programs extends Choices {
    Programs() {
      super(Stream.of("c++", "java", "python", "all"));
    }
  }

  /** The layouts of a contest's input. */
  static final class Layouts extends Choices {
    Layouts() {
      super(Arrays.stream(CaseLayout.values()).map(CaseLayout::word));
    }
  }

  /** The methods that find losing positions. */
  static final class Methods extends Choices {
    Methods() {
      super(Stream.of("mex", "word", "beatty", "table"));
    }
  }

  /** The five texts. */
  static final class Texts extends Choices {
    Texts() {
      super(Stream.of("000", "001", "002", "003", "004"));
    }
  }

  /** The terms of the glossary that are one word. */
  static final class Terms extends Choices {
    Terms() {
      super(Stream.concat(Stream.of("terms"), Glossary.SECTIONS.stream().flatMap(section -> section.terms().stream())
          .map(term -> term.name().english()).filter(name -> name.matches("[A-Za-z-]+")).sorted()));
    }
  }
}
