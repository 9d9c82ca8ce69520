/** Tracks a filter’s contest through edits by its members, since its index in the round may change. */
import { following, type Outline, type PanelModel } from '../../../../server/protocol/index.ts';
import type { Filter } from '../../intents.ts';
import { companyOf } from './landmarks.ts';

/** The filter with the members of its contest added. */
export function knownBy(model: PanelModel | undefined, filter: Filter | undefined): Filter | undefined {
  if (model === undefined || filter === undefined || !('contest' in filter) || filter.among !== undefined)
    return filter;
  const among = membersOf(model, filter.round, filter.contest);
  return among.length === 0 ? filter : { ...filter, among };
}

/**
 * The filter for a course of a newer text: by the contest with the most members in common, or, if there is none, by a
 * nonexistent one until it is back.
 */
export function followed(
  model: PanelModel,
  kept: Filter | undefined,
  before: PanelModel['outline'],
): Filter | undefined {
  const filter =
    kept === undefined || before === undefined || model.outline === undefined
      ? kept
      : inText(kept, before, model.outline);
  if (filter === undefined || !('contest' in filter) || filter.gone !== undefined || filter.among === undefined)
    return filter;
  const { round: number, among } = filter;
  const round = model.rounds.find((each) => each.number === number);
  // The round may still arrive.
  if (round === undefined) return filter;
  const shared = round.contests.map(
    (_, contest) => membersOf(model, number, contest).filter((name) => among.includes(name)).length,
  );
  const most = Math.max(0, ...shared);
  if (most > 0 && shared[filter.contest] === most) return filter;
  return { ...filter, contest: most === 0 ? shared.length : shared.indexOf(most) };
}

/** Maps the filter’s names and round number to another text; a removed round stays in it as `gone`. */
function inText(filter: Filter, before: Outline, after: Outline): Filter {
  const { homeNow, nameNow } = following(before, after);
  if ('outcomes' in filter) return filter;
  if ('who' in filter) return { who: nameNow(filter.who) };
  const { round: number, contest, among, gone } = filter;
  const round = before.rounds.findIndex((each) => each.number === number);
  const home = homeNow({ round, ...(gone !== undefined && { gone }) });
  return {
    round: (home.gone === undefined ? after.rounds[home.round]?.number : undefined) ?? number,
    contest,
    ...(among !== undefined && { among: among.map(nameNow) }),
    ...(home.gone !== undefined && { gone: home.gone }),
  };
}

function membersOf({ rounds, cast }: PanelModel, number: number, contest: number): readonly string[] {
  return companyOf(
    rounds.find((round) => round.number === number),
    contest,
  ).flatMap((at) => cast[at]?.name ?? []);
}
