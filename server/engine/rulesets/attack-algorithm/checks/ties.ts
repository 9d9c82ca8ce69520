/** What is chosen about equal hits, where it is chosen, and what else could be. */
import type { Option } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { Fix } from '../../../finding.ts';
import { groupAgrees, isAlone, type Cast } from '../cast.ts';
import { favoured, tieChoiceOf, type Exchange } from '../exchange.ts';
import { lastFact, type TieChoice, type TieDecision } from '../facts.ts';
import type { RoundContext } from '../round-context.ts';
import type { RoundPlan } from '../plan.ts';
import { add, write } from '../../../checking/mending.ts';

export interface ContestedRoll {
  readonly context: RoundContext;
  readonly exchange: Exchange;
  readonly groups: readonly string[];
  /** Undefined where nothing is chosen. */
  readonly choice: TieChoice | undefined;
}

export function contestedRolls({ context, exchanges }: RoundPlan): readonly ContestedRoll[] {
  return exchanges
    .filter(({ kind }) => kind === 'contested roll')
    .map((exchange) => ({
      context,
      exchange,
      groups: exchange.sides.map(({ group }) => group),
      choice: tieChoiceOf(context),
    }));
}

/** The choices that decide a tie of these sides as things stand. */
function decidingChoices({ context, groups }: ContestedRoll): readonly TieChoice[] {
  const tiebreakers = (['initiative', 'more combatants', 'fewer combatants'] as const).filter(
    (choice) => favoured(context, groups, choice) !== undefined,
  );
  return ['full damage', 'minimum damage', ...tiebreakers];
}

/** The sentence by which a tie is chosen: the Host’s decision, or else the scenario’s option. */
export function tieChosenAt({ facts, cast: { stage } }: RoundContext): Source | undefined {
  return (lastFact(facts, 'tie decision') ?? optionOf(stage.options))?.source;
}

/** Other choices that decide the tie: written in place of the decision, or below the head of the round. */
export function otherChoices(roll: ContestedRoll): readonly Fix[] {
  const decided: TieDecision | undefined = lastFact(roll.context.round.facts, 'tie decision');
  return decidingChoices(roll)
    .map((choice) => `decides contested tie: ${choice}`)
    .map((sentence) =>
      decided === undefined ? add(sentence, roll.context.round.source) : write(sentence, decided.source),
    );
}

/** The choice of initiative where no side is said to have it: one for each of the two. */
export function initiativeChoices({ context, groups }: ContestedRoll): readonly Fix[] {
  if (favoured(context, groups, 'initiative') !== undefined) return [];
  return groups.map((group) => {
    const [choice, side] = [
      add('decides contested tie: initiative', context.round.source),
      add(initiativeSentence(context.cast, group), context.round.source),
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
