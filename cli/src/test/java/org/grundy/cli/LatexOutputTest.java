package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.grundy.explain.Language;
import org.grundy.testing.LatexCheck;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code --format latex} prints can be compiled, as far as {@link LatexCheck} tells. */
class LatexOutputTest {
  @ParameterizedTest
  @ValueSource(strings = {"solve wythoff 6 11 --explain full", "solve domineering 3x3", "solve nim 3 + kayles 5",
      "solve nim 1 3 5 7 --misere --explain plan", "solve front-or-back 3 8 2 5", "eval '{5|2||-3}'",
      "eval '{0,*|*}' --steps", "eval '^ + *2 + 1/2'", "eval '{3|1} > 1'", "days 2", "conjecture kayles",
      "conjecture wythoff", "conjecture 'take d where d | n and d < n'", "conjecture --data 0,0,1,0,2,1,3,0",
      "prove F5", "prove 'A n (a(n+1) = a(n) + 2)'", "exercises nim --seed 1 --key", "exercises domineering --seed 2",
      "games", "games hackenbush", "games domineering", "positions wythoff --first 8", "strong domineering 3x3",
      "table wythoff --to 8", "table wythoff --misere --to 8", "values kayles --to 30 --at 10^18", "values 4.[3]",
      "word fibonacci", "word tribonacci --iterates 5"})
  void documents_areWellFormed(String command) {
    for (Language language : Language.values()) {
      var words = new ArrayList<>(ShellLine.of("./grundy " + command).words());
      words.addAll(List.of("--format", "latex", "--lang", language.code()));
      Run run = Run.of(words.toArray(String[]::new));
      assertThat(run.status()).as(run.err()).isIn(Exit.ANSWERED, Exit.REFUTED);
      assertThat(run.out()).startsWith("\\documentclass");
      assertThat(LatexCheck.complaints(run.out().lines().toList())).as(command + " " + language).isEmpty();
    }
  }
}
