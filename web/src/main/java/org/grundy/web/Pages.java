package org.grundy.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The built pages, from the jar. All pages are one document, which looks at its address. */
public final class Pages {
  /** The addresses of the pages; the application shows the right page for each. */
  static final List<String> ADDRESSES = List.of("/", "/play", "/games", "/boards", "/sequences", "/formulas",
      "/values", "/proofs", "/sources", "/kept", "/daily",
      "/exercises", "/lessons");
  private static final Map<String, String> TYPES = Map.of("html", "text/html; charset=utf-8", "js",
      "text/javascript; charset=utf-8", "css", "text/css; charset=utf-8", "svg", "image/svg+xml", "png",
      "image/png", "woff2", "font/woff2",
      "woff", "font/woff", "ttf", "font/ttf");

  private Pages() {
  }

  /**
   * The build's message about why there are no pages; the empty text if it left none, empty when the pages are built.
   */
  public static Optional<String> missing() {
    return bytes("index.html").isPresent() ? Optional.empty()
        : bytes("missing").map(sentence -> new String(sentence, StandardCharsets.UTF_8).strip())
            .or(() -> Optional.of(""));
  }

  static void addTo(RoutesConfig routes) {
    for (String address : ADDRESSES)
      routes.get(address, Pages::page);
    for (String picture : List.of("icon.svg", "preview.png"))
      routes.get("/" + picture, context -> serve(context, picture, "no-cache"));
    routes.get("/assets/{name}",
        context -> serve(context, "assets/" + context.pathParam("name"), "public, max-age=31536000, immutable"));
  }

  /** A page that tells programs which show links what it is about, and where its picture is. */
  private static void page(Context context) {
    serve(context, "index.html", "no-cache");
    String start = Objects.requireNonNullElse(context.queryParam("start"), "");
    String document = new String(bytes("index.html").orElseThrow(NotFoundResponse::new), StandardCharsets.UTF_8);
    String picture = context.scheme() + "://" + context.host() + "/preview.png";
    context.result(document.replace("content=\"./preview.png\"", "content=\"" + escaped(picture) + "\"")
        .replace("content=\"Grundy\"",
            "content=\"" + escaped(start.isEmpty() ? "Grundy" : start + " · Grundy") + "\""));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
  }

  /** Whether the request is for a page, rather than data or an asset. */
  static boolean isWanted(Context context) {
    return Objects.requireNonNullElse(context.header("Accept"), "").contains("text/html") && missing().isEmpty();
  }

  static void serve(Context context, String name, String cache) {
    byte[] found = bytes(name).orElseThrow(NotFoundResponse::new);
    String ending = name.substring(name.lastIndexOf('.') + 1);
    context.contentType(TYPES.getOrDefault(ending, "application/octet-stream")).header("Cache-Control", cache)
        .result(found);
  }

  static Optional<byte[]> bytes(String name) {
    if (name.contains(".."))
      return Optional.empty();
    try (InputStream in = Pages.class.getResourceAsStream("pages/" + name)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name, e);
    }
  }
}
