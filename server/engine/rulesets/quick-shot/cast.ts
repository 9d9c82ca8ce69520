/** Who takes part, made ready for play: Willpower, drives, advantages, flaws and wounds looked up. */
import { handOf, statOf } from '../../combatants.ts';
import { fightersOf, type AnyFighter, type Fighters } from '../../play/fighters.ts';
import type { Combatant } from '../../scenario.ts';
import { deriveFromStage, type Stage } from '../../stage.ts';
import type { QuickShotFact } from './facts.ts';

/** The base amount of the general pool of most characters (qs-190). */
export const usualBase = 5;

export { fightersNamed } from '../../play/fighters.ts';

/** One combatant as the rules see them. `isNpc` is set of those for whom the players don’t roll. */
export interface Fighter extends AnyFighter<QuickShotFact> {
  readonly isNpc: boolean;
  /** What is in the general pool, and its base amount. */
  readonly willpower: { readonly now: number; readonly base: number };
}

export interface Cast {
  readonly stage: Stage<QuickShotFact>;
  readonly fighters: Fighters<Fighter>;
}

/**
 * The same value for as long as the stage is the same, so that checks, play and odds share what they work out of it.
 */
export const castOf = deriveFromStage('quick-shot/cast', (stage: Stage<QuickShotFact>): Cast => ({
  stage,
  fighters: fightersOf(stage, ({ combatant }) => ({
    isNpc: handOf(stage, combatant) === 'Host',
    willpower: willpowerOf(stage, combatant),
  })),
}));

/**
 * Where none is written, as much as most characters have; more or less than the base is written as it is, and changes
 * the base only behind `of`.
 */
function willpowerOf(stage: Stage<QuickShotFact>, combatant: Combatant<QuickShotFact>): Fighter['willpower'] {
  const stat = statOf(stage, combatant, 'Willpower');
  return {
    now: Math.max(0, Math.trunc(stat?.value ?? usualBase)),
    base: Math.max(0, Math.trunc(stat?.of ?? usualBase)),
  };
}

/** What makes two quoted names the same, however they are written: of drives, wounds, actions and the like. */
export function wordsKey(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/^(?:the|an?|his|her|its|their) /u, '');
}
