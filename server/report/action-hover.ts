/** What a hover says of an announced action: its throws, why it has them, and its chances. */
import type { ActionOdds, Modifier, Pool } from '../engine/index.ts';
import { percent, shortFraction } from './figures.ts';
import { modifierReason, modifierTitle, poolWords } from './modifiers.ts';
import type { LinesOf } from './places.ts';
import { capitalized } from './sentence.ts';
import { escapeMarkdown } from './transcript.ts';

/** Makes the address of a rule page. */
export type LinkToRule = (id: string) => string;

/** Markdown; every word of the document in it is escaped. */
export function actionMarkdown(action: ActionOdds, linesOf: LinesOf, linkToRule: LinkToRule): string {
  return [
    `**${escapeMarkdown(capitalized(action.words))}**: ${poolWords(action.pool)}`,
    '',
    `- ${action.pool.base} to start`,
    ...action.pool.modifiers.map((modifier) => `- ${modifierMarkdown(modifier, action.pool, linesOf, linkToRule)}`),
    '',
    '| outcome | chance | exactly |', '|:--|--:|--:|',
    ...[...action.odds].map(([name, figure]) => `| ${name} | ${percent(figure)} | ${shortFraction(figure)} |`),
    ...[...(action.pinned ?? [])].map(([name, figure]) => `| ${name}, given the pins | ${percent(figure)} | ${shortFraction(figure)} |`),
  ].join('\n');
}

function modifierMarkdown(modifier: Modifier, pool: Pool, linesOf: LinesOf, linkToRule: LinkToRule): string {
  const title = `[${escapeMarkdown(modifierTitle(modifier, pool))}](${linkToRule(modifier.rule)})`;
  const told = `${title}: ${escapeMarkdown(modifierReason(modifier))} (line ${linesOf(modifier.source).from})`;
  return modifier.standing === 'counted' ? told : `~~${title}~~: ${escapeMarkdown(modifierReason(modifier))}`;
}
