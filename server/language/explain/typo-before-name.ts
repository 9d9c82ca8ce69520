/** Typos right before a name in its declaration: `combatant teh Ghoul`, `combatant combatant Ann`. */
import type { Finding, Place } from '../../engine/index.ts';
import { distance } from 'fastest-levenshtein';
import { isCapitalised } from '../read/characters.ts';
import { sourceOf } from '../read/layout.ts';
import { matchRun } from '../match/match-run.ts';
import { nearest } from './near.ts';
import { toFinding } from './reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import type { World } from '../read/statement.ts';
import type { Recognised } from './intended-sentence.ts';

/** The corrected declaration, and its finding. */
export interface MendedName {
  readonly recognised: Recognised;
  readonly finding: Finding;
}

/** Undefined if the sentence isn’t a declaration with such a typo. */
export function slipBeforeName(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  places: readonly Place[],
): MendedName | undefined {
  const at = sentence.tokens.findIndex(
    (_, index) => index > from && index < to - 1 && slipAt(sentence, index) !== undefined,
  );
  const kind = slipAt(sentence, at);
  if (kind === undefined) return undefined;
  const tokens =
    kind === 'twice'
      ? sentence.tokens.toSpliced(at, 1)
      : sentence.tokens.map((token, index) => (index === at ? { ...token, text: 'the' } : token));
  const mended = { ...sentence, tokens };
  const found = matchRun(world, mended, from, to - (sentence.tokens.length - tokens.length), places);
  const [part] = found?.parts ?? [];
  if (found === undefined || part === undefined || !world.table.isStructure(part.row)) return undefined;
  return {
    recognised: { row: part.row, place: found.place, sentence: mended, part },
    finding: shown(world, sentence, at, kind),
  };
}

/** A repeated word, or a misspelt `the` before a capitalised word. */
function slipAt({ tokens }: Sentence, at: number): 'twice' | 'article' | undefined {
  const [before, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (word?.kind !== 'word' || isCapitalised(word.text)) return undefined;
  if (word.text === before?.text) return 'twice';
  if (next?.kind !== 'word' || !isCapitalised(next.text) || word.text === 'the') return undefined;
  return distance(word.text, 'the') === 1 || nearest(word.text, ['the']) !== undefined ? 'article' : undefined;
}

function shown({ file }: World, sentence: Sentence, at: number, kind: 'twice' | 'article'): Finding {
  const word = sentence.tokens[at]?.text ?? '';
  const source = sourceOf(file, sentence, at, at + 1);
  if (kind === 'article')
    return toFinding('unreadable-sentence', 'misspelt', { word, near: 'the' }, source, [
      { title: 'Write “the”', certain: true, intents: [{ do: 'replace', at: source, with: 'the' }] },
    ]);
  return toFinding('unreadable-sentence', 'surplus', { word }, source, [
    { title: 'Remove it', certain: true, intents: [{ do: 'remove', at: source }] },
  ]);
}
