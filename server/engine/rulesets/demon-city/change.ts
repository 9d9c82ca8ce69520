/** A change of the fight's state that a step tells of: made once, for planning a round and for playing it. */
import { derivePair } from '../../derive/index.ts';
import type { Prose } from '../../scenario.ts';
import type { Source } from '../../source.ts';
import type { Tone } from '../../results.ts';
import type { Fighter } from './cast.ts';
import { factsOf, type Decision, type DemonCityFact } from './facts.ts';
import type { Fight } from './fight.ts';

/** Which rule a step cites, by a name that each edition gives its own page to. */
export type RuleKey = 'placement' | 'range' | 'recovery' | 'panic' | 'injury' | 'agilityTies';

/** The rules that an edition has for them; none where it has no such rule. */
export type RuleKeys = Readonly<Partial<Record<RuleKey, { readonly id: string }>>>;

export interface Change {
  readonly kind: string;
  /** Tells steps of one kind in one round apart. */
  readonly about: string;
  readonly title: string;
  readonly text: string;
  readonly tone: Tone;
  readonly actor?: string;
  readonly prose?: readonly Prose[];
  readonly rule?: RuleKey;
  readonly source: Source;
  readonly to: <F extends Fight>(fight: F) => F;
}

/** The last decision of one sort about somebody, which is the one that holds. */
export function decisionAbout(
  facts: readonly DemonCityFact[],
  about: 'recovery' | 'panic',
  who: Fighter,
): Decision | undefined {
  return factsOf(facts, 'decision').findLast((fact) => isAbout(fact, about, who));
}

/**
 * A decision that has taken hold is used up: it stands for one throw, so that whoever falls a second time stays down
 * until it is decided again.
 */
export function withoutDecisions<F extends Fight>(fight: F, about: 'recovery' | 'panic', who: Fighter): F {
  return {
    ...fight,
    facts: fight.facts.flatMap((fact): readonly DemonCityFact[] =>
      fact.kind !== 'decision' || !isAbout(fact, about, who) ? [fact] : forOthers(fact, who),
    ),
  };
}

/** What is left of a decision about several; the same value every time, by which states of the fight are the same. */
const forOthers = derivePair(
  'demon-city/decisions for others',
  (fact: Decision, who: Fighter): readonly DemonCityFact[] => {
    const whom = fact.whom.filter(({ id }) => id !== who.name);
    return whom.length === 0 ? [] : [{ ...fact, whom }];
  },
);

function isAbout(fact: Decision, about: string, who: Fighter): boolean {
  return fact.about === about && fact.whom.some(({ id }) => id === who.name);
}
