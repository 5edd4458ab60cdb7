package org.grundy.browser.jdk;

/** The browser has no vectors. */
@Replaces("org.grundy.octal.VectorSupport")
final class NoVectors {
  private NoVectors() {
  }

  static boolean run() {
    return false;
  }
}
