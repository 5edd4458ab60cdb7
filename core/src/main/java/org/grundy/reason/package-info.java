/** Why something holds, independent of language: sentences, exhibits, citations and verdicts. */
@NullMarked
package org.grundy.reason;

import org.jspecify.annotations.NullMarked;
