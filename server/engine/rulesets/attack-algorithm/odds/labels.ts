/**
 * The names of what can come of a roll: the words that odds and steps share. Both count contests as `contestsOf` in
 * plan.ts has them.
 */
import { groupAgrees, groupWords, type Cast } from '../cast.ts';
import type { Exchange, ExchangeOutcome } from '../exchange.ts';

export const noHits = 'no hits';

/** The name of what came of an exchange. */
export function exchangeLabel(
  cast: Cast,
  exchange: Exchange,
  { result, winner = '' }: Pick<ExchangeOutcome, 'result' | 'winner'>,
): string {
  switch (result) {
    case 'no hits':
      return noHits;
    case 'hits':
      return hitLabel(cast, winner);
    case 'more hits':
      return `${hitLabel(cast, winner)} more`;
    case 'tie':
      return tieLabel(exchange);
  }
}

/** All that can come of an exchange, in the order in which it is shown. */
export function exchangeLabels(cast: Cast, exchange: Exchange): readonly string[] {
  const sides = exchange.sides.map(({ group }) => hitLabel(cast, group));
  if (exchange.kind === 'single-sided roll') return [...sides, noHits];
  return [...sides.map((side) => `${side} more`), tieLabel(exchange), noHits];
}

/** Whose hits they are needs no article beside a chance: `Players hit more`. */
export function exchangeShort(cast: Cast, exchange: Exchange): ReadonlyMap<string, string> {
  const result = exchange.kind === 'single-sided roll' ? 'hits' : 'more hits';
  const labels = exchange.sides.map(({ group }) => exchangeLabel(cast, exchange, { result, winner: group }));
  return new Map(labels.map((label) => [label, label.replace(/^the /u, '')]));
}

/** How often one attacker’s own dice hit. */
export function timesLabel(hits: number): string {
  return hits === 1 ? '1 hit' : `${hits} hits`;
}

/** What comes of a check, by its degree, which is negative where it fails. */
export function checkLabel(degree: number): 'succeeds' | 'fails' {
  return degree > 0 ? 'succeeds' : 'fails';
}

/** `succeeds, degree 2`; degrees of failure are negative. */
export function degreeLabel(degree: number): string {
  return `${checkLabel(degree)}, degree ${Math.abs(degree)}`;
}

/** `the Players hit`, `the Host hits`, `Ilse hits`. */
function hitLabel(cast: Cast, group: string): string {
  return `${groupWords(cast, group)} ${groupAgrees(cast, group, 'hit', 'hits')}`;
}

/** Equal hits above none. */
function tieLabel({ tie }: Exchange): string {
  return tie === undefined ? 'tie, left open' : 'tie';
}
