/** The state as shown at the table. */
import { carriedBy } from '../../combatants.ts';
import type { CombatantState, State, Track } from '../../timeline.ts';
import { wordsKey, type Cast, type Fighter } from './cast.ts';
import { points } from './downtime/applied.ts';
import { difficultyAt } from './attempts/difficulty.ts';
import type { Purse } from './facts.ts';
import { chargeTypes, conditionOf, isOut, type Condition, type Fight, type OwnWound } from './fight.ts';

export function toState(cast: Cast, fight: Fight): State {
  return { combatants: [...cast.fighters.values()].map((fighter) => combatantState(cast, fight, fighter)) };
}

function combatantState({ stage }: Cast, fight: Fight, { name, combatant, isNpc }: Fighter): CombatantState {
  const condition = conditionOf(fight, name);
  return {
    name,
    side: combatant.side.id ?? combatant.side.text,
    tracks: isNpc ? [] : tracksOf(condition),
    conditions: [
      ...condition.wounds.map(woundWords),
      ...fatigueWords(condition),
      ...savings(condition),
      ...(isOut(fight, name) ? ['out of the fight'] : []),
    ],
    gear: [...carriedBy(stage, combatant).map((thing) => thing.id ?? thing.text), ...condition.gained],
    ...(isOut(fight, name) ? { out: true as const } : {}),
  };
}

/**
 * Only for characters: an opponent’s Willpower would never be used, so it isn’t shown (qa-40). A drive may hold any
 * number of points.
 */
function tracksOf({ general, base, drives }: Condition): readonly Track[] {
  return [
    { name: 'Willpower', now: general, base },
    ...[...drives.values()].map(({ words, points }) => ({ name: `“${words}”`, now: points })),
  ];
}

/** The track that shows this pool; undefined where none does. */
export function trackOf({ drives }: Condition, purse: Purse): string | undefined {
  if (purse.in === 'general') return 'Willpower';
  const drive = purse.in === 'drive' ? drives.get(wordsKey(purse.drive.text)) : undefined;
  return drive === undefined ? undefined : `“${drive.words}”`;
}

/** `a grazed forearm (easy)`. */
export function woundWords({ words, effect }: Pick<OwnWound, 'words' | 'effect'>): string {
  const difficulty = effect === undefined ? undefined : difficultyAt(effect);
  return difficulty === undefined ? words : `${words} (${difficulty})`;
}

function fatigueWords({ fatigue }: Condition): readonly string[] {
  return fatigue === undefined ? [] : [`tired (${difficultyAt(fatigue.effect) ?? ''})`];
}

/** `2 WP set aside`, `2 minor charges`, `1 minor tass`. */
function savings({ charges, tass, aside }: Condition): readonly string[] {
  return [
    ...(aside === 0 ? [] : [`${points(aside)} set aside`]),
    ...chargeTypes.flatMap((type) => [
      ...(charges[type] === 0 ? [] : [`${charges[type]} ${type} charge${charges[type] === 1 ? '' : 's'}`]),
      ...(tass[type] === 0 ? [] : [`${tass[type]} ${type} tass`]),
    ]),
  ];
}

/** Whether a combatant is in a state that the vocabulary names. */
export function isIn(fight: Fight, name: string, state: string): boolean {
  const { wounds, fatigue } = conditionOf(fight, name);
  switch (state) {
    case 'down':
    case 'out of the fight':
      return isOut(fight, name);
    case 'unhurt':
      return wounds.length === 0;
    case 'hurt':
      return wounds.length > 0;
    case 'tired':
      return fatigue !== undefined;
    default:
      return false;
  }
}
