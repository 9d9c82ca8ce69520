/** The texts that are typed in tests, and comparison of the results. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { analyze } from '../../server/analysis/index.ts';
import { indentEdits, type Include } from '../../server/language/index.ts';

export interface TextToType {
  /** The path from the folder of the project. */
  readonly name: string;
  /** Without the final line break, which nobody types. */
  readonly text: string;
  readonly include: Include;
  /** Drafts have lines that can’t be read. */
  readonly isDraft: boolean;
}

const root = join(import.meta.dirname, '..', '..');

/** Every sample, and every draft written without the reference. */
export function textsToType(): readonly TextToType[] {
  return ['samples', join('test', 'drafts')].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:clash|txt)$/u.test(file))
      .sort()
      .map((file) => textToType(join(folder, file))),
  );
}

export function textToType(name: string): TextToType {
  const path = join(root, name);
  const include = (included: string): string | undefined => textAt(join(dirname(path), included));
  return {
    name: relative(root, path),
    text: (textAt(path) ?? '').replaceAll('\r\n', '\n').trimEnd(),
    include,
    isDraft: name.includes('drafts'),
  };
}

/** The keys of a text, without leading spaces, since the editor indents. */
export function keysOf(text: string): string {
  return text.replace(/^[ \t]+/gmu, '');
}

export function withoutFullStops(text: string): string {
  return text.replace(/\.$/gmu, '');
}

/**
 * The lines that differ, as `line: typed | wanted`. A line of a draft that can’t be read or isn’t formatted has no
 * known indent; only its words are compared.
 */
export function differences(typed: string, { text, include, isDraft }: TextToType): readonly string[] {
  const wanted = text.split('\n');
  const found = typed.split('\n');
  const loose = isDraft ? linesWithoutIndent(text, include) : new Set();
  return Array.from({ length: Math.max(wanted.length, found.length) }, (_, line) => line).flatMap((line) => {
    const [one, other] = [found[line], wanted[line]];
    if (one === other || (loose.has(line) && one?.trimStart() === other?.trimStart())) return [];
    return [`${line + 1}: ${JSON.stringify(one)} | ${JSON.stringify(other)}`];
  });
}

/** The lines that are valid with several indents, which they would keep. */
function linesWithoutIndent(text: string, include: Include): ReadonlySet<number> {
  const shifted = text.replace(/^(?=.)/gmu, '       ');
  const { reading, lines } = analyze(shifted, { file: 'test.clash', include });
  const indents = new Map(
    indentEdits(reading, { start: 0, end: shifted.length }).map(({ start, text: indent }) => [
      lines.positionAt(start).line,
      indent,
    ]),
  );
  return new Set(
    text
      .split('\n')
      .flatMap((line, index) => (line === '' || indents.get(index) === /^\s*/u.exec(line)?.[0] ? [] : [index])),
  );
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
