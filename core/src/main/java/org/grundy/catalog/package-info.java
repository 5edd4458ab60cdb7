/**
 * The games by name: their aliases, the text of positions and sums, and users' rulesets.
 *
 * <p>{@link org.grundy.catalog.Catalog} reads a position as people type it.
 * {@link org.grundy.catalog.UserRules} compiles a file of rules and makes its game.
 */
@NullMarked
package org.grundy.catalog;

import org.jspecify.annotations.NullMarked;
