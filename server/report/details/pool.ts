/** A pool being gathered: what it is made of, in words, and as cards that lie face down. */
import type { Pool } from '../../engine/index.ts';
import type { PartyView } from '../../protocol/index.ts';
import { modifierLine, poolWords, listedModifiers, unitOf } from '../hover/modifiers.ts';
import { poolJson } from '../odds/odds-json.ts';
import { unthrown } from '../panel/cards.ts';
import { sideNameOf } from '../panel/view-context.ts';
import { inOneGo, type DetailReport, type StepInRound } from './detail-report.ts';
import { chanceView, partyTable, reasonsOf, sideView } from './table-parts.ts';

export const poolReport: DetailReport<'pool'> = {
  lines: ({ pool }) => [poolWords(pool), ...listedModifiers(pool).map((modifier) => modifierLine(modifier, pool))],
  json: ({ pool }, placeOf) => ({ pool: poolJson(pool, placeOf) }),
  names: () => [],
  nature: () => 'preparing',
  table: ({ pool }, inRound) => inOneGo(partyTable(poolWords(pool), gatheringParty(inRound, pool))),
  marked: () => [],
};

function gatheringParty(stepInRound: StepInRound, pool: Pool): PartyView {
  const { context, step } = stepInRound;
  const sideName = sideNameOf(context, pool.who);
  return {
    name: pool.who,
    ...sideView(context, pool.who, sideName),
    action: `gets ${pool.size === 1 ? `one ${unitOf(pool, 1)}` : unitOf(pool, pool.size)}`,
    cards: unthrown(context, pool, step.source),
    ...reasonsOf(stepInRound, pool, step.source),
    ...chanceView(stepInRound, pool, step.source),
    tone: 'plain',
    lines: context.linesOf(step.source),
  };
}
