/**
 * A second check of proofs, by code that shares only the language of claims with the prover: automata and machines,
 * conditions on them, and numerations. It follows every step again, transition by transition, in the simplest way.
 */
@NullMarked
package org.grundy.word.check;

import org.jspecify.annotations.NullMarked;
