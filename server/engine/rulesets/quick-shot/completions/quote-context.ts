/** The context of a pair of quotes: whom the sentence is about, and the state there by the text alone. */
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

/** The completions for a kind of slot, likeliest first. */
export type Answer = (asked: QuoteContext) => readonly QuoteCompletion[];

/** The combatants who announce, or who are named at the head of the round. */
export function peopleIn({ scenario, place: { said, actors } }: QuoteContext): readonly Fighter[] {
  return fightersNamed(castOf(scenario), said.has('who') ? said.names('who') : actors);
}

/** The combatants with these names. */
export function named({ scenario }: QuoteContext, names: readonly NameRef[]): readonly Fighter[] {
  return fightersNamed(castOf(scenario), names);
}

export function planAt({ scenario, place: { round } }: QuoteContext): RoundPlan | undefined {
  return round === undefined ? undefined : writtenPlans(scenario).find(({ context }) => context.round === round);
}

/** The happenings at the heads of rounds before the sentence, in any course. */
export function headedBefore({ scenario, place: { round, sentence } }: QuoteContext): readonly Headed[] {
  const heads = writtenPlans(scenario)
    .filter(({ context }) => round !== undefined && context.round.number <= round.number)
    .flatMap(({ head }) => head);
  const own = heads.findIndex(({ fact }) => fact.source.sentence === sentence);
  return own < 0 ? heads : heads.slice(0, own);
}

/** Their condition; for a sentence at the head of a round, the condition before it. */
export function conditionAt(asked: QuoteContext, { name }: Fighter): Condition {
  const plan = planAt(asked);
  if (plan === undefined) return conditionOf(startOf(castOf(asked.scenario)), name);
  const own = plan.head.findIndex(({ fact }) => fact.source.sentence === asked.place.sentence);
  return conditionOf(own < 0 ? plan.context.fight : (plan.head[own - 1]?.after ?? plan.found), name);
}

/** The word in a slot; undefined if the slot is left out. */
export function saidWord({ place: { said } }: QuoteContext, slot: string): string | undefined {
  return said.has(slot) ? said.words(slot).text.toLowerCase() : undefined;
}

/** Removes duplicate names, keeping the first. */
export function eachNameOnce(all: readonly QuoteCompletion[]): readonly QuoteCompletion[] {
  const seen = new Set<string>();
  return all.filter(({ words }) => !seen.has(wordsKey(words)) && seen.add(wordsKey(words)).size > 0);
}
