package org.grundy.browser.jdk;

/** There are no other threads; whoever asks for two first looks at how many a budget has. */
@Replaces("org.grundy.effort.Threads")
public final class NoThreads {
  private NoThreads() {
  }

  @SuppressWarnings("DoNotCallSuggester") // it is called under a condition that does not hold here
  public static Thread start(String name, @SuppressWarnings("unused") Runnable work) {
    throw new UnsupportedOperationException("a thread for " + name);
  }

  public static void join(@SuppressWarnings("unused") Thread thread) {
    // there is none
  }
}
