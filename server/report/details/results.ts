/** Results outside a contest: somebody's throw, with its result next to it. */
import { sentence, type Result, type ResultsDetail } from '../../engine/index.ts';
import type { PartyView } from '../../protocol/index.ts';
import { cardViews } from '../panel/cards.ts';
import { forceable } from '../panel/forcing.ts';
import { sideNameOf } from '../panel/view-context.ts';
import { inOneGo, type DetailReport, type StepInRound } from './detail-report.ts';
import { partyTable, sideView } from './table-parts.ts';

export const resultsReport: DetailReport<'results'> = {
  // The step's text describes them.
  lines: () => [],
  json: ({ results }) => ({ results }),
  names: () => [],
  nature: () => 'harm',
  table: (detail, inRound) => inOneGo(partyTable(sentence(inRound.step.kind), resultsParty(inRound, detail))),
  marked: () => [],
};

/** A throw outside a contest has a single party, so its result is that party's note. */
function resultsParty({ context, round, step }: StepInRound, { results, does }: ResultsDetail): PartyView {
  const who = step.actor ?? '';
  const sideName = sideNameOf(context, who);
  const { forcing, slotOf } = forceable(context, round, step, who);
  return {
    name: who,
    ...sideView(context, who, sideName),
    action: does,
    ...diceWords(results),
    cards: cardViews(context, { results, step }, slotOf),
    ...(forcing === undefined ? {} : { forcing }),
    chips: [],
    ...(step.text === '' ? {} : { note: step.text }),
    tone: 'plain',
    lines: context.linesOf(step.source),
  };
}

/** `1d6`, `2d4 + 1d6`; empty for cards, whose faces are enough. */
function diceWords(results: readonly Result[]): { readonly pool?: string } {
  const kinds = [...new Set(results.flatMap(({ faces }) => faces ?? []))];
  const words = kinds.map((faces) => `${results.filter((result) => result.faces === faces).length}d${faces}`);
  return words.length === 0 ? {} : { pool: words.join(' + ') };
}
