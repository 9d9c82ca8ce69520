/** Renders a comparison of two rulesets as text, Markdown or HTML. */
import { differenceWords, type ComparedAction, type ComparedPool, type Comparison } from './comparison.ts';
import { markdownCell, markdownHeading, markdownLine } from '../pages/markdown-words.ts';
import { escapeHtml, type TranscriptFormat } from '../timeline/transcript.ts';

/**
 * The part above the transcript: everybody’s throws under both rulesets, and sentences that mean nothing in the other
 * one.
 */
export function comparisonText(comparison: Comparison, format: TranscriptFormat): string {
  const { games, rounds, lost } = comparison;
  const pools = rounds
    .filter((round) => round.actions.length > 0)
    .flatMap((round) => [
      heading[format](`What everybody throws in round ${round.number} (line ${round.line})`),
      tables[format](games, round.actions),
    ]);
  const premise =
    pools.length > 2
      ? [
          list[format]([
            'Each round is counted from the state that is written, as if nothing had been thrown before it.',
          ]),
        ]
      : [];
  const means = lost.map(({ message, places }) => `${message} (${places.join(', ')})`);
  return [
    ...premise,
    ...pools,
    ...(lost.length === 0 ? [] : [heading[format](`What means something else in ${games[1]}`), list[format](means)]),
  ].join('\n');
}

const list: Readonly<Record<TranscriptFormat, (lines: readonly string[]) => string>> = {
  text: (lines) => lines.map((line) => `    ${line}`).join('\n'),
  md: (lines) => `${lines.map((line) => `- ${markdownLine(line)}`).join('\n')}\n`,
  html: (lines) => `<ul>\n${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')}\n</ul>`,
};

const heading: Readonly<Record<TranscriptFormat, (text: string) => string>> = {
  text: (text) => `\n${text}\n${'-'.repeat(text.length)}`,
  md: (text) => `\n## ${markdownHeading(text)}\n`,
  html: (text) => `<h2>${escapeHtml(text)}</h2>`,
};

type Table = (games: Comparison['games'], actions: readonly ComparedAction[]) => string;

const tables: Readonly<Record<TranscriptFormat, Table>> = { text: textTable, md: markdownTable, html: htmlTable };

/** One line per extra or lost throw, so that differences between the games are visible at once. */
function textTable([written, other]: Comparison['games'], actions: readonly ComparedAction[]): string {
  const columns = actions.map(
    (action) => [pairedLines(action.written), pairedLines(action.other, differenceWords(action))] as const,
  );
  const width = Math.max(written.length, ...columns.flatMap(([left]) => left.map((line) => line.length))) + 3;
  const row = (left: string, right: string): string => `    ${left.padEnd(width)}${right}`.trimEnd();
  const rows = actions.flatMap((action, index) => {
    const [left, right] = columns[index] ?? [[], []];
    const lines = Array.from({ length: Math.max(left.length, right.length) }, (_, line) =>
      row(left[line] ?? '', right[line] ?? ''),
    );
    return ['', `${action.words}  (line ${action.line})`, ...lines];
  });
  return [row(written, other), ...rows].join('\n');
}

function pairedLines(pool: ComparedPool | undefined, difference = ''): readonly string[] {
  const words = difference === '' ? '' : ` (${difference})`;
  if (pool === undefined) return [`throws nothing${words}`];
  return [
    `${pool.pool}${words}`,
    ...pool.modifiers.map((modifier) => `  ${modifier}`),
    ...(pool.chance === '' ? [] : [pool.chance]),
  ];
}

function markdownTable([written, other]: Comparison['games'], actions: readonly ComparedAction[]): string {
  const cell = (pool: ComparedPool | undefined, difference = ''): string =>
    pairedLines(pool, difference)
      .map((line) => markdownCell(line.trim()))
      .join('<br>');
  return [
    `| | ${markdownCell(written)} | ${markdownCell(other)} |`,
    '|:--|:--|:--|',
    ...actions.map(
      (action) =>
        `| ${markdownCell(action.words)} | ${cell(action.written)} | ${cell(action.other, differenceWords(action))} |`,
    ),
    '',
  ].join('\n');
}

function htmlTable([written, other]: Comparison['games'], actions: readonly ComparedAction[]): string {
  const cell = (pool: ComparedPool | undefined, difference = ''): string =>
    `<td>${pairedLines(pool, difference)
      .map((line) => escapeHtml(line.trim()))
      .join('<br>')}</td>`;
  const head = `<tr><th></th><th scope="col">${escapeHtml(written)}</th><th scope="col">${escapeHtml(other)}</th></tr>`;
  const rows = actions.map(
    (action) =>
      '<tr><th ' +
      `scope="row">${escapeHtml(action.words)}</th>${cell(action.written)}` +
      `${cell(action.other, differenceWords(action))}</tr>`,
  );
  return `<table>\n${[head, ...rows].join('\n')}\n</table>`;
}
