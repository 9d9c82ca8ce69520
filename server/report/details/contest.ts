/** A contest that is thrown: each party's throws and the outcome. */
import { sentence, type ContestDetail, type PartyResult } from '../../engine/index.ts';
import { poolJson } from '../odds/odds-json.ts';
import type { PlaceJsonOf } from '../places.ts';
import { thrownText } from '../odds/thrown-text.ts';
import { contestTable } from './contest-table.ts';
import type { DetailReport } from './detail-report.ts';

export const contestReport: DetailReport<'contest'> = {
  lines: (contest, call) => contest.parties.map((party) => partyText(party, contest, call)),
  json: ({ says, parties }, placeOf) => ({ outcome: says, parties: parties.map((party) => partyJson(party, placeOf)) }),
  names: ({ among = [], parties }) => [...among, ...parties.map(({ who }) => who)],
  nature: () => 'throw',
  table: (contest, shown) => contestTable(shown, contest),
  marked: () => [],
};

function partyText(party: PartyResult, contest: ContestDetail, call: (name: string) => string): string {
  const outcome = outcomeText(party, contest);
  return (
    `${sentence(call(party.who))} ${party.action}: ` +
    [thrownText(party.results), outcome].filter((words) => words !== '').join(', ')
  );
}

/**
 * For a party that throws alone the title states the outcome, so only the rest is printed: `degree 2` of `fails, degree
 * 2`.
 */
function outcomeText({ outcome, beyond = outcome }: PartyResult, { parties }: ContestDetail): string {
  return parties.length > 1 ? outcome : beyond;
}

function partyJson(party: PartyResult, placeOf: PlaceJsonOf) {
  const { who, side, action, results, value, outcome } = party;
  return { who, side, action, results, value, outcome, pool: poolJson(party.pool, placeOf), ...placeOf(party.source) };
}
