/**
 * The workbench: a server on this machine and the pages that it serves. There is one small class a subject; the pages
 * know no game, because every touch is answered here, from the core's pictures, touches and reports.
 */
@NullMarked
package org.grundy.web;

import org.jspecify.annotations.NullMarked;
