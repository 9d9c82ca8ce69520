/** The joint result of throws that earlier steps have shown one by one: its table has only the chances. */
import { sentence } from '../../engine/index.ts';
import { chanceViews } from '../panel/chances.ts';
import { inOneGo, type DetailReport } from './detail-report.ts';
import { emptyTable, sameContest, withFromHere } from './table-parts.ts';

export const jointReport: DetailReport<'joint'> = {
  // The step's title states the result.
  lines: () => [],
  json: ({ says }) => ({ outcome: says }),
  names: ({ among }) => among,
  nature: () => undefined,
  table: ({ contest: its, among }, shown) => {
    const contest = shown.odds?.contests.find(({ id }) => id === its);
    if (contest?.parties.every((name) => among.includes(name)) !== true) return inOneGo();
    return inOneGo({
      ...emptyTable(withFromHere(shown, sentence(contest.kind))),
      chances: chanceViews(shown.context, contest, sameContest(shown, contest)),
    });
  },
  marked: () => [],
};
