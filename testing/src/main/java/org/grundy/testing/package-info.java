/** Shared by the tests of all modules: the size of a run, and fuzzing that keeps failing inputs. */
@NullMarked
package org.grundy.testing;

import org.jspecify.annotations.NullMarked;
