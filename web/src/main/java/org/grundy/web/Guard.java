package org.grundy.web;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.phrase.BadInput;

/**
 * Controls who may send requests and what a browser may do with the answers. Pages of other sites are refused: the
 * {@code Host} must be this server's, so that no foreign name can be pointed at it, and the requesting page must be its
 * own.
 */
final class Guard {
  private static final String CONTENT = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
      + "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'none'; "
      + "frame-ancestors 'none'";
  /** The headers that tell a browser what it may do with an answer. */
  static final Map<String, String> HEADERS = Map.of("Content-Security-Policy", CONTENT, "X-Content-Type-Options",
      "nosniff", "Referrer-Policy", "no-referrer", "Cross-Origin-Opener-Policy", "same-origin",
      "Cross-Origin-Resource-Policy", "same-origin", "Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  private static final Set<String> OWN = Set.of("same-origin", "none");

  private final String host;
  private final boolean everywhere;

  Guard(String host) {
    this.host = host;
    this.everywhere = host.equals("0.0.0.0") || host.equals("::");
  }

  /** @throws BadInput when the request comes from a page of another site */
  void check(Context context) {
    HEADERS.forEach(context::header);
    String request = Optional.ofNullable(context.header("Host")).orElse("");
    boolean own = known(name(request))
        && Optional.ofNullable(context.header("Origin")).map(origin -> origin.equals("http://" + request)).orElse(true)
        && Optional.ofNullable(context.header("Sec-Fetch-Site")).map(OWN::contains).orElse(true);
    boolean page = context.path().startsWith("/api/") || !context.method().name().equals("GET");
    if (!known(name(request)) || page && !own)
      throw BadInput.because("Only pages of this workbench may send it requests.");
  }

  private static String name(String authority) {
    try {
      return Optional.ofNullable(URI.create("http://" + authority).getHost()).orElse("");
    } catch (IllegalArgumentException _) {
      return "";
    }
  }

  private boolean known(String name) {
    String bare = name.startsWith("[") ? name.substring(1, name.length() - 1) : name;
    return bare.equalsIgnoreCase("localhost") || bare.equals("127.0.0.1") || bare.equals("::1")
        || bare.equalsIgnoreCase(host) || everywhere && (literal(bare) || bare.equalsIgnoreCase(ownName()));
  }

  /** Whether the name is a numeric address, which nobody can point elsewhere. */
  private static boolean literal(String name) {
    return name.matches("[0-9.]+") || name.contains(":");
  }

  private static String ownName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (java.net.UnknownHostException _) {
      return "";
    }
  }
}
