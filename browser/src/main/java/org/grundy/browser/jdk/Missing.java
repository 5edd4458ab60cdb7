package org.grundy.browser.jdk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SequencedMap;
import java.util.ServiceLoader;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Methods of the JDK that TeaVM 0.15 does not have, or that answer differently there. */
final class Missing {
  /** The memory that a worker may be expected to have, in bytes. */
  private static final long MEMORY = 1L << 30;

  private Missing() {
  }

  @Replaces("java.util.regex.Matcher")
  static Stream<MatchResult> results(Matcher matcher) {
    matcher.reset();
    var found = new ArrayList<MatchResult>();
    while (matcher.find())
      found.add(matcher.toMatchResult());
    return found.stream();
  }

  @Replaces("java.util.regex.Matcher")
  @SuppressWarnings("JdkObsolete") // the only buffer that TeaVM appends to
  static String replaceAll(Matcher matcher, Function<MatchResult, String> by) {
    matcher.reset();
    var text = new StringBuffer();
    while (matcher.find())
      matcher.appendReplacement(text, by.apply(matcher));
    matcher.appendTail(text);
    return text.toString();
  }

  @Replaces("java.util.regex.Pattern")
  static Stream<String> splitAsStream(Pattern pattern, CharSequence text) {
    return Arrays.stream(pattern.split(text));
  }

  @Replaces("java.lang.Math")
  static long multiplyHigh(long x, long y) {
    long x1 = x >> 32;
    long x0 = x & 0xFFFFFFFFL;
    long y1 = y >> 32;
    long y0 = y & 0xFFFFFFFFL;
    long middle = x1 * y0 + (x0 * y0 >>> 32);
    return x1 * y1 + (middle >> 32) + ((middle & 0xFFFFFFFFL) + x0 * y1 >> 32);
  }

  @Replaces("java.lang.Math")
  static long powExact(long base, int exponent) {
    long power = 1;
    for (int i = 0; i < exponent; i++)
      power = Math.multiplyExact(power, base);
    return power;
  }

  @Replaces("java.lang.Long")
  static long compress(long bits, long mask) {
    long packed = 0;
    int to = 0;
    for (long rest = mask; rest != 0; rest &= rest - 1)
      packed |= (bits >>> Long.numberOfTrailingZeros(rest) & 1) << to++;
    return packed;
  }

  @Replaces("java.lang.Long")
  static long expand(long packed, long mask) {
    long bits = 0;
    int from = 0;
    for (long rest = mask; rest != 0; rest &= rest - 1)
      bits |= (packed >>> from++ & 1) << Long.numberOfTrailingZeros(rest);
    return bits;
  }

  @Replaces("java.lang.Character")
  static String toString(int codePoint) {
    return new String(Character.toChars(codePoint));
  }

  @Replaces("java.lang.String")
  static boolean isBlank(String text) {
    return text.strip().isEmpty();
  }

  @Replaces("java.lang.String")
  static Stream<String> lines(String text) {
    var lines = new ArrayList<>(List.of(text.split("\r\n|\r|\n", -1)));
    if (lines.getLast().isEmpty())
      lines.removeLast();
    return lines.stream();
  }

  /** TeaVM adds an empty piece before a match of length 0 at the beginning. */
  @Replaces("java.lang.String")
  static String[] split(String text, String by) {
    String[] pieces = Pattern.compile(by).split(text);
    return pieces.length > 1 && pieces[0].isEmpty() && leads(text, by)
        ? Arrays.copyOfRange(pieces, 1, pieces.length) : pieces;
  }

  private static boolean leads(String text, String by) {
    Matcher matcher = Pattern.compile(by).matcher(text);
    return matcher.find() && matcher.end() == 0;
  }

  @Replaces("java.util.Arrays")
  static int compare(int[] a, int[] b) {
    for (int i = 0; i < Math.min(a.length, b.length); i++)
      if (a[i] != b[i])
        return Integer.compare(a[i], b[i]);
    return a.length - b.length;
  }

  @Replaces("java.util.Arrays")
  static int compare(long[] a, long[] b) {
    for (int i = 0; i < Math.min(a.length, b.length); i++)
      if (a[i] != b[i])
        return Long.compare(a[i], b[i]);
    return a.length - b.length;
  }

  @Replaces("java.util.Arrays")
  @SuppressWarnings({"rawtypes", "unchecked"}) // as declared there
  static int compare(Comparable[] a, Comparable[] b) {
    for (int i = 0; i < Math.min(a.length, b.length); i++) {
      int order = a[i].compareTo(b[i]);
      if (order != 0)
        return order;
    }
    return a.length - b.length;
  }

  @Replaces("java.util.Collections")
  static <K, V> SequencedMap<K, V> unmodifiableSequencedMap(SequencedMap<K, V> map) {
    return map;
  }

  @Replaces("java.util.Collections")
  static <T> SortedSet<T> emptySortedSet() {
    return new TreeSet<>();
  }

  @Replaces("java.util.ServiceLoader")
  static <S> Stream<Provider<S>> stream(ServiceLoader<S> loader) {
    var providers = new ArrayList<Provider<S>>();
    for (S service : loader)
      providers.add(() -> service);
    return providers.stream();
  }

  /** A service that has been found. */
  @FunctionalInterface
  @Replaces("java.util.ServiceLoader$Provider")
  interface Provider<S> {
    S get();
  }

  @Replaces("java.time.Duration")
  @SuppressWarnings("JavaDurationGetSecondsToToSeconds") // which is what this is
  static long toSeconds(Duration time) {
    return time.getSeconds();
  }

  @Replaces("java.lang.Runtime")
  static long maxMemory(@SuppressWarnings("unused") Runtime runtime) {
    return MEMORY;
  }

  @Replaces("java.util.concurrent.atomic.AtomicLong")
  static long getOpaque(AtomicLong value) {
    return value.get();
  }

  @Replaces("java.lang.Thread")
  static void onSpinWait() {
    // there is one thread
  }

  @Replaces("java.util.concurrent.locks.LockSupport")
  static void parkNanos(@SuppressWarnings("unused") long nanos) {
    // there is one thread
  }

  @Replaces("java.lang.invoke.VarHandle")
  static void loadLoadFence() {
    // there is one thread
  }

  @Replaces("java.lang.invoke.VarHandle")
  static void storeStoreFence() {
    // there is one thread
  }
}
