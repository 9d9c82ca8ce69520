/** A scenario without its rounds: what stays as it is while somebody writes on one of them. */
import { oncePer } from './once.ts';
import type { Fact, Round, Scenario, Setting } from './scenario.ts';

/** `firstRound` is the lowest number of a round; missing where there is none. */
export interface Stage<F extends Fact = Fact> extends Setting<F> {
  readonly firstRound?: number;
}

/**
 * What is made of a stage, made once: scenarios that differ in their rounds alone have one and the same, so that
 * whatever is worked out from it and from a round that has stayed the same is worked out once, however often another
 * round is rewritten.
 */
export function oncePerStage<F extends Fact, T extends object>(
  make: (stage: Stage<F>) => T,
): (scenario: Scenario<F>) => T {
  const lastOf = oncePer<Setting<F>['combatants'], { last?: { readonly stage: Stage<F>; readonly made: T } }>(
    () => ({}),
  );
  return oncePer((scenario: Scenario<F>) => {
    const stage = stageOf(scenario);
    const known = lastOf(scenario.combatants);
    if (known.last === undefined || !isSame(known.last.stage, stage)) known.last = { stage, made: make(stage) };
    return known.last.made;
  });
}

/** Whether no round has a lower number, so that it begins with what is said before all rounds. */
export function isFirstRound({ firstRound }: Stage, { number }: Round): boolean {
  return number === firstRound;
}

function stageOf<F extends Fact>(scenario: Scenario<F>): Stage<F> {
  const { rounds, expectations, strangers, ...setting } = scenario;
  return rounds.length === 0 ? setting : { ...setting, firstRound: Math.min(...rounds.map(({ number }) => number)) };
}

function isSame(one: Stage, other: Stage): boolean {
  const [members, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    members.length === others.size && members.every(([name, value]) => others.has(name) && others.get(name) === value)
  );
}
