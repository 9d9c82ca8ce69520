/** The action of an announcement in its own words: `shoots the Sniper`. */
import type { Sentence } from '../read/sentences.ts';
import { spoken } from '../explain/spoken.ts';

/**
 * The words after the colon, up to the first clause; a quoted action replaces all of them. `undefined` if there are
 * none.
 */
export function deedIn({ tokens }: Sentence): string | undefined {
  const colon = tokens.findIndex(({ kind, text }, index) => index > 0 && kind === 'mark' && text === ':');
  const comma = tokens.findIndex(
    ({ kind, text }, index) => index > colon && kind === 'mark' && (text === ',' || text === '('),
  );
  const behind = colon < 0 ? [] : tokens.slice(colon + 1, comma < 0 ? tokens.length : comma);
  const quoted = behind.length < mostBefore ? behind.find(({ kind }) => kind === 'prose')?.text : undefined;
  const words =
    quoted ??
    spoken(behind, 0, behind.length)
      .replace(/^(?:tries|attempts|wants) to /u, '')
      .replaceAll('"', '’');
  return words === '' ? undefined : words;
}

/** Tokens up to and including a quotation that replaces the whole action, as in `gambles on "the far side"`. */
const mostBefore = 4;
