package org.grundy.word.logic;

import java.util.List;
import org.grundy.phrase.Phrase;

/**
 * A named relation or function.
 *
 * @param place      the place of its name in the text that defines it
 * @param title      a description in words; may be empty
 * @param parameters the parameters, in the order of the arguments; the last one of a function is its value
 * @param function   whether it is a function, which is used as a number
 * @param body       the statement that holds for the parameters
 */
public record Definition(String name, Phrase place, String title, List<Variable> parameters, boolean function,
    Statement body) {
  public Definition {
    parameters = List.copyOf(parameters);
  }

  /** A relation that no text defines. */
  public static Definition relation(String name, List<Variable> parameters, Statement body) {
    return new Definition(name, Phrase.verbatim(""), "", parameters, false, body);
  }

  /** The number of arguments. */
  public int arity() {
    return parameters.size() - (function ? 1 : 0);
  }

  /** Whether a use can be replaced by the body. */
  boolean plain() {
    return !function && body.bindings().isEmpty() && body.formula().plain();
  }

  @Override
  public String toString() {
    return name + "/" + arity();
  }
}
