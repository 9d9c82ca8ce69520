/** Wounds and fatigue that a round ends, by their words. */
import { wordsKey, type Cast } from '../cast.ts';
import { factsOf, type NoLonger, type QuickShotFact } from '../facts.ts';
import { conditionOf, without, type Fight } from '../fight.ts';
import { rule } from '../rule-ids.ts';
import { done } from './applied.ts';
import type { Happening } from './happening.ts';

/** Ends them for everybody who has one, before anything else happens. */
export function endingsIn({ fighters }: Cast, fight: Fight, facts: readonly QuickShotFact[]): readonly Happening[] {
  return factsOf(facts, 'no longer').flatMap((fact) =>
    [...fighters.values()].flatMap((who) => endingsOf(who, fight, fact)),
  );
}

function endingsOf(who: Happening['who'], fight: Fight, fact: NoLonger): readonly Happening[] {
  const { wounds, fatigue } = conditionOf(fight, who.name);
  const {
    words: { text },
  } = fact;
  const isIt = (words: string | undefined): boolean => words !== undefined && wordsKey(words) === wordsKey(text);
  const healed: Happening = {
    who,
    fact,
    rule: rule.healing,
    what: `no longer has “${text}”`,
    to: (now) => done(without(now, text), ''),
  };
  const rested: Happening = {
    who,
    fact,
    rule: rule.fatigue,
    what: 'is no longer tired',
    to: ({ fatigue: _, ...now }) => done(now, `“${text}” is over.`),
  };
  return [...(wounds.some(({ words }) => isIt(words)) ? [healed] : []), ...(isIt(fatigue?.words) ? [rested] : [])];
}
