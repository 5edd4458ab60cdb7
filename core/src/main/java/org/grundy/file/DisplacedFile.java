package org.grundy.file;

import java.io.IOException;
import java.nio.file.Path;

/** Thrown when a file was deleted, or another put in its place, while it was being written. */
public final class DisplacedFile extends IOException {
  private static final long serialVersionUID = 1;

  DisplacedFile(Path path) {
    super(path + " was deleted or replaced while being written");
  }
}
