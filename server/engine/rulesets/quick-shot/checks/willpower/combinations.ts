/** Charges that are combined, and come to something. */
import type { Finding } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Scenario } from '../../../../scenario.ts';
import { isRefused } from '../../between/index.ts';
import type { Fighter } from '../../cast.ts';
import type { Combines, QuickShotFact } from '../../facts.ts';
import { chargeTypes } from '../../fight.ts';
import type { RoundPlan } from '../../plan.ts';
import { foundInHeads } from './heads.ts';

/** What is found where charges are combined. `comes` is whether anything comes of it. */
export function foundInCombinations(
  scenario: Scenario<QuickShotFact>,
  check: (fact: Combines, who: Fighter, plan: RoundPlan, comes: boolean) => readonly Finding[],
): Iterable<Finding> {
  return foundInHeads(scenario, ({ fact, who, applied }, plan) =>
    fact.kind === 'combines' ? check(fact, who, plan, !isRefused(applied)) : [],
  );
}

/** By how many types charges rise; below 1 where they are broken down. */
export function stepsOf({ from, into }: Combines): number {
  const placeOf = (word: string): number => chargeTypes.findIndex((type) => type === word);
  return placeOf(into.text) - placeOf(from.text);
}

/** `Rose combines 5 minor charges into 1 significant charge: "a month of study"`. */
export function combining(
  who: string,
  [count, from]: readonly [number, string],
  [made, into]: readonly [number, string],
  words?: string,
): string {
  const charges = (number: number): string => (number === 1 ? 'charge' : 'charges');
  return `${who} combines ${count} ${from} ${charges(count)} into ${made} ${into} ${charges(made)}${words === undefined ? '' : `: ${quoted(words)}`}`;
}
