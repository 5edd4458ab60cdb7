package org.grundy.value.notation;

import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** A place in a text that is being read. Columns count from 1. */
final class Scan {
  final String text;
  int at;

  Scan(String text) {
    this.text = text;
  }

  boolean ended() {
    return at >= text.length();
  }

  char peek() {
    return ended() ? '\0' : text.charAt(at);
  }

  char peek(int ahead) {
    return at + ahead < text.length() ? text.charAt(at + ahead) : '\0';
  }

  void spaces() {
    while (!ended() && Character.isWhitespace(peek()))
      at++;
  }

  boolean take(char expected) {
    if (peek() != expected || ended())
      return false;
    at++;
    return true;
  }

  boolean take(String expected) {
    if (!text.startsWith(expected, at))
      return false;
    at += expected.length();
    return true;
  }

  boolean digit() {
    return isDigit(peek());
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  String digits() {
    int from = at;
    while (digit())
      at++;
    return text.substring(from, at);
  }

  String letters() {
    int from = at;
    while (isLetter(peek()))
      at++;
    return text.substring(from, at);
  }

  int column() {
    return at + 1;
  }

  BadInput expected(String english, Object... args) {
    return expectedAt(at, english, args);
  }

  BadInput expectedAt(int place, String english, Object... args) {
    String found = place >= text.length() ? "" : text.substring(place, place + 1);
    return BadInput.expected(Phrase.of("column {0}", place + 1), Phrase.of(english, args), found);
  }

  BadInput refused(int place, String english, Object... args) {
    return BadInput.because("column {0}: {1}", place + 1, Phrase.of(english, args));
  }
}
