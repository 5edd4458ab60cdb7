/**
 * Executable statements of texts on combinatorial games: each has an id, its place in the text, the expected verdict,
 * and a check that is run on request. Each text is a class with its claims; {@link org.grundy.claim.Claims} has all of
 * them. A check never relies on the theorem that it checks: it lists moves, counts, or compares with the printed text.
 */
@NullMarked
package org.grundy.claim;

import org.jspecify.annotations.NullMarked;
