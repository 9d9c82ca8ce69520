/** One written round made ready to be thrown: who can act, how many throws each gets, which Clashes there are. */
import { isPosition, withPosition } from '../../positions.ts';
import type { Round } from '../../scenario.ts';
import type { Cast } from './cast.ts';
import { deedsOf, isUncontested, reaches, throwsInClash, type Deed } from './deeds.ts';
import { factsOf, sameWords, withoutEnded, type DemonCityFact } from './facts.ts';
import { conditionOf, isDown, withState, type Fight } from './fight.ts';
import type { Moment } from './moment.ts';

/** `F` is the edition’s state of a fight, `P` its pools. */
export interface RoundPlan<F extends Fight = Fight, P = unknown> {
  readonly round: Round<DemonCityFact>;
  /** The fight with what the head of the round says. */
  readonly fight: F;
  readonly moment: Moment;
  readonly pools: P;
  /** Deeds of those who can't act because they are out of the fight. */
  readonly blocked: readonly Deed[];
  readonly uncontested: readonly Deed[];
  /** The deeds of each Clash, in the order of announcing. */
  readonly clashes: readonly (readonly Deed[])[];
}

/** The plan of a round that starts from this state of the fight. */
export function planRound<F extends Fight, P>(
  cast: Cast, before: F, round: Round<DemonCityFact>, poolsOf: (moment: Moment, fight: F) => P,
): RoundPlan<F, P> {
  const fight = withHead(before, round);
  const all = deedsOf(cast, round, fight.facts, (who) => conditionOf(fight, who).gear);
  const deeds = new Map([...all].filter(([who]) => !isDown(conditionOf(fight, who))));
  const moment: Moment = {
    cast, deeds, facts: fight.facts, positions: fight.positions,
    hurt: new Set([...cast.fighters.keys()].filter((name) => conditionOf(fight, name).hurt)),
  };
  const uncontested = [...deeds.values()].filter((deed) => isUncontested(deed, deeds));
  const contested = [...deeds.values()].filter((deed) => !uncontested.includes(deed));
  return {
    round, fight, moment, pools: poolsOf(moment, fight),
    blocked: [...all.values()].filter((deed) => !deeds.has(deed.actor.name)),
    uncontested,
    clashes: clashesOf(contested),
  };
}

/** The fight when the facts at the head of the round hold too. */
function withHead<F extends Fight>(fight: F, round: Round<DemonCityFact>): F {
  const ended = factsOf(round.facts, 'no longer').map((fact) => sameWords(fact.words.text));
  const lasting = withoutEnded(fight.facts, ended);
  const positions = round.facts.filter(isPosition).reduce(withPosition, fight.positions);
  return factsOf(round.facts, 'state').reduce<F>(withState, { ...fight, facts: [...lasting, ...round.facts], positions });
}

/**
 * Clashes are the groups that hang together by who targets whom and who gets in whose way (readings t43, d21).
 * Somebody who throws nothing still joins those who are after them.
 */
export function clashesOf(contested: readonly Deed[]): readonly (readonly Deed[])[] {
  const group = new Map<string, string>();
  const find = (name: string): string => {
    const up = group.get(name) ?? name;
    return up === name ? name : find(up);
  };
  for (const deed of contested) {
    for (const other of reaches(deed)) group.set(find(other), find(deed.actor.name));
  }
  const clashes = new Map<string, Deed[]>();
  for (const deed of contested.filter(throwsInClash)) {
    const key = find(deed.actor.name);
    clashes.set(key, [...(clashes.get(key) ?? []), deed]);
  }
  return [...clashes.values()];
}
