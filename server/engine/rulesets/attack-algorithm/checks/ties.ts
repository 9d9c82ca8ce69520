/** What is chosen about equal hits, where it is chosen, and what else could be. */
import type { Option } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { Fix } from '../../../finding.ts';
import { groupAgrees, isAlone, type Cast } from '../cast.ts';
import { favoured, tieChoiceOf, type Exchange } from '../exchange.ts';
import { lastFact, type TieChoice, type TieDecision } from '../facts.ts';
import type { Moment } from '../moment.ts';
import type { RoundPlan } from '../plan.ts';
import { add, write } from '../../../checking/mending.ts';

export interface ContestedRoll {
  readonly moment: Moment;
  readonly exchange: Exchange;
  readonly groups: readonly string[];
  /** Undefined where nothing is chosen. */
  readonly choice: TieChoice | undefined;
}

export function contestedRolls({ moment, exchanges }: RoundPlan): readonly ContestedRoll[] {
  return exchanges
    .filter(({ kind }) => kind === 'contested roll')
    .map((exchange) => ({
      moment,
      exchange,
      groups: exchange.sides.map(({ group }) => group),
      choice: tieChoiceOf(moment),
    }));
}

/** The choices that decide a tie of these sides as things stand. */
function decidingChoices({ moment, groups }: ContestedRoll): readonly TieChoice[] {
  const tiebreakers = (['initiative', 'more combatants', 'fewer combatants'] as const).filter(
    (choice) => favoured(moment, groups, choice) !== undefined,
  );
  return ['full damage', 'minimum damage', ...tiebreakers];
}

/** The sentence by which a tie is chosen: the Host’s decision, or else the scenario’s option. */
export function tieChosenAt({ facts, cast: { stage } }: Moment): Source | undefined {
  return (lastFact(facts, 'tie decision') ?? optionOf(stage.options))?.source;
}

/** Other choices that decide the tie: written in place of the decision, or below the head of the round. */
export function otherChoices(roll: ContestedRoll): readonly Fix[] {
  const decided: TieDecision | undefined = lastFact(roll.moment.round.facts, 'tie decision');
  return decidingChoices(roll)
    .map((choice) => `decides contested tie: ${choice}`)
    .map((sentence) =>
      decided === undefined ? add(sentence, roll.moment.round.source) : write(sentence, decided.source),
    );
}

/** The choice of initiative where no side is said to have it: one for each of the two. */
export function initiativeChoices({ moment, groups }: ContestedRoll): readonly Fix[] {
  if (favoured(moment, groups, 'initiative') !== undefined) return [];
  return groups.map((group) => {
    const [choice, side] = [
      add('decides contested tie: initiative', moment.round.source),
      add(initiativeSentence(moment.cast, group), moment.round.source),
    ];
    return {
      title: `${choice.title} and ${side.title.replace('Add ', '')}`,
      certain: false,
      intents: [...choice.intents, ...side.intents],
    };
  });
}

/** `the Players have the initiative.` */
export function initiativeSentence(cast: Cast, group: string): string {
  return `${isAlone(cast, group) ? group : `the ${group}`} ${groupAgrees(cast, group, 'have', 'has')} the initiative.`;
}

function optionOf(options: readonly Option[]): Option | undefined {
  return options.findLast(({ name }) => name === 'contested tie');
}
