package org.grundy.word.logic;

import java.time.Duration;

/**
 * A definition whose automaton was built.
 *
 * @param states of its minimal automaton
 * @param time   that it took, without the definitions that it uses
 */
public record BuiltDefinition(Definition definition, int states, Duration time) {
}
