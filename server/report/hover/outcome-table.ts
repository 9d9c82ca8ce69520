/** Outcomes as a small table of Markdown: each with its chance, a bar, and what it is otherwise reckoned to be. */
import type { Figure, ToldOdds } from '../../engine/index.ts';
import { bar, blank } from './bar.ts';
import { canBe, percentBeside, percentWithin } from '../figures.ts';
import { nested, type Outcome } from '../odds/outcomes.ts';
import { withTinyTogether } from '../odds/tiny-rows.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';

/** The same outcomes reckoned otherwise: given the pins, or over all courses. */
export interface OtherOdds {
  readonly title: string;
  readonly odds: ToldOdds | undefined;
}

/**
 * The lines of the table, with every word escaped; others that say the same are left out, and whatever only they have
 * stands last. Of what can’t come about only the first is told, for which one throws.
 */
export function outcomeTable(all: ToldOdds, others: readonly OtherOdds[] = []): readonly string[] {
  const [odds, ...folded] = withTinyTogether(all, ...others.map((other) => other.odds));
  const told = others
    .map(({ title }, index) => ({ title, odds: folded[index] }))
    .flatMap(({ title, odds: those }) =>
      those === undefined || saysNoMore(those, odds) ? [] : [{ title, odds: those }],
    );
  const more = [...new Set(told.flatMap((other) => [...other.odds.keys()]))].filter((name) => !odds.has(name));
  const rows = nested(odds).filter(
    ({ name, figure }, index) => index === 0 || [figure, ...told.map((other) => other.odds.get(name))].some(isPossible),
  );
  const row = (label: string, name: string, figure?: Figure): string =>
    tableRow([
      label,
      figure === undefined ? '' : percentWithin(figure),
      figure === undefined ? '' : `\`${bar(figure)}\``,
      ...told.map((other) => cell(other.odds.get(name), odds)),
    ]);
  return [
    headOf(told.map(({ title }) => title)),
    `|:--|--:|:--|${'--:|'.repeat(told.length)}`,
    ...runs(rows, (one, other) => told.every(({ odds: those }) => isSame(those.get(one), those.get(other)))).map(
      ({ first: { name, figure, depth }, last, count }) =>
        row(
          `${blank}${blank}`.repeat(depth) +
            escapeMarkdown(name) +
            (count === 1 ? '' : ` … ${escapeMarkdown(last)}, each`),
          name,
          figure,
        ),
    ),
    ...more
      .filter((name) => told.some((other) => isPossible(other.odds.get(name))))
      .map((name) => row(escapeMarkdown(name), name)),
  ];
}

/** Outcomes next to each other that have the same figures. */
interface Run {
  readonly first: Outcome;
  /** The name of the last. */
  readonly last: string;
  readonly count: number;
}

/** So many in a row that are alike are told in one. */
const manyAlike = 4;

/**
 * As of thirty who each act for themselves. `isSameElsewhere` says whether two names have the same figures in the other
 * columns.
 */
function runs(outcomes: readonly Outcome[], isSameElsewhere: (one: string, other: string) => boolean): readonly Run[] {
  const found: Outcome[][] = [];
  for (const outcome of outcomes) {
    const run = found.at(-1);
    const [start] = run ?? [];
    if (
      run !== undefined &&
      start?.depth === outcome.depth &&
      isSame(start.figure, outcome.figure) &&
      isSameElsewhere(start.name, outcome.name)
    )
      run.push(outcome);
    else found.push([outcome]);
  }
  return found
    .flatMap((run) => (run.length < manyAlike ? run.map((each) => [each]) : [run]))
    .flatMap((run) =>
      run.slice(0, 1).map((first) => ({ first, last: run.at(-1)?.name ?? first.name, count: run.length })),
    );
}

function isSame(one: Figure | undefined, other: Figure | undefined): boolean {
  return (
    one === other ||
    (one !== undefined && other !== undefined && one.chance.equals(other.chance) && one.bound === other.bound)
  );
}

/** What an action comes to, as a line that may do without a table. */
export interface Answer {
  /** `takes effect 44.6%` with a bar; the others behind it where they are few. */
  readonly line: string;
  /** Empty where the line says it all. */
  readonly table: readonly string[];
}

/** So many outcomes go into a line. */
const mostInLine = 3;

export function answerOf(odds: ToldOdds, others: readonly OtherOdds[]): Answer {
  const [head, line, ...rows] = outcomeTable(odds, others);
  const [first, ...more] = nested(odds).filter(({ figure }, index) => index === 0 || canBe(figure));
  const words = ({ name, figure }: Outcome): string => `${escapeMarkdown(name)} ${percentWithin(figure)}`;
  if (first === undefined || head === undefined || line === undefined) return { line: '', table: [] };
  const needsTable = head !== headOf([]) || rows.length > mostInLine || more.some(({ depth }) => depth > 0);
  if (needsTable) return { line: words(first), table: [head, line, ...rows] };
  return { line: [`${words(first)} \`${bar(first.figure)}\``, ...more.map(words)].join(' · '), table: [] };
}

function isPossible(figure: Figure | undefined): boolean {
  return figure !== undefined && canBe(figure);
}

function headOf(others: readonly string[]): string {
  return `| ${['outcome', 'chance', '', ...others].join(' | ')} |`;
}

/** A chance that is the same as a bound in the main column has the same digits. */
function cell(figure: Figure | undefined, beside: ToldOdds): string {
  return figure === undefined ? '' : percentBeside(figure, beside.values());
}

/**
 * Whether all chances are the same: where something is left open, those over all courses aren’t told as the bounds that
 * they are.
 */
function saysNoMore(those: ToldOdds, odds: ToldOdds): boolean {
  return (
    those.size === odds.size &&
    [...those].every(([name, { chance, bound }]) => {
      const same = odds.get(name);
      return same?.chance.equals(chance) === true && (bound === undefined || bound === same.bound);
    })
  );
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
