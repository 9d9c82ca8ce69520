/** A filter by a contest, which is known by those who are in it: an edit may give it another place in its round. */
import type { PanelModel } from '../../../server/protocol/index.ts';
import type { Filter } from '../intents.ts';
import { companyOf } from './landmarks.ts';

/** The filter with those who are in its contest. */
export function knownBy(model: PanelModel | undefined, filter: Filter | undefined): Filter | undefined {
  if (model === undefined || filter === undefined || 'who' in filter || filter.among !== undefined) return filter;
  const among = membersOf(model, filter.round, filter.contest);
  return among.length === 0 ? filter : { ...filter, among };
}

/** The filter for a course of a newer text: by the contest in which most of the same are, or by one that isn’t there until it is again. */
export function followed(model: PanelModel, filter: Filter | undefined): Filter | undefined {
  if (filter === undefined || 'who' in filter || filter.among === undefined) return filter;
  const { round: number, among } = filter;
  const round = model.rounds.find((each) => each.number === number);
  // Further rounds may still come.
  if (round === undefined) return filter;
  const shared = round.contests.map((_, contest) => membersOf(model, number, contest).filter((name) => among.includes(name)).length);
  const most = Math.max(0, ...shared);
  if (most > 0 && shared[filter.contest] === most) return filter;
  return { ...filter, contest: most === 0 ? shared.length : shared.indexOf(most) };
}

function membersOf({ rounds, cast }: PanelModel, number: number, contest: number): readonly string[] {
  return companyOf(rounds.find((round) => round.number === number), contest).flatMap((at) => cast[at]?.name ?? []);
}
