/**
 * What adds actions to somebody’s attempts: their wounds, weaknesses and fatigue, by the words that they are written
 * with.
 */
import { wordsKey } from '../../cast.ts';
import type { Deed } from '../../deeds.ts';
import { factsOf, type Scoped } from '../../facts.ts';
import { conditionOf } from '../../fight.ts';
import { isRelevant } from '../../needs.ts';
import type { RoundPlan } from '../../plan.ts';

export interface Hindrance extends Scoped {
  readonly kind: 'wound' | 'weakness' | 'fatigue';
  readonly words: string;
}

/** Those that somebody has when a round’s attempts are made. */
export function hindrancesOf(
  { context }: Pick<RoundPlan, 'context'>,
  { actor }: Pick<Deed, 'actor'>,
): readonly Hindrance[] {
  const { wounds, fatigue } = conditionOf(context.fight, actor.name);
  return [
    ...wounds.map(({ words, ...rest }): Hindrance => ({ kind: 'wound', words, ...scopeOf(rest) })),
    ...factsOf(actor.traits, 'weakness').map((weakness): Hindrance => ({
      kind: 'weakness',
      words: weakness.words.text,
      ...scopeOf(weakness),
    })),
    ...(fatigue === undefined
      ? []
      : [{ kind: 'fatigue', words: fatigue.words ?? 'fatigue', everything: true } as const]),
  ];
}

function scopeOf({ everything, scope }: Scoped): Scoped {
  return { ...(everything === undefined ? {} : { everything }), ...(scope === undefined ? {} : { scope }) };
}

export function named(all: readonly Hindrance[], words: string): Hindrance | undefined {
  return all.find((each) => wordsKey(each.words) === wordsKey(words));
}

/** Whether its action is among those of the attempt. */
export function counts(deed: Deed, hindrance: Hindrance): boolean {
  return isRelevant(deed, hindrance.words, hindrance);
}
