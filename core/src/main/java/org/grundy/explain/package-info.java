/** Evidence to sentences: what an answer says, in which order, in which language, at which depth. */
@NullMarked
package org.grundy.explain;

import org.jspecify.annotations.NullMarked;
