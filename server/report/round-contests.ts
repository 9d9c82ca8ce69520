/** The contests of a played round as a reader may choose them: who is in each of them, and what it is called. */
import { decisionOf, detailOf, list, partiesOf, sentence, type PlayedRound, type Step } from '../engine/index.ts';

/**
 * Those who throw against or beside each other. `name` is `Clash`, or `Clash 2` where the round has more than one, with
 * the number that its step tells; `title` then says who is in it: `Clash 2: Ann, Bill and Cassie`. `who` are
 * combatants, whoever else throws.
 */
export interface PlayedContest {
  readonly name: string;
  readonly title: string;
  readonly who: readonly string[];
  readonly step: Step;
}

/**
 * In the order of play. Who throws alone, or only against a number, is in no contest, unless the game says that it is
 * one.
 */
export function contestsOf({ before, steps }: Pick<PlayedRound, 'before' | 'steps'>): readonly PlayedContest[] {
  const combatants = new Set(before.combatants.map(({ name }) => name));
  const thrown = steps.flatMap((step) => {
    const all = decisionOf(step)?.among ?? partiesOf(step).map((party) => party.who);
    const who = [...new Set(all)].filter((name) => combatants.has(name));
    const ofSeveral = detailOf(step, 'contest')?.ofSeveral;
    return who.length < 2 && ofSeveral === undefined ? [] : [{ step, who, ofSeveral }];
  });
  return thrown.map(({ step, who, ofSeveral }, index) => {
    const kind = sentence(step.kind);
    const name = thrown.length === 1 ? kind : `${kind} ${ofSeveral?.number ?? index + 1}`;
    return { step, who, name, title: thrown.length === 1 ? kind : `${name}: ${namesWords(who)}` };
  });
}

/** So many are named. */
const mostNames = 4;

function namesWords(names: readonly string[]): string {
  return list(
    names.length <= mostNames ? names : [...names.slice(0, mostNames - 1), `${names.length - mostNames + 1} more`],
  );
}
