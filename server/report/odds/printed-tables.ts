/** Tables of chances printed in a rulebook, as text and as JSON, next to the computed chances. */
import type { PrintedRow, PrintedTable } from '../../engine/index.ts';

/** Each table with its notes; computed percentages have two decimals, printed ones are whole. */
export function printedTablesText(tables: readonly PrintedTable[]): string {
  return tables
    .map((table, index) =>
      [
        table.title,
        '',
        ...(tables[index - 1]?.about === table.about ? [] : [...table.about.map((line) => wrapped(line)), '']),
        ...notes(table),
        '',
        ...grid(table),
      ].join('\n'),
    )
    .join('\n\n');
}

function notes({ readings }: PrintedTable): readonly string[] {
  const [first] = readings;
  return [
    ...readings.map(({ name, note }) => `  ${name}: ${note}`),
    `  off: by how many points ${first?.name ?? 'it'} is off what the printed figure was cut from, at the ` +
      'nearest; = where it fits',
  ];
}

const widest = 100;

function wrapped(text: string): string {
  return text
    .split(' ')
    .reduce<readonly string[]>((lines, word) => {
      const last = lines.at(-1) ?? '';
      return last.length + word.length < widest && last !== ''
        ? [...lines.slice(0, -1), `${last} ${word}`]
        : [...lines, word];
    }, [])
    .join('\n');
}

/** One line per outcome: the printed and computed percentages, and by how many points the first reading is off. */
function grid(table: PrintedTable): readonly string[] {
  const head = ['', '', 'printed', ...table.readings.map(({ name }) => name), 'off'];
  const lines = [
    head,
    ...table.rows.flatMap((row) =>
      table.outcomes.map((outcome, at) => [at === 0 ? row.what : '', outcome, ...figures(row, at)]),
    ),
  ];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, column) => aligned(cell, column, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The first two columns are words. */
function aligned(cell: string, column: number, width: number): string {
  return column < 2 ? cell.padEnd(width) : cell.padStart(width);
}

function figures({ printed, computed: reckoned }: PrintedRow, at: number): readonly string[] {
  const own = printed[at] ?? 0;
  const percents = reckoned.map((chances) => (chances[at]?.valueOf() ?? 0) * 100);
  return [`${own}%`, ...percents.map((percent) => `${percent.toFixed(2)}%`), offBy(own, percents[0] ?? 0)];
}

/**
 * Printed percentages are rounded down, so anything up to the next whole percent fits; beyond that, the distance to it.
 */
function offBy(printed: number, percent: number): string {
  if (Math.floor(percent) === printed) return '=';
  const points = percent - (percent < printed ? printed : printed + 1);
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
}

/** As data: printed percentages, and computed chances as exact fractions. */
export function printedTablesJson(tables: readonly PrintedTable[]) {
  return {
    tables: tables.map(({ title, about, outcomes, readings, rows }) => ({
      title,
      about,
      rows: rows.map(({ what, printed, computed: reckoned }) => ({
        row: what,
        outcomes: outcomes.map((outcome, at) => ({
          outcome,
          printed: printed[at],
          reckoned: Object.fromEntries(readings.map(({ name }, reading) => [name, exactJson(reckoned[reading]?.[at])])),
        })),
      })),
    })),
  };
}

function exactJson(chance: PrintedRow['computed'][number][number] | undefined) {
  return chance === undefined ? undefined : { exact: chance.toFraction(), value: chance.valueOf() };
}
