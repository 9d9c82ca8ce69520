/** Moves the rows of `wanted` that are as they are written to `rows`: `node test/language/slip-table/promote.ts`. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { slipRows, type SlipRow } from './rows.ts';
import { tryRow } from './try-row.ts';

const here = import.meta.dirname;

function isMet(row: SlipRow): boolean {
  try {
    tryRow(row);
    return true;
  } catch {
    return false;
  }
}

/** The words of a row, with the games of which it is a row here. */
interface Block {
  readonly heading: string;
  readonly words: string;
}

function blocksOf(rows: readonly SlipRow[], text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of new Set(rows.map((row) => row.line))) {
    const same = rows.filter((row) => row.line === line);
    const words = text.split('\n').slice(line - 1).join('\n').split(/\n\n/u)[0] ?? '';
    blocks.push({ heading: `== ${same.map(({ game }) => game).join(', ')}, ${same[0]?.place ?? ''}`, words: words.trimEnd() });
  }
  return blocks;
}

function written(blocks: readonly Block[]): string {
  let heading = '';
  return blocks.map((block) => {
    const head = block.heading === heading ? '' : `${block.heading}\n\n`;
    heading = block.heading;
    return `${head}${block.words}\n`;
  }).join('\n');
}

for (const file of readdirSync(join(here, 'wanted'))) {
  const [wanted, rows] = [join(here, 'wanted', file), join(here, 'rows', file)];
  const text = readFileSync(wanted, 'utf8');
  const own = slipRows('wanted').filter((row) => basename(row.file) === file);
  const met = own.filter(isMet);
  const before = existsSync(rows) ? `${readFileSync(rows, 'utf8').trimEnd()}\n\n` : '';
  if (met.length > 0) writeFileSync(rows, `${before}${written(blocksOf(met, text))}`);
  const left = own.filter((row) => !met.includes(row));
  if (left.length === 0) rmSync(wanted);
  else writeFileSync(wanted, written(blocksOf(left, text)));
  console.log(`${file}: ${met.length} moved, ${left.length} left`);
}
