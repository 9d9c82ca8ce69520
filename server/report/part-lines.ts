/** The several things that are attempted in one action, in a hover: a line of Markdown each. */
import type { PartOdds } from '../engine/index.ts';
import { canBe, percentWithin } from './figures.ts';
import { nested } from './outcomes.ts';
import { escapeMarkdown } from './transcript.ts';

/** `- dash to the doorway, common (2): succeeds at least 48.3% · fails at most 51.7%`, with every word of the document escaped. */
export function partLines(parts: readonly PartOdds[] = []): readonly string[] {
  const told = parts.map(({ words, measure, odds }) => `- ${escapeMarkdown(words)}, ${escapeMarkdown(measure)}: ${outcomesWords(odds)}`);
  return told.length === 0 ? [] : [...told, ''];
}

function outcomesWords(odds: PartOdds['odds']): string {
  const possible = nested(odds).filter(({ figure }, index) => index === 0 || canBe(figure));
  return possible.map(({ name, figure }) => `${escapeMarkdown(name)} ${percentWithin(figure)}`).join(' · ');
}
