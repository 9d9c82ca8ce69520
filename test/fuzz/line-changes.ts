/** Changes of whole lines: duplicated, deleted, swapped, indented, joined. */
import type { Throws } from '../../server/engine/index.ts';
import { lineIndex, withLinesAt, type TextChange } from './draws.ts';

export const lineChanges: Readonly<Record<string, TextChange>> = {
  'a stretch of lines once more elsewhere': (text, throws) =>
    withLinesAt(text, lineIndex(text, throws), stretch(text.split('\n'), throws)),
  'a stretch of lines lost': (text, throws) => {
    const lines = text.split('\n');
    return lines.toSpliced(throws.pick(lines.length), 1 + throws.pick(4)).join('\n');
  },
  'two lines swapped': (text, throws) => {
    const lines = text.split('\n');
    const [one, other] = [throws.pick(lines.length), throws.pick(lines.length)];
    return lines.with(one, lines[other]!).with(other, lines[one]!).join('\n');
  },
  'lines nested deeper or less deep': (text, throws) => {
    const lines = text.split('\n');
    const [from, count, deeper] = [throws.pick(lines.length), 1 + throws.pick(6), throws.pick(2) === 0];
    return lines
      .map((line, index) =>
        index < from || index >= from + count ? line : deeper ? `  ${line}` : line.replace(/^ {1,2}/u, ''),
      )
      .join('\n');
  },
  'two lines joined': (text, throws) => {
    const lines = text.split('\n');
    const at = throws.pick(lines.length);
    return [...lines.slice(0, at), lines.slice(at, at + 2).join(' '), ...lines.slice(at + 2)].join('\n');
  },
  'the end lost': (text, throws) => text.slice(0, throws.pick(text.length + 1)),
};

/** Up to six consecutive lines. */
function stretch(lines: readonly string[], throws: Throws): readonly string[] {
  const from = throws.pick(lines.length);
  return lines.slice(from, from + 1 + throws.pick(6));
}
