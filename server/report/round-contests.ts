/** The contests of a played round as a reader can select them: their names and participants. */
import { decisionOf, detailOf, list, partiesOf, sentence, type PlayedRound, type Step } from '../engine/index.ts';

/**
 * People who throw against or together with each other. `name` is `Clash`, or `Clash 2` if the round has several,
 * numbered as in its step; `title` then lists the participants: `Clash 2: Ann, Bill and Cassie`. `who` are combatants
 * only, even if others throw too.
 */
export interface PlayedContest {
  readonly name: string;
  readonly title: string;
  readonly who: readonly string[];
  readonly step: Step;
}

/** In the order of play. Throwing alone or against a number isn’t a contest unless the game declares it one. */
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

/** Maximum number of names in a title. */
const mostNames = 4;

function namesWords(names: readonly string[]): string {
  return list(
    names.length <= mostNames ? names : [...names.slice(0, mostNames - 1), `${names.length - mostNames + 1} more`],
  );
}
