/** Outcomes as a small table of Markdown: each with its chance, a bar, and what it is otherwise reckoned to be. */
import type { Figure, OutcomeOdds } from '../engine/index.ts';
import { bar, blank } from './bar.ts';
import { percent, percentWithin } from './figures.ts';
import { nested, sameOdds } from './outcomes.ts';
import { escapeMarkdown } from './transcript.ts';

/** The same outcomes reckoned otherwise: given the pins, or over all courses. */
export interface OtherOdds {
  readonly title: string;
  readonly odds: OutcomeOdds | undefined;
}

/**
 * The lines of the table, with every word escaped; others that say the same are left out, and whatever only they have stands
 * last. Of what can’t come about only the first is told, for which one throws.
 */
export function outcomeTable(odds: OutcomeOdds, others: readonly OtherOdds[] = []): readonly string[] {
  const told = others.flatMap(({ title, odds: those }) => (those === undefined || sameOdds(odds, those) ? [] : [{ title, odds: those }]));
  const more = [...new Set(told.flatMap((other) => [...other.odds.keys()]))].filter((name) => !odds.has(name));
  const row = (label: string, name: string, figure?: Figure): string => (
    `| ${[label, figure === undefined ? '' : percentWithin(figure), figure === undefined ? '' : `\`${bar(figure)}\``, ...told.map((other) => cell(other.odds.get(name)))].join(' | ')} |`);
  return [
    `| ${['outcome', 'chance', '', ...told.map(({ title }) => title)].join(' | ')} |`, `|:--|--:|:--|${'--:|'.repeat(told.length)}`,
    ...nested(odds).filter(({ name, figure }, index) => index === 0 || [figure, ...told.map((other) => other.odds.get(name))].some(canBe)).map(({ name, figure, depth }) => row(`${`${blank}${blank}`.repeat(depth)}${escapeMarkdown(name)}`, name, figure)),
    ...more.filter((name) => told.some((other) => canBe(other.odds.get(name)))).map((name) => row(escapeMarkdown(name), name)),
  ];
}

function canBe(figure: Figure | undefined): boolean {
  return figure !== undefined && (figure.sample !== undefined || !figure.chance.equals(0));
}

function cell(figure: Figure | undefined): string {
  return figure === undefined ? '' : percent(figure);
}
