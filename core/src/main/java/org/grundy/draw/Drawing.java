package org.grundy.draw;

/** A finished piece of SVG whose corner is at the origin. */
record Drawing(double width, double height, String xml) {
}
