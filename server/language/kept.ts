/** Keeps of a scenario whatever a keystroke has left as it was, so that what was worked out from it still holds. */
import { dequal } from 'dequal/lite';
import type { Round, Scenario } from '../engine/index.ts';

/** The scenario as it is now, made of the very parts of the one before where they are the same. */
export function kept(before: Scenario, now: Scenario): Scenario {
  return {
    ...now,
    rules: same(before.rules, now.rules),
    ...(before.seed === undefined || now.seed === undefined ? {} : { seed: same(before.seed, now.seed) }),
    ...(before.situation === undefined || now.situation === undefined ? {} : { situation: same(before.situation, now.situation) }),
    options: same(before.options, now.options),
    sides: same(before.sides, now.sides),
    creatures: same(before.creatures, now.creatures),
    combatants: same(before.combatants, now.combatants),
    things: same(before.things, now.things),
    verbs: same(before.verbs, now.verbs),
    facts: same(before.facts, now.facts),
    prose: same(before.prose, now.prose),
    source: same(before.source, now.source),
    rounds: now.rounds.map((round, index) => keptRound(before.rounds, round, index, now.rounds.length)),
  };
}

/** A round that was put in or taken out moves those behind it: they keep their place from the end. */
function keptRound(before: readonly Round[], round: Round, index: number, all: number): Round {
  const [there, fromEnd] = [before[index], before.at(index - all)];
  return [there, fromEnd].find((old) => dequal(old, round)) ?? (there === undefined ? round : { ...round, facts: same(there.facts, round.facts) });
}

function same<T>(before: T, now: T): T {
  return dequal(before, now) ? before : now;
}
