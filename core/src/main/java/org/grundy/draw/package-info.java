/**
 * Terminal text and SVG from neutral data: pictures of positions and the exhibits of a reason. To draw a new layout,
 * add a class for its text and one for its SVG, and a case in {@link org.grundy.draw.BoardText} and
 * {@link org.grundy.draw.BoardSvg}. Nothing here knows a game.
 */
@NullMarked
package org.grundy.draw;

import org.jspecify.annotations.NullMarked;
