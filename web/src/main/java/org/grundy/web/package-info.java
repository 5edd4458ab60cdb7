/**
 * The workbench: a server on this machine and the pages that it serves. Each subject has one small class. The pages
 * know no games: every touch is answered here, from the core's pictures, touches and reports.
 */
@NullMarked
package org.grundy.web;

import org.jspecify.annotations.NullMarked;
