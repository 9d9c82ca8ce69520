/** Structural sharing: reuses unchanged parts of the previous scenario, so that values derived from them stay valid. */
import { dequal } from 'dequal/lite';
import type { Round, Scenario } from '../../engine/index.ts';

/**
 * The new scenario, built from the identical objects of the previous one where they are equal. Yields after each part.
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

/** Parts that are reused as a whole, or not at all. */
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

/**
 * Inserting or removing a round shifts those after it, so rounds are compared by index from the start and from the end.
 */
function* keptRound(before: readonly Round[], round: Round, index: number, all: number): Generator<undefined, Round> {
  const [there, fromEnd] = [before[index], before.at(index - all)];
  return (
    [there, fromEnd].find((old) => dequal(old, round)) ??
    (there === undefined ? round : { ...round, facts: yield* same(there.facts, round.facts) })
  );
}

/** Number of list entries compared per time slice. */
const comparedAStep = 100;

/** The previous value if it is equal. */
function* same<T>(before: T, now: T): Generator<undefined, T> {
  if (!Array.isArray(before) || !Array.isArray(now)) return dequal(before, now) ? before : now;
  if (before.length !== now.length) return now;
  for (const [index, entry] of now.entries()) {
    if (!dequal(before[index], entry)) return now;
    if (index % comparedAStep === comparedAStep - 1) yield;
  }
  return before;
}
