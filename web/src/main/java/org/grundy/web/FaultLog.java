package org.grundy.web;

import java.lang.System.Logger.Level;
import java.util.Arrays;

/** Logs faults of the server, not of its clients: on standard error, unless Java's logging is configured otherwise. */
final class FaultLog {
  private static final System.Logger LOG = System.getLogger("org.grundy.web");
  /** The most stack frames logged; a stack overflow repeats the same ones a thousand times. */
  private static final int MOST_FRAMES = 40;
  private static final int LONGEST = 300;

  private FaultLog() {
  }

  /** @param request the request, made printable since a client sent it */
  static void note(String request, Throwable fault) {
    StackTraceElement[] frames = fault.getStackTrace();
    if (frames.length > MOST_FRAMES)
      fault.setStackTrace(Arrays.copyOf(frames, MOST_FRAMES));
    LOG.log(Level.ERROR, printable(request), fault);
  }

  /** Logs the stack of a thread that is still running. */
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
