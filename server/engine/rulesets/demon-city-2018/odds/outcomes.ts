/** What can come of Clashes and Calm Checks, by ids, and the words in which users read it. */
import type { ContestOutcome } from '../../../chance/index.ts';
import type { OutcomeId, Outcomes } from '../../../odds.ts';
import { sideOf } from '../../../combatants.ts';
import { actingId, actingOutcome, sideIn } from '../../../play/acting.ts';
import { agree } from '../../../play/words.ts';
import type { Setting } from '../../../scenario.ts';
import { derive } from '../../../derive/index.ts';

/** What can come of a Clash in which no side acts. */
export type IdleVerdict = Exclude<ContestOutcome['verdict'], 'acts'>;

const idleWords: Readonly<Record<IdleVerdict, string>> = { tie: 'tie', stalemate: 'stalemate' };

/** Any side acts, or none does. */
export const clashOutcomes = derive('demon-city-2018/outcomes of a clash', (setting: Setting): Outcomes => {
  // A side that isn’t declared is known by the words of those who are said to be of it.
  const undeclared = setting.combatants.flatMap((each) =>
    sideOf(setting, each) === undefined ? [each.side.text] : [],
  );
  const names = new Set([...setting.sides.map(({ name }) => name), ...undeclared]);
  const sides = [...names].map((name) => actingOutcome(setting, name));
  return new Map([...sides.map(({ id, words }) => [id, words] as const), ...Object.entries(idleWords)]);
});

/** A side may win and its attack still fail: `the Players win without a stalemate`. */
export function winsWords(setting: Setting, side: string): string {
  return `${sideIn(setting, side)} ${agree(side, 'win', 'wins')} without a stalemate`;
}

export const stalemateInFull = 'stalemate: a side wins, but its attack fails';

/** What has come of a Clash. */
export function clashOutcome({ verdict, winner }: ContestOutcome): OutcomeId {
  return verdict === 'acts' && winner !== undefined ? actingId(winner) : verdict;
}

/** Somebody can be checked twice in a round; `place` is that among all of its checks. */
export function checkId(place: number): string {
  return `calm-check/${place + 1}`;
}

/** What can come of a Calm Check. */
export type CheckOutcome = 'stays-calm' | 'loses-calm';

const checkWords: Readonly<Record<CheckOutcome, string>> = {
  'stays-calm': 'stays calm',
  'loses-calm': 'loses Calm',
};

export const checkOutcomes: Outcomes = new Map(Object.entries(checkWords));

/** What has come of a Calm Check. */
export function checkOutcome(calm: boolean): CheckOutcome {
  return calm ? 'stays-calm' : 'loses-calm';
}
