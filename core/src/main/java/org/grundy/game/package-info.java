/**
 * The model of games, without anything that solves, explains or draws them.
 *
 * <p>To add a game, write one class that implements {@link org.grundy.game.Impartial}, {@link
 * org.grundy.game.Partizan} or {@link org.grundy.game.Scoring}, or better one of the families in the packages beside
 * this one (heap, vector, grid, placement, strip, row, graph), which do most of the work; then add its line to {@code
 * catalog.Games}. {@code docs/how-to/add-a-game.md} walks through one.
 *
 * <p>All code outside a ruleset holds a {@link org.grundy.game.Position}, which has no type parameter.
 */
@NullMarked
package org.grundy.game;

import org.jspecify.annotations.NullMarked;
