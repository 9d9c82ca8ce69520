/** A change of the fight’s state with the step that reports it; used both to plan a round and to play it. */
import { derivePair } from '../../derive/index.ts';
import type { Prose } from '../../scenario.ts';
import type { Source } from '../../source.ts';
import type { Tone } from '../../results.ts';
import type { Fighter } from './cast.ts';
import { factsOf, type Decision, type DemonCityFact } from './facts.ts';
import type { Fight } from './fight.ts';

/** The rule that a step cites, by a key for which each edition has its own page. */
export type RuleKey = 'placement' | 'range' | 'recovery' | 'panic' | 'injury' | 'agilityTies';

/** An edition’s rules for these keys; a key is missing where it has no such rule. */
export type RuleKeys = Readonly<Partial<Record<RuleKey, { readonly id: string }>>>;

export interface Change {
  readonly kind: string;
  /** Distinguishes steps of the same kind in one round. */
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

/** The last decision of this kind about a fighter, which is the one in force. */
export function decisionAbout(
  facts: readonly DemonCityFact[],
  about: 'recovery' | 'panic',
  who: Fighter,
): Decision | undefined {
  return factsOf(facts, 'decision').findLast((fact) => isAbout(fact, about, who));
}

/**
 * A decision is used up by the throw that it stands for: whoever goes down a second time stays down until there is a
 * new decision.
 */
export function withoutDecisions<F extends Fight>(fight: F, about: 'recovery' | 'panic', who: Fighter): F {
  return {
    ...fight,
    facts: fight.facts.flatMap((fact): readonly DemonCityFact[] =>
      fact.kind !== 'decision' || !isAbout(fact, about, who) ? [fact] : forOthers(fact, who),
    ),
  };
}

/** The rest of a decision about several fighters; cached, since states are compared by identity of their facts. */
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
