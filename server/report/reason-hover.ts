/** What a hover says of a sentence that gives or takes throws: what it is worth wherever it counts. */
import type { ActionOdds, ModifierWorth, RoundOdds } from '../engine/index.ts';
import { lineAddress, placesFrom, type LinesOf } from './places.ts';
import { escapeMarkdown } from './transcript.ts';
import { pointsWords } from './worth.ts';

/** One action for which the sentence counts; `worth` is missing where it can’t be told. */
export interface ReasonUse {
  readonly round: RoundOdds;
  readonly action: ActionOdds;
  readonly worth: ModifierWorth | undefined;
}

/** So many actions are told of. */
const mostUses = 5;

/** Markdown, what moves a chance furthest first; empty where the sentence counts nowhere, or nothing can be told of it. */
export function reasonMarkdown(uses: readonly ReasonUse[], linesOf: LinesOf): string {
  const known = uses.flatMap(({ worth, ...use }) => (worth === undefined ? [] : [{ ...use, worth }]));
  if (known.length === 0) return '';
  const moving = known.filter(({ worth }) => !worth.points.equals(0)).sort((one, other) => other.worth.points.abs().compare(one.worth.points.abs()));
  if (moving.length === 0) return known.length < uses.length ? '' : 'Worth nothing anywhere: every chance is the same without it';
  const left = moving.length - mostUses;
  return [
    'Worth, in points of the chance of whoever acts:', '',
    ...moving.slice(0, mostUses).map((use) => useLine(use, linesOf)),
    ...(left > 0 ? [`- and in ${left} more`] : []),
  ].join('\n');
}

function useLine({ round: { round, source }, action, worth }: ReasonUse & { readonly worth: ModifierWorth }, linesOf: LinesOf): string {
  const place = `[${escapeMarkdown(placesFrom(source, linesOf)(action.source))}](${lineAddress(linesOf(action.source))})`;
  return `- Round ${round}, ${escapeMarkdown(action.words)} (${place}): ${pointsWords(worth)}`;
}
