/** Helpers shared by the tables of several kinds of details. */
import { isFirst, type ActionOdds, type ContestOdds, type Pool, type Source } from '../../engine/index.ts';
import type { PartyView, TableView } from '../../protocol/index.ts';
import { addsView } from '../panel/adding.ts';
import { actionOf, isAnnounced } from '../panel/announced.ts';
import { chanceOf } from '../panel/chances.ts';
import { chipViews } from '../panel/chips.ts';
import type { ViewContext } from '../panel/view-context.ts';
import type { StepInRound } from './detail-report.ts';

export function emptyTable(heading: string): TableView {
  return { heading, chances: [], distributions: [], parties: [] };
}

export function partyTable(heading: string, party: PartyView): TableView {
  return { ...emptyTable(heading), parties: [party] };
}

/**
 * Beyond the first round, chances in the editor are over all courses that reach the round, and those in the panel from
 * the state in this course, which the heading notes.
 */
export function withFromHere({ context: { scenario }, odds }: StepInRound, words: string): string {
  const isLater = odds !== undefined && !isFirst(scenario, { number: odds.round });
  return isLater ? `${words}, from here` : words;
}

/** The contest without trials, between the same parties. */
export function sameContest({ written }: Pick<StepInRound, 'written'>, contest: ContestOdds): ContestOdds | undefined {
  return written?.contests.find(
    ({ id, parties }) => id === contest.id && parties.join('\n') === contest.parties.join('\n'),
  );
}

/** The action without trials: the same person, verb and target. */
export function sameAction(
  action: ActionOdds | undefined,
  { written }: Pick<StepInRound, 'written'>,
): ActionOdds | undefined {
  return written?.actions.find(
    ({ id, verb, target }) => id === action?.id && verb === action.verb && target === action.target,
  );
}

/** The side's name is left out if it would repeat that of the thrower: somebody alone, or the Host. */
export function sideView({ sides }: ViewContext, who: string, side: string): Pick<PartyView, 'side' | 'sideName'> {
  return { side: sides(side), sideName: who === side || who === `the ${side}` ? '' : side };
}

/**
 * The chips of a pool, and what can be added to it; additions require that the pool is for its owner's announcement.
 */
export function reasonsOf(
  { context, round, announced }: StepInRound,
  pool: Pool,
  source: Source,
): Pick<PartyView, 'chips' | 'adds'> {
  const adds = isAnnounced(announced, pool, source) ? addsView(context, round, pool) : undefined;
  return { chips: chipViews(context, pool, { announced, source }), ...(adds === undefined ? {} : { adds }) };
}

export function chanceView(inRound: StepInRound, pool: Pool, source: Source): Pick<PartyView, 'chance'> {
  const action = actionOf(inRound.odds, pool, source);
  const chance = chanceOf(action, sameAction(action, inRound));
  return chance === undefined ? {} : { chance: { ...chance, label: withFromHere(inRound, chance.label) } };
}
