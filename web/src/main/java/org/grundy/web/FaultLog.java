package org.grundy.web;

import java.lang.System.Logger.Level;
import java.util.Arrays;

/** What goes wrong here and is not the client's fault, on the log: standard error, unless Java's logging is told otherwise. */
final class FaultLog {
  private static final System.Logger LOG = System.getLogger("org.grundy.web");
  /** An overflow of the stack says the same a thousand times. */
  private static final int MOST_FRAMES = 40;
  private static final int LONGEST = 300;

  private FaultLog() {
  }

  /** @param request what was asked; what a client sent is made printable */
  static void note(String request, Throwable fault) {
    StackTraceElement[] frames = fault.getStackTrace();
    if (frames.length > MOST_FRAMES)
      fault.setStackTrace(Arrays.copyOf(frames, MOST_FRAMES));
    LOG.log(Level.ERROR, printable(request), fault);
  }

  /** The same of a thread that goes on. */
  static void note(String request, Thread running) {
    var where = new IllegalStateException("still running");
    where.setStackTrace(running.getStackTrace());
    note(request, where);
  }

  private static String printable(String request) {
    String shown = request.length() > LONGEST ? request.substring(0, LONGEST) + ".." : request;
    return shown.replaceAll("\\p{Cntrl}", "?");
  }
}
