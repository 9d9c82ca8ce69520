/**
 * Outcome ids of rolls with their display words, shared by odds and steps. Contests are numbered as by `contestsOf` in
 * plan.ts.
 */
import type { OutcomeId, Outcomes } from '../../../odds.ts';
import { ownOutcome } from '../../../outcomes.ts';
import { derive } from '../../../derive/index.ts';
import { groupAgrees, groupWords, type Cast } from '../cast.ts';
import type { Exchange, ExchangeOutcome } from '../exchange.ts';

/** Whether a combatant’s own dice hit. */
export const [anyHits, noHits] = ['hits', 'no-hits'] as const;

const [tie, openTie] = ['tie', 'open-tie'] as const;

/** The outcome of an exchange. */
export function exchangeOutcome(
  exchange: Exchange,
  { result, winner = '' }: Pick<ExchangeOutcome, 'result' | 'winner'>,
): OutcomeId {
  switch (result) {
    case 'no hits':
      return noHits;
    case 'hits':
      return ownOutcome('hits', winner);
    case 'more hits':
      return ownOutcome('more-hits', winner);
    case 'tie':
      return tieIn(exchange);
  }
}

/** All outcomes of an exchange, in display order. */
export function outcomesOf(exchange: Exchange): readonly OutcomeId[] {
  const sides = exchange.sides.map(({ group }) =>
    exchangeOutcome(exchange, { result: winning(exchange), winner: group }),
  );
  return exchange.kind === 'single-sided roll' ? [...sides, noHits] : [...sides, tieIn(exchange), noHits];
}

/** A side’s goal: any hit where it rolls alone, otherwise more hits than the other side. */
export function winning({ kind }: Exchange): 'hits' | 'more hits' {
  return kind === 'single-sided roll' ? 'hits' : 'more hits';
}

/** `the Players hit`, `the Host hits more`. */
export const exchangeOutcomes = derive('attack-algorithm/outcomes of an exchange', (cast: Cast): Outcomes => {
  const groups = [...new Set([...cast.fighters.values()].map(({ group }) => group))];
  return new Map([
    ...groups.flatMap((group) => [
      [ownOutcome('hits', group), hitWords(cast, group)] as const,
      [ownOutcome('more-hits', group), `${hitWords(cast, group)} more`] as const,
    ]),
    [tie, 'tie'],
    [openTie, 'tie, left open'],
    [noHits, 'no hits'],
  ]);
});

/** Next to a chance, the group’s name has no article: `Players hit more`. */
export function exchangeShort(cast: Cast, exchange: Exchange): Outcomes {
  const words = exchangeOutcomes(cast);
  const ids = exchange.sides.map(({ group }) =>
    exchangeOutcome(exchange, { result: winning(exchange), winner: group }),
  );
  return new Map(ids.map((id) => [id, (words.get(id) ?? id).replace(/^the /u, '')]));
}

/** `the Players hit`, `the Host hits`, `Ilse hits`. */
function hitWords(cast: Cast, group: string): string {
  return `${groupWords(cast, group)} ${groupAgrees(cast, group, 'hit', 'hits')}`;
}

/** Equal hits above none. */
function tieIn(exchange: Exchange): OutcomeId {
  return exchange.tie === undefined ? openTie : tie;
}

/** The number of an attacker’s own hits. */
export function timesIn(hits: number): OutcomeId {
  return `${hits}-hits`;
}

/** The outcomes of an attacker: each number of hits up to a maximum, or none. */
export function hitOutcomes(most: number): Outcomes {
  const times = Array.from({ length: most }, (_, at) => at + 1);
  return new Map([
    [anyHits, 'hits'],
    ...times.map((hits) => [timesIn(hits), hits === 1 ? '1 hit' : `${hits} hits`] as const),
    [noHits, 'no hits'],
  ]);
}

/** A number of hits or damage that the text leaves open. */
export const leftOpenId = 'left-open';

/** One of these numbers, without gaps where `isRange`; the text leaves open which. */
export function oneOf(values: readonly number[], isRange: boolean): OutcomeId {
  return values.length > 2 && isRange ? `${values[0] ?? 0}-${values.at(-1) ?? 0}` : values.join('/');
}

/** `left open`, `1 or 2`, `0 to 2`, `0, 2 or 3`. */
export function openWords(id: OutcomeId): string {
  if (id === leftOpenId) return 'left open';
  return id
    .replace('-', ' to ')
    .replace(/\/(?=[^/]*$)/u, ' or ')
    .replaceAll('/', ', ');
}

/** The outcome of a check by its degree, which is negative for a failure. */
export function checkOutcome(degree: number): 'succeeds' | 'fails' {
  return degree > 0 ? 'succeeds' : 'fails';
}

/** The same in words. */
export function checkWords(degree: number): string {
  return checkOutcomes.get(checkOutcome(degree)) ?? '';
}

export const checkOutcomes: Outcomes = new Map<ReturnType<typeof checkOutcome>, string>([
  ['succeeds', 'succeeds'],
  ['fails', 'fails'],
]);

/** An outcome of a check with this degree, or this degree or more; degrees of failure are negative. */
export function degreeOutcome(degree: number, orMore = false): readonly [id: OutcomeId, words: string] {
  return [
    `${checkOutcome(degree)}-by-${Math.abs(degree)}${orMore ? '+' : ''}`,
    `${degreeWords(degree)}${orMore ? ' or more' : ''}`,
  ];
}

/** `succeeds, degree 2`. */
export function degreeWords(degree: number): string {
  return `${checkWords(degree)}, ${degreeAlone(degree)}`;
}

/** `degree 2`, for success and failure alike. */
export function degreeAlone(degree: number): string {
  return `degree ${Math.abs(degree)}`;
}
