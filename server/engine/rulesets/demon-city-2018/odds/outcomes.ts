/** Outcome ids of Clashes and Calm Checks, with their display words. */
import type { ContestOutcome } from '../../../chance/index.ts';
import type { OutcomeId, Outcomes } from '../../../odds.ts';
import { sideOf } from '../../../combatants.ts';
import { actingId, actingOutcome, sideIn } from '../../../play/acting.ts';
import { agree } from '../../../play/words.ts';
import type { Setting } from '../../../scenario.ts';
import { derive } from '../../../derive/index.ts';

/** The outcomes of a Clash in which no side acts. */
export type IdleVerdict = Exclude<ContestOutcome['verdict'], 'acts'>;

const idleWords: Readonly<Record<IdleVerdict, string>> = { tie: 'tie', stalemate: 'stalemate' };

/** The outcomes of a Clash: a side acts, or none does. */
export const clashOutcomes = derive('demon-city-2018/outcomes of a clash', (setting: Setting): Outcomes => {
  // A side that isn’t declared is known by the words in which combatants name it.
  const undeclared = setting.combatants.flatMap((each) =>
    sideOf(setting, each) === undefined ? [each.side.text] : [],
  );
  const names = new Set([...setting.sides.map(({ name }) => name), ...undeclared]);
  const sides = [...names].map((name) => actingOutcome(setting, name));
  return new Map([...sides.map(({ id, words }) => [id, words] as const), ...Object.entries(idleWords)]);
});

/** A side may win while its attack fails: `the Players win without a stalemate`. */
export function winsWords(setting: Setting, side: string): string {
  return `${sideIn(setting, side)} ${agree(side, 'win', 'wins')} without a stalemate`;
}

export const stalemateInFull = 'stalemate: a side wins, but its attack fails';

/** The full label where nobody throws against an attack. */
export const failureInFull: Outcomes = new Map([['stalemate' satisfies IdleVerdict, 'stalemate: the attack fails']]);

/** The outcome of a Clash. */
export function clashOutcome({ verdict, winner }: ContestOutcome): OutcomeId {
  return verdict === 'acts' && winner !== undefined ? actingId(winner) : verdict;
}

/** A combatant can be checked twice in a round; `place` is the index among all checks of the round. */
export function checkId(place: number): string {
  return `calm-check/${place + 1}`;
}

/** The outcomes of a Calm Check. */
export type CheckOutcome = 'stays-calm' | 'loses-calm';

const checkWords: Readonly<Record<CheckOutcome, string>> = {
  'stays-calm': 'stays calm',
  'loses-calm': 'loses Calm',
};

export const checkOutcomes: Outcomes = new Map(Object.entries(checkWords));

/** The outcome of a Calm Check. */
export function checkOutcome(calm: boolean): CheckOutcome {
  return calm ? 'stays-calm' : 'loses-calm';
}
