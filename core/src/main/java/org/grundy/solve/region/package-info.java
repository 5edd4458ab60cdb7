/**
 * Databases of the values of regions: every region that a board may fall into, with its canonical form, in a folder that is
 * read without loading it. {@link org.grundy.solve.region.RegionValues} looks values up.
 */
@NullMarked
package org.grundy.solve.region;

import org.jspecify.annotations.NullMarked;
