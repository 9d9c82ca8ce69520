/** Keeps of a scenario whatever a keystroke has left as it was, so that what was worked out from it still holds. */
import { dequal } from 'dequal/lite';
import type { Round, Scenario } from '../../engine/index.ts';

/**
 * The scenario as it is now, made of the very parts of the one before where they are the same. It stops behind each of
 * them.
 */
export function* kept(before: Scenario, now: Scenario): Generator<undefined, Scenario> {
  let made = now;
  for (const part of wholeParts) {
    if (part in now) made = { ...made, [part]: yield* same(before[part], now[part]) };
    yield;
  }
  const rounds: Round[] = [];
  for (const [index, round] of now.rounds.entries()) {
    rounds.push(yield* keptRound(before.rounds, round, index, now.rounds.length));
    yield;
  }
  return { ...made, rounds };
}

/** What is kept as a whole, or not at all. */
const wholeParts = [
  'rules',
  'seed',
  'situation',
  'options',
  'sides',
  'creatures',
  'combatants',
  'things',
  'verbs',
  'facts',
  'prose',
  'source',
] as const satisfies readonly (keyof Scenario)[];

/** A round that was put in or taken out moves those behind it: they keep their place from the end. */
function* keptRound(before: readonly Round[], round: Round, index: number, all: number): Generator<undefined, Round> {
  const [there, fromEnd] = [before[index], before.at(index - all)];
  return (
    [there, fromEnd].find((old) => dequal(old, round)) ??
    (there === undefined ? round : { ...round, facts: yield* same(there.facts, round.facts) })
  );
}

/** So many entries of a list are compared before others may be heard. */
const comparedAStep = 100;

/** What was before, where that is the same. */
function* same<T>(before: T, now: T): Generator<undefined, T> {
  if (!Array.isArray(before) || !Array.isArray(now)) return dequal(before, now) ? before : now;
  if (before.length !== now.length) return now;
  for (const [index, entry] of now.entries()) {
    if (!dequal(before[index], entry)) return now;
    if (index % comparedAStep === comparedAStep - 1) yield;
  }
  return before;
}
