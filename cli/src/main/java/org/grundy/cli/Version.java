package org.grundy.cli;

/** The version of this program, as in the POM; {@code scripts/set-version} writes both. */
final class Version {
  static final String NUMBER = "0.1.0-SNAPSHOT";

  private Version() {
  }
}
