/**
 * The table of a step about one of the needs that a roll was searched for: its own chance, and the sets it was searched
 * in.
 */
import {
  detailOf,
  partiesOf,
  sameSource,
  type ActionOdds,
  type PartyResult,
  type PlayedRound,
  type RoundOdds,
  type Step,
  type NeedDetail,
  type SetsDetail,
} from '../../engine/index.ts';
import type { ChanceView, TableView } from '../../protocol/index.ts';
import { setsView } from '../details/sets.ts';
import { emptyTable, sameAction } from '../details/table-parts.ts';
import { actionOf } from './announced.ts';
import { chanceViews } from './chances.ts';
import type { ViewContext } from './view-context.ts';

/** A step in its round, with the round’s odds with and without trials. */
interface SoughtStep {
  readonly round: PlayedRound;
  readonly step: Step;
  readonly at: number;
  readonly odds: RoundOdds | undefined;
  readonly written: RoundOdds | undefined;
}

/** Undefined if the step isn’t about such a need. */
export function soughtTable(context: ViewContext, { round, step, at, ...known }: SoughtStep): TableView | undefined {
  const [found] = round.steps
    .slice(0, at)
    .reverse()
    .flatMap((each) => soughtIn(each, step));
  if (found === undefined) return undefined;
  const { need, sets, party } = found;
  return {
    ...emptyTable(party.results.some(({ pinned }) => pinned !== undefined) ? 'This action, unforced' : 'This action'),
    chances: chancesOf(context, found, party, known),
    sets: setsView(context, sets, need),
  };
}

interface Sought {
  readonly need: NeedDetail;
  readonly sets: SetsDetail;
  readonly party: PartyResult;
}

/** The need that a step is about, if an earlier step searched for it. */
function soughtIn(earlier: Step, { actor, part, source }: Step): readonly Sought[] {
  const sets = detailOf(earlier, 'sets');
  const [party] = partiesOf(earlier);
  if (sets === undefined || party === undefined || party.who !== actor) return [];
  return sets.needs
    .filter(({ id, source: written }) => id === part && sameSource(written, source))
    .map((need) => ({ need, sets, party }));
}

function chancesOf(
  context: ViewContext,
  { need }: Sought,
  { pool, source }: PartyResult,
  { odds, written }: Pick<SoughtStep, 'odds' | 'written'>,
): readonly ChanceView[] {
  const action = actionOf(odds, pool, source);
  const own = wholeOf(action, need);
  return own === undefined ? [] : chanceViews(context, own, wholeOf(sameAction(action, { written }), need));
}

/** The top-level outcomes of one need; for a single need, those of the whole action. */
function wholeOf(
  action: ActionOdds | undefined,
  { id }: NeedDetail,
): Pick<ActionOdds, 'outcomes' | 'odds'> | undefined {
  if (action === undefined) return undefined;
  const own = action.parts === undefined ? action : action.parts.find((part) => part.id === id);
  if (own === undefined) return undefined;
  return { outcomes: own.outcomes, odds: new Map([...own.odds].filter(([, { partOf }]) => partOf === undefined)) };
}
