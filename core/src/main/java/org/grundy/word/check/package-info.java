/**
 * A second look at proofs, by code that shares nothing with what made them but the language of what is claimed: every
 * step is followed again, transition by transition, in the plainest way.
 */
@NullMarked
package org.grundy.word.check;

import org.jspecify.annotations.NullMarked;
