/** The cast prepared for play: Willpower, drives, advantages, flaws and wounds of each combatant, looked up. */
import { handOf, statOf } from '../../combatants.ts';
import { fightersOf, type AnyFighter, type Fighters } from '../../play/fighters.ts';
import type { Combatant } from '../../scenario.ts';
import { deriveFromStage, type Stage } from '../../stage.ts';
import type { QuickShotFact } from './facts.ts';

/** The base of the general pool of most characters (qs-190). */
export const usualBase = 5;

export { fightersNamed } from '../../play/fighters.ts';

/** One combatant as the rules see them. `isNpc` is set for those whom the players don’t roll for. */
export interface Fighter extends AnyFighter<QuickShotFact> {
  readonly isNpc: boolean;
  /** The points in the general pool, and its base. */
  readonly willpower: { readonly now: number; readonly base: number };
}

export interface Cast {
  readonly stage: Stage<QuickShotFact>;
  readonly fighters: Fighters<Fighter>;
}

/** Cached by the stage, so that checks, play and odds share whatever they derive from it. */
export const castOf = deriveFromStage('quick-shot/cast', (stage: Stage<QuickShotFact>): Cast => ({
  stage,
  fighters: fightersOf(stage, ({ combatant }) => ({
    isNpc: handOf(stage, combatant) === 'Host',
    willpower: willpowerOf(stage, combatant),
  })),
}));

/**
 * Without a written value, the usual base. A written value changes the base only with `of`; it may differ from the
 * base.
 */
function willpowerOf(stage: Stage<QuickShotFact>, combatant: Combatant<QuickShotFact>): Fighter['willpower'] {
  const stat = statOf(stage, combatant, 'Willpower');
  return {
    now: Math.max(0, Math.trunc(stat?.value ?? usualBase)),
    base: Math.max(0, Math.trunc(stat?.of ?? usualBase)),
  };
}

/** Normalizes quoted names of drives, wounds, actions and the like, so that different spellings compare equal. */
export function wordsKey(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/^(?:the|an?|his|her|its|their) /u, '');
}
