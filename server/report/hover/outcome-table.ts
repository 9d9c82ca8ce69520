/** Outcomes as a small Markdown table: each with its chance, a bar, and columns for alternative odds. */
import { tableRow } from '../pages/table-row.ts';
import type { Figure, OddsInWords } from '../../engine/index.ts';
import { bar, blank } from './bar.ts';
import { canBe, percentBeside, percentWithin } from '../figures.ts';
import { nested, type Outcome } from '../odds/outcomes.ts';
import { withTinyTogether } from '../odds/tiny-rows.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';

/** Alternative odds of the same outcomes: given the pins, or over all courses. */
export interface OtherOdds {
  readonly title: string;
  readonly odds: OddsInWords | undefined;
}

/**
 * The lines of the table, with every word escaped. Alternatives that don’t differ are left out, and outcomes that only
 * they have come last. An impossible outcome is shown only if it is the first, which is the goal of the throw.
 */
export function outcomeTable(all: OddsInWords, others: readonly OtherOdds[] = []): readonly string[] {
  const [odds, ...folded] = withTinyTogether(all, ...others.map((other) => other.odds));
  const listed = others
    .map(({ title }, index) => ({ title, odds: folded[index] }))
    .flatMap(({ title, odds: those }) =>
      those === undefined || saysNoMore(those, odds) ? [] : [{ title, odds: those }],
    );
  const more = [...new Set(listed.flatMap((other) => [...other.odds.keys()]))].filter((name) => !odds.has(name));
  const rows = nested(odds).filter(
    ({ name, figure }, index) =>
      index === 0 || [figure, ...listed.map((other) => other.odds.get(name))].some(isPossible),
  );
  const row = (label: string, name: string, figure?: Figure): string =>
    tableRow([
      label,
      figure === undefined ? '' : percentWithin(figure),
      figure === undefined ? '' : `\`${bar(figure)}\``,
      ...listed.map((other) => cell(other.odds.get(name), odds)),
    ]);
  return [
    headOf(listed.map(({ title }) => title)),
    `|:--|--:|:--|${'--:|'.repeat(listed.length)}`,
    ...runs(rows, (one, other) => listed.every(({ odds: those }) => isSame(those.get(one), those.get(other)))).map(
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
      .filter((name) => listed.some((other) => isPossible(other.odds.get(name))))
      .map((name) => row(escapeMarkdown(name), name)),
  ];
}

/** Adjacent outcomes with the same figures. */
interface Run {
  readonly first: Outcome;
  /** The name of the last. */
  readonly last: string;
  readonly count: number;
}

/** Minimum number of adjacent equal rows that are merged into one. */
const manyAlike = 4;

/**
 * For instance thirty people who each act on their own. `isSameElsewhere` says whether two names have the same figures
 * in the other columns.
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

/** The odds of an action as one line, with a table only if needed. */
export interface Answer {
  /** `succeeds 44.6%` with a bar, followed by the other outcomes if they are few. */
  readonly line: string;
  /** Empty if the line is enough. */
  readonly table: readonly string[];
}

/** Maximum number of outcomes on the line. */
const mostInLine = 3;

export function answerOf(odds: OddsInWords, others: readonly OtherOdds[]): Answer {
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
  return tableRow(['outcome', 'chance', '', ...others]);
}

/** A chance that equals a bound in the main column has the same digits. */
function cell(figure: Figure | undefined, beside: OddsInWords): string {
  return figure === undefined ? '' : percentBeside(figure, beside.values());
}

/**
 * Whether all chances are equal; odds over all courses may lack bounds, because they aren’t marked where something is
 * left open.
 */
function saysNoMore(those: OddsInWords, odds: OddsInWords): boolean {
  return (
    those.size === odds.size &&
    [...those].every(([name, { chance, bound }]) => {
      const same = odds.get(name);
      return same?.chance.equals(chance) === true && (bound === undefined || bound === same.bound);
    })
  );
}
