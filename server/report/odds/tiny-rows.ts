/** Merges adjacent rows of a distribution with negligible chances into one row. */
import { type Figure, type OddsInWords, oddsInWords } from '../../engine/index.ts';
import { share, tiny } from '../figures.ts';

/** Shorter runs of rows stay as they are. */
const fewest = 3;

/** A row with a number and its unit: `27 hits` is 27 of ` hits`. */
interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** The odds with those rows merged that are tiny in all of them: `up to 27 hits, together`. Sums are preserved. */
export function withTinyTogether<T extends readonly (OddsInWords | undefined)[]>(
  ...all: T
): { readonly [K in keyof T]: T[K] };
export function withTinyTogether(...all: readonly (OddsInWords | undefined)[]): readonly (OddsInWords | undefined)[] {
  const names = new Map<string, string>();
  for (const rows of sequences([...new Set(all.flatMap((odds) => [...(odds?.keys() ?? [])]))])) {
    for (const run of runs(rows, ({ name }) => all.every((odds) => isTiny(odds?.get(name))))) {
      const isNever = run.every(({ name }) => all.every((odds) => odds?.get(name)?.chance.equals(0) ?? true));
      if (run.length >= fewest)
        for (const { name } of run) names.set(name, `${labelOf(run, rows)}${isNever ? '' : ', together'}`);
    }
  }
  return names.size === 0 ? all : all.map((odds) => (odds === undefined ? odds : renamed(odds, names)));
}

/** Runs of adjacent rows of the same unit, in ascending order. */
function sequences(names: readonly string[]): readonly (readonly Row[])[] {
  const found: Row[][] = [];
  let open = false;
  for (const name of names) {
    const row = rowOf(name);
    const last = found.at(-1);
    const before = last?.at(-1);
    if (row === undefined) open = false;
    else if (
      open &&
      before !== undefined &&
      before.unit.replace(/s$/u, '') === row.unit.replace(/s$/u, '') &&
      before.value < row.value
    )
      last?.push(row);
    else {
      found.push([row]);
      open = true;
    }
  }
  return found;
}

function rowOf(name: string): Row | undefined {
  const [, number, unit = ''] = /^(\d+)( \p{L}+)?$/u.exec(name) ?? [];
  return number === undefined ? undefined : { name, value: Number(number), unit };
}

function runs(rows: readonly Row[], holds: (row: Row) => boolean): readonly (readonly Row[])[] {
  const found: Row[][] = [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (!holds(row)) return;
    if (before !== undefined && holds(before)) found.at(-1)?.push(row);
    else found.push([row]);
  });
  return found;
}

function isTiny(figure: Figure | undefined): boolean {
  return figure === undefined || (figure.sample === undefined && figure.bound === undefined && share(figure) < tiny);
}

function labelOf(run: readonly Row[], rows: readonly Row[]): string {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [isFirst, isLast] = [first === rows[0], last === rows.at(-1)];
  if (isFirst === isLast) return `${first.value} to ${last.value}${last.unit}`;
  return isFirst ? `up to ${last.value}${last.unit}` : `${first.value}${first.unit} or more`;
}

function renamed(odds: OddsInWords, names: ReadonlyMap<string, string>): OddsInWords {
  const results = new Map<string, Figure>();
  for (const [name, figure] of odds) {
    const [label, before] = [names.get(name) ?? name, results.get(names.get(name) ?? name)];
    results.set(label, before === undefined ? figure : { ...figure, chance: before.chance.add(figure.chance) });
  }
  return oddsInWords(results);
}
