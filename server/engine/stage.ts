/** A scenario without its rounds: the part that doesn't change while somebody edits a round. */
import { derive, ValueMemo } from './derive/index.ts';
import type { Fact, Round, Scenario, Setting } from './scenario.ts';

/** `firstRound` is the lowest number of a round; missing if there are none. */
export interface Stage<F extends Fact = Fact> extends Setting<F> {
  readonly firstRound?: number;
}

/**
 * Caches a value derived from a stage: scenarios that differ only in their rounds share it, so that whatever is derived
 * from it and from an unchanged round is computed once, however often another round is edited.
 */
export function deriveFromStage<F extends Fact, T extends object>(
  name: string,
  make: (stage: Stage<F>) => T,
): (scenario: Scenario<F>) => T {
  const lastOf = new ValueMemo<Setting<F>['combatants'], { readonly stage: Stage<F>; readonly made: T }>(
    `${name} of the last stage`,
  );
  return derive(name, (scenario: Scenario<F>) => {
    const stage = stageOf(scenario);
    const last = lastOf.known(scenario.combatants);
    return last !== undefined && isSame(last.stage, stage)
      ? last.made
      : lastOf.keep(scenario.combatants, { stage, made: make(stage) }).made;
  });
}

/** Whether no round has a lower number, so that it starts from the written state. */
export function isFirstRound({ firstRound }: Stage, { number }: Round): boolean {
  return number === firstRound;
}

/** The lowest number of these rounds, cached. */
const lowestOf = derive('lowest number of a round', (rounds: readonly Pick<Round, 'number'>[]): number =>
  Math.min(...rounds.map(({ number }) => number)),
);

/** Whether a round of a scenario has the lowest number, so that it starts from the written state. */
export function isFirst({ rounds }: Pick<Scenario, 'rounds'>, { number }: Pick<Round, 'number'>): boolean {
  return number === lowestOf(rounds);
}

function stageOf<F extends Fact>(scenario: Scenario<F>): Stage<F> {
  const { rounds, expectations, strangers, firstUnread, ...setting } = scenario;
  return rounds.length === 0 ? setting : { ...setting, firstRound: lowestOf(rounds) };
}

function isSame(one: Stage, other: Stage): boolean {
  const [members, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    members.length === others.size && members.every(([name, value]) => others.has(name) && others.get(name) === value)
  );
}
