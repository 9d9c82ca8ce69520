/** A pool being gathered: what it is made of, in words, and as cards that lie face down. */
import type { Pool } from '../../engine/index.ts';
import type { PartyView } from '../../protocol/index.ts';
import { modifierLine, poolWords, toldModifiers, unitOf } from '../hover/modifiers.ts';
import { poolJson } from '../odds/odds-json.ts';
import { unthrown } from '../panel/cards.ts';
import { sideNameOf } from '../panel/view-context.ts';
import { inOneGo, type DetailReport, type ToldStep } from './detail-report.ts';
import { chanceView, partyTable, reasonsOf, sideView } from './table-parts.ts';

export const poolReport: DetailReport<'pool'> = {
  lines: ({ pool }) => [poolWords(pool), ...toldModifiers(pool).map((modifier) => modifierLine(modifier, pool))],
  json: ({ pool }, placeOf) => ({ pool: poolJson(pool, placeOf) }),
  names: () => [],
  nature: () => 'preparing',
  table: ({ pool }, told) => inOneGo(partyTable(poolWords(pool), gatheringParty(told, pool))),
  marked: () => [],
};

function gatheringParty(told: ToldStep, pool: Pool): PartyView {
  const { context, step } = told;
  const sideName = sideNameOf(context, pool.who);
  return {
    name: pool.who,
    ...sideView(context, pool.who, sideName),
    action: `gathers ${pool.size === 1 ? `one ${unitOf(pool, 1)}` : unitOf(pool, pool.size)}`,
    cards: unthrown(context, pool, step.source),
    ...reasonsOf(told, pool, step.source),
    ...chanceView(told, pool, step.source),
    tone: 'plain',
    lines: context.linesOf(step.source),
  };
}
