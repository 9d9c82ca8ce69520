/** What a hover says of an announced action: its throws, why it has them, and its chances; or why it can’t be taken. */
import { sentence, type ActionOdds, type IdleOdds, type Modifier } from '../engine/index.ts';
import { percent, shortFraction } from './figures.ts';
import { changeWords, modifierReason, modifierTitle, poolWords, startWords, toldModifiers } from './modifiers.ts';
import { nested } from './outcomes.ts';
import { lineAddress, placesFrom, type LinesOf } from './places.ts';
import { escapeMarkdown } from './transcript.ts';

/** Makes the address of a rule page. */
export type LinkToRule = (id: string) => string;

/** Markdown; every word of the document in it is escaped. */
export function actionMarkdown(action: ActionOdds, linesOf: LinesOf, linkToRule: LinkToRule): string {
  return [
    `**${escapeMarkdown(sentence(action.words))}**: ${poolWords(action.pool)}`,
    '',
    `- ${startWords(action.pool)}`,
    ...toldModifiers(action.pool).map((modifier) => `- ${modifierMarkdown(modifier, action, linesOf, linkToRule)}`),
    '',
    '| outcome | chance | exactly |', '|:--|--:|--:|',
    ...nested(action.odds).map(({ name, figure, depth }) => `| ${indent.repeat(depth)}${name} | ${percent(figure)} | ${shortFraction(figure)} |`),
    ...[...(action.pinned ?? [])].map(([name, figure]) => `| ${name}, given the pins | ${percent(figure)} | ${shortFraction(figure)} |`),
  ].join('\n');
}

/** Blanks at the start of a cell that Markdown keeps. */
const indent = '\u00a0\u00a0';

/** `who` is their name as a sentence begins with it, and `given` from which state of things that is so. */
export function idleMarkdown(who: string, { why }: IdleOdds, given: string): string {
  return `**${escapeMarkdown(sentence(who))}** can’t act: ${escapeMarkdown(why)} (${escapeMarkdown(given)})`;
}

/** Behind a measure the reason says enough; the rule’s name is what its link leads to. */
function modifierMarkdown(modifier: Modifier, { pool, source }: ActionOdds, linesOf: LinesOf, linkToRule: LinkToRule): string {
  const title = `[${escapeMarkdown(modifier.measure === undefined ? modifierTitle(modifier, pool) : changeWords(modifier, pool))}](${linkToRule(modifier.rule)})`;
  const place = `[${escapeMarkdown(placesFrom(source, linesOf)(modifier.source))}](${lineAddress(linesOf(modifier.source))})`;
  const told = `${title}: ${escapeMarkdown(modifierReason(modifier))} (${place})`;
  return modifier.standing === 'counted' ? told : `~~${title}~~: ${escapeMarkdown(modifierReason(modifier))}`;
}
