/**
 * Answers, pictures, touches and the catalogue as JSON, all described by one JSON Schema, {@code schema-1.json} beside
 * these classes. Field names and codes are the same in every language; only text for people (a complaint, the rules of
 * a game, the label of a counter) is translated. Absent fields are left out; nothing is ever {@code null}.
 */
@NullMarked
package org.grundy.wire;

import org.jspecify.annotations.NullMarked;
