/**
 * Players, winners, and the worth of positions.
 *
 * <p>To add a kind of worth, write a record that implements {@link org.grundy.value.Worth} in a package of its own
 * below this one, let an engine find it, and describe its fields in the schema of JSON.
 */
@NullMarked
package org.grundy.value;

import org.jspecify.annotations.NullMarked;
