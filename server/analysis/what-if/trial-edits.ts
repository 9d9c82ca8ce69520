/** The result of a trial: its description, and the edits of the text that it takes. */
import { calledInFull, sideWords, type Intent, type Round, type Scenario } from '../../engine/index.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';

/** `says` describes the trial; `lost` is why it isn’t possible. */
export type TrialEdits = { readonly says: string } & (
  { readonly intents: readonly Intent[] } | { readonly lost: string }
);

/** A name as used in sentences: `the Reeve`, `the Host`; an unknown name stays as it is. */
export function called({ combatants, sides }: Scenario, who: string): string {
  const [combatant, side] = [combatants.find(({ name }) => name === who), sides.find(({ name }) => name === who)];
  if (combatant !== undefined) return calledInFull(combatant);
  return side === undefined ? inOneLine(who) : sideWords(side.name, side.alone);
}

/** Why nothing can be tried in a removed round, or for a removed combatant. */
export const noRound = 'there is no such round any more';

export function nobody(who: string): string {
  return `nobody is called ${inOneLine(who)} any more`;
}

/** Whether an index isn’t that of any written round. */
export function isNoRound({ rounds }: Scenario, round: number | undefined): boolean {
  return round !== undefined && rounds[round] === undefined;
}

/** Whether a name is that of no combatant and no side, and of nobody else who throws. */
export function isNobody({ scenario, ruleset }: ScenarioAnalysis, who: string): boolean {
  const { combatants, sides } = scenario;
  return (
    ruleset.trialSentences.alsoThrow?.includes(who) !== true &&
    combatants.every(({ name }) => name !== who) &&
    sides.every(({ name, alone }) => name !== who && sideWords(name, alone) !== who)
  );
}

/** ` in round 2`, if a scenario has several rounds. */
export function inRound({ rounds }: Scenario, { number }: Pick<Round, 'number'>): string {
  return rounds.every((round) => round.number === number) ? '' : ` in round ${number}`;
}

export function inOneLine(words: string): string {
  return words.replace(/\s+/gu, ' ').trim();
}

/** The most characters shown of a trial’s description. */
const most = 200;

export function shortened(text: string): string {
  return text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .replace(/[\uD800-\uDBFF]$/u, '')
        .trimEnd()}…`;
}
