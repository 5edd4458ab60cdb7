package org.grundy.word.logic;

import java.util.List;
import org.grundy.phrase.Phrase;

/**
 * A relation or a function that has been given a name.
 *
 * @param place      where its name stands in the text that defines it
 * @param title      what it is, in words; may be empty
 * @param parameters in the order of its arguments; the last of a function is its value
 * @param function   whether it is used as a number
 * @param body       what holds of the parameters
 */
public record Definition(String name, Phrase place, String title, List<Variable> parameters, boolean function,
    Statement body) {
  public Definition {
    parameters = List.copyOf(parameters);
  }

  /** A relation that stands in no text. */
  public static Definition relation(String name, List<Variable> parameters, Statement body) {
    return new Definition(name, Phrase.verbatim(""), "", parameters, false, body);
  }

  /** How many arguments it takes. */
  public int arity() {
    return parameters.size() - (function ? 1 : 0);
  }

  /** Whether its body can stand in its place. */
  boolean plain() {
    return !function && body.bindings().isEmpty() && body.formula().plain();
  }

  @Override
  public String toString() {
    return name + "/" + arity();
  }
}
