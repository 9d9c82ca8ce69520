/** What a trial comes to: what it says in words, and what is to be done to the text for it. */
import { calledInFull, sideWords, type Intent, type Round, type Scenario } from '../../engine/index.ts';

/** `says` is the trial in words; `lost` is why it can’t be tried. */
export type TrialEdits = { readonly says: string } & (
  { readonly intents: readonly Intent[] } | { readonly lost: string }
);

/** A name as sentences have it: `the Reeve`, `the Host`; a name that nobody has stays as it is. */
export function called({ combatants, sides }: Scenario, who: string): string {
  const [combatant, side] = [combatants.find(({ name }) => name === who), sides.find(({ name }) => name === who)];
  if (combatant !== undefined) return calledInFull(combatant);
  return side === undefined ? inOneLine(who) : sideWords(side.name, side.alone);
}

/** Why nothing can be tried in a round that was taken out, or of somebody who was. */
export const noRound = 'there is no such round any more';

export function nobody(who: string): string {
  return `nobody is called ${inOneLine(who)} any more`;
}

/** Whether a place among the written rounds is that of none. */
export function isNoRound({ rounds }: Scenario, round: number | undefined): boolean {
  return round !== undefined && rounds[round] === undefined;
}

export function isNobody({ combatants, sides }: Scenario, who: string): boolean {
  return (
    combatants.every(({ name }) => name !== who) &&
    sides.every(({ name, alone }) => name !== who && sideWords(name, alone) !== who)
  );
}

/** ` in round 2`, where a scenario has several. */
export function inRound({ rounds }: Scenario, { number }: Pick<Round, 'number'>): string {
  return rounds.every((round) => round.number === number) ? '' : ` in round ${number}`;
}

export function inOneLine(words: string): string {
  return words.replace(/\s+/gu, ' ').trim();
}

/** So many characters of what is told of a trial are shown. */
const most = 200;

export function shortened(told: string): string {
  return told.length <= most
    ? told
    : `${told
        .slice(0, most - 1)
        .replace(/[\uD800-\uDBFF]$/u, '')
        .trimEnd()}…`;
}
