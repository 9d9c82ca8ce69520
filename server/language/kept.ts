/** Keeps of a scenario whatever a keystroke has left as it was, so that what was worked out from it still holds. */
import { dequal } from 'dequal/lite';
import type { Round, Scenario } from '../engine/index.ts';

/**
 * The scenario as it is now, made of the very parts of the one before where they are the same. It stops behind each of
 * them.
 */
export function* kept(before: Scenario, now: Scenario): Generator<undefined, Scenario> {
  let made = now;
  for (const part of wholeParts) {
    made = withPart(before, made, part);
    yield;
  }
  const rounds: Round[] = [];
  for (const [index, round] of now.rounds.entries()) {
    rounds.push(keptRound(before.rounds, round, index, now.rounds.length));
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

function withPart(before: Scenario, now: Scenario, part: (typeof wholeParts)[number]): Scenario {
  return part in now ? { ...now, [part]: same(before[part], now[part]) } : now;
}

/** A round that was put in or taken out moves those behind it: they keep their place from the end. */
function keptRound(before: readonly Round[], round: Round, index: number, all: number): Round {
  const [there, fromEnd] = [before[index], before.at(index - all)];
  return (
    [there, fromEnd].find((old) => dequal(old, round)) ??
    (there === undefined ? round : { ...round, facts: same(there.facts, round.facts) })
  );
}

function same<T>(before: T, now: T): T {
  return dequal(before, now) ? before : now;
}
