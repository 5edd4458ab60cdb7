/** Proofs of statements in files, which anybody can check without the prover. */
@NullMarked
package org.grundy.word.certificate;

import org.jspecify.annotations.NullMarked;
