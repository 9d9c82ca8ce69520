/**
 * What is asked about the quotes of a sentence: whom it is about, and how things stand there as the text alone says it.
 */
import type { QuoteCompletion, QuotePlace } from '../../../completions.ts';
import type { NameRef, Scenario } from '../../../scenario.ts';
import { castOf, fightersNamed, wordsKey, type Fighter } from '../cast.ts';
import { writtenPlans } from '../checks/written.ts';
import type { QuickShotFact } from '../facts.ts';
import { conditionOf, type Condition } from '../fight.ts';
import { startOf, type Headed, type RoundPlan } from '../plan.ts';

export interface QuoteContext {
  readonly scenario: Scenario<QuickShotFact>;
  readonly place: QuotePlace<QuickShotFact>;
}

/** The names of a kind of slot, the likeliest first. */
export type Answer = (asked: QuoteContext) => readonly QuoteCompletion[];

/** Those who announce, or those who are named at the head of the round. */
export function peopleIn({ scenario, place: { said, actors } }: QuoteContext): readonly Fighter[] {
  return fightersNamed(castOf(scenario), said.has('who') ? said.names('who') : actors);
}

/** Those of some names. */
export function named({ scenario }: QuoteContext, names: readonly NameRef[]): readonly Fighter[] {
  return fightersNamed(castOf(scenario), names);
}

export function planAt({ scenario, place: { round } }: QuoteContext): RoundPlan | undefined {
  return round === undefined ? undefined : writtenPlans(scenario).find(({ context }) => context.round === round);
}

/** What has come to pass at the heads of rounds before the sentence itself, in any course. */
export function headedBefore({ scenario, place: { round, sentence } }: QuoteContext): readonly Headed[] {
  const heads = writtenPlans(scenario)
    .filter(({ context }) => round !== undefined && context.round.number <= round.number)
    .flatMap(({ head }) => head);
  const own = heads.findIndex(({ fact }) => fact.source.sentence === sentence);
  return own < 0 ? heads : heads.slice(0, own);
}

/** Their condition; of what the head of a round says, that before the sentence itself. */
export function conditionAt(asked: QuoteContext, { name }: Fighter): Condition {
  const plan = planAt(asked);
  if (plan === undefined) return conditionOf(startOf(castOf(asked.scenario)), name);
  const own = plan.head.findIndex(({ fact }) => fact.source.sentence === asked.place.sentence);
  return conditionOf(own < 0 ? plan.context.fight : (plan.head[own - 1]?.after ?? plan.found), name);
}

/** The word that a slot has got; undefined where it is left out. */
export function saidWord({ place: { said } }: QuoteContext, slot: string): string | undefined {
  return said.has(slot) ? said.words(slot).text.toLowerCase() : undefined;
}

/** Each name once: the first of those that are the same. */
export function eachNameOnce(all: readonly QuoteCompletion[]): readonly QuoteCompletion[] {
  const seen = new Set<string>();
  return all.filter(({ words }) => !seen.has(wordsKey(words)) && seen.add(wordsKey(words)).size > 0);
}
