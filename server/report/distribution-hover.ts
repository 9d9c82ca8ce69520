/** How hits and damage are spread, in a hover: the first few as tables with bars, the rest a line each. */
import { sentence, type Distribution, type OutcomeOdds } from '../engine/index.ts';
import { bar } from './bar.ts';
import { decimal, percent } from './figures.ts';
import { sameOdds } from './outcomes.ts';
import { escapeMarkdown } from './transcript.ts';

/** Tables take room: the rest has a line each, and of those there are no more than so many. */
const mostTables = 2;
const mostLines = 3;
/** Of longer ones the rest is one last row; the page of exact odds has them whole. */
const mostRows = 6;
const mostInLine = 3;

/** What befalls the only one who can be hit is told of the side already. */
export function distributionsMarkdown(all: readonly Distribution[]): readonly string[] {
  const distributions = all.filter((each) => each.on === undefined || !all.some((side) => side.on === undefined && sameOdds(side.values, each.values)));
  const [tables, lines] = [distributions.slice(0, mostTables), distributions.slice(mostTables, mostTables + mostLines)];
  const left = distributions.length - tables.length - lines.length;
  return [
    ...tables.flatMap(tableLines),
    ...lines.map(inLine),
    ...(left > 0 ? [`- and so on for ${left} more`] : []),
    ...(lines.length === 0 ? [] : ['']),
  ];
}

/** A long title would squeeze the columns of its table, and stands above it. */
function tableLines(distribution: Distribution): readonly string[] {
  const rows = [...shortened(distribution.values, mostRows)].map(([name, figure]) => `| ${escapeMarkdown(name)} | ${percent(figure)} | \`${bar(figure)}\` |`);
  return [titleOf(distribution), '', '| | chance | |', '|:--|--:|:--|', ...rows, ''];
}

function inLine(distribution: Distribution): string {
  const figures = [...shortened(distribution.values, mostInLine)].map(([name, figure]) => `${escapeMarkdown(name)} ${percent(figure)}`);
  return `- ${titleOf(distribution)}: ${figures.join(' · ')}`;
}

function titleOf({ of, mean }: Distribution): string {
  return `${escapeMarkdown(sentence(of))}${mean === undefined ? '' : `, ${decimal(mean)} on average`}`;
}

function shortened(values: OutcomeOdds, most: number): OutcomeOdds {
  if (values.size <= most) return values;
  const [first, rest] = [[...values].slice(0, most - 1), [...values].slice(most - 1)];
  const [[, start] = ['', undefined]] = rest;
  if (start === undefined) return values;
  const chance = rest.slice(1).reduce((sum, [, figure]) => sum.add(figure.chance), start.chance);
  return new Map([...first, [`the other ${rest.length}`, { ...start, chance }]]);
}
