package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PagesTest {
  @AutoClose private static final Server server = new Server();

  @BeforeAll
  static void built() {
    assumeTrue(Pages.missing().isEmpty(), "the pages are not built");
  }

  /** What a program is told that shows a link. */
  @Test
  void link_hasATextAndAPicture() {
    String page = server.get("/play", Map.of("start", "nim 3 4 5")).text();
    assertThat(page).contains("og:title\" content=\"nim 3 4 5 · Grundy\"",
        "og:image\" content=\"" + server.address() + "preview.png\"");
    assertThat(server.get("/games", Map.of()).text()).contains("og:title\" content=\"Grundy\"");
    assertThat(server.get("/preview.png", Map.of()).status()).isEqualTo(200);
  }

  @Test
  void whatALinkSays_isNoMarkup() {
    assertThat(server.get("/play", Map.of("start", "\"><script>alert(1)</script>")).text())
        .contains("&quot;&gt;&lt;script&gt;").doesNotContain("<script>alert");
  }
}
