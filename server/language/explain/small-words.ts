/** Typos of small words, and words that only introduce a sentence. */
import { slipsBetween } from '../../engine/index.ts';
import type { World } from '../read/statement.ts';
import { removed, replaced, type Rewording } from '../recovery/rewording.ts';

const leadIns = new Set([
  'otherwise',
  'else',
  'then',
  'now',
  'next',
  'finally',
  'suddenly',
  'meanwhile',
  'afterwards',
  'immediately',
  'instead',
]);

/** `Then Ann: punches Bill.` */
export function withoutLeadIn(_: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  if (!leadIns.has(tokens[from]?.text.toLowerCase() ?? '') || tokens[from]?.kind !== 'word') return undefined;
  const end = tokens[from + 1]?.text === ',' ? from + 2 : from + 1;
  return end < to ? removed(rewording, from, end, false) : undefined;
}

const smallWords = ['the', 'and', 'with', 'from', 'his', 'her', 'their', 'then'];

/** `teh`, `adn`: two transposed letters of a small word. */
export function withSmallWords(_: World, rewording: Rewording): Rewording | undefined {
  let result = rewording;
  for (let at = rewording.from; at < rewording.to; at += 1) {
    const token = result.sentence.tokens[at];
    if (token?.kind !== 'word' || smallWords.includes(token.text)) continue;
    const meant = smallWords.find(
      (word) =>
        word.length === token.text.length &&
        slipsBetween(word, token.text) === 1 &&
        Array.from(word).sort().join('') === Array.from(token.text).sort().join(''),
    );
    if (meant !== undefined) result = replaced(result, at, at + 1, [meant]);
  }
  return result === rewording ? undefined : result;
}

/** `using her knife`. */
export function withWith(_: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const at = tokens.findIndex(
    ({ kind, text }, index) => index > from && index < to && kind === 'word' && text === 'using',
  );
  return at < 0 ? undefined : replaced(rewording, at, at + 1, ['with'], { spelling: false });
}
