package org.grundy.word.logic;

/** A variable of a formula. Two variables are different even if they have the same name. */
public final class Variable {
  private final String name;

  public Variable(String name) {
    this.name = name;
  }

  public String name() {
    return name;
  }

  @Override
  public String toString() {
    return name;
  }
}
