/** What a hover says of a round: the chances of everything that is thrown for in it, and how much is counted. */
import { sentence, type ContestOdds, type Distribution, type OutcomeOdds, type RoundOdds } from '../engine/index.ts';
import { callerOf } from './called.ts';
import { decimal, percent, shortFraction } from './figures.ts';
import { telling } from './outcomes.ts';
import { escapeMarkdown } from './transcript.ts';

/** Of longer tables the rest is one last row; the command line has them whole. */
const mostRows = 10;

/** Markdown, with every word of the document escaped; empty where nothing is thrown for. */
export function roundMarkdown({ contests, given, called }: RoundOdds): string {
  if (contests.length === 0) return '';
  return [...contests.flatMap((contest) => contestLines(contest, callerOf(called))), `*${escapeMarkdown(sentence(given))}*`].join('\n');
}

function contestLines(contest: ContestOdds, call: (name: string) => string): readonly string[] {
  return [
    `**${escapeMarkdown(sentence(contest.kind))}**: ${escapeMarkdown(contest.parties.map(call).join(', '))}`, '',
    '| outcome | chance | exactly |', '|:--|--:|--:|',
    ...rows(contest.odds, ''), ...rows(contest.pinned ?? new Map(), ', given the pins'), '',
    ...telling(contest).flatMap(distributionLines),
  ];
}

/** A long title would squeeze the columns of its table, and stands above it. */
function distributionLines({ of, values, mean }: Distribution): readonly string[] {
  const average = mean === undefined ? '' : `, ${decimal(mean)} on average`;
  return [`${escapeMarkdown(sentence(of))}${average}`, '', '| | chance | exactly |', '|:--|--:|--:|', ...rows(shortened(values), ''), ''];
}

function rows(odds: OutcomeOdds, given: string): readonly string[] {
  return [...odds].map(([name, figure]) => `| ${escapeMarkdown(name)}${given} | ${percent(figure)} | ${shortFraction(figure)} |`);
}

function shortened(values: OutcomeOdds): OutcomeOdds {
  if (values.size <= mostRows) return values;
  const [first, rest] = [[...values].slice(0, mostRows - 1), [...values].slice(mostRows - 1)];
  const [[, start] = ['', undefined]] = rest;
  if (start === undefined) return values;
  const chance = rest.slice(1).reduce((sum, [, figure]) => sum.add(figure.chance), start.chance);
  return new Map([...first, [`the other ${rest.length}`, { chance }]]);
}
