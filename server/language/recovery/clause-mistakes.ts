/** Clauses of an announcement that the game expresses otherwise: `Ann: hits the Bear, rolls 8`. */
import { continuedIn } from '../read/continued-clause.ts';
import { toDocument } from '../read/document.ts';
import { matchRun } from '../match/match-run.ts';
import { saidBehind, saidInstead } from '../explain/common-mistakes.ts';
import { toParts, type World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import { clauseFor, replaced, type Rewording } from './rewording.ts';

/** The sentence with each such clause in the game’s wording. */
export function withClauseSlips(world: World, rewording: Rewording): Rewording | undefined {
  let result = rewording;
  let end = rewording.to;
  for (let at = rewording.to - 1; at > rewording.from; at -= 1) {
    const token = result.sentence.tokens[at];
    if (token?.kind !== 'mark' || token.text !== ',') continue;
    if (end > at + 1) result = continuing(world, result, at, end) ?? saidOtherwise(world, result, at, end) ?? result;
    end = at;
  }
  return result === rewording ? undefined : result;
}

function saidOtherwise(world: World, rewording: Rewording, comma: number, end: number): Rewording | undefined {
  const better = saidInstead(world, rewording.sentence, comma + 1, end, ['announcement']);
  return better === undefined ? undefined : clauseFor(rewording, comma + 1, end, better, tokensOf(world, better));
}

/** `hard "hold it", avoids the Bear`: a continuation of the clause before the comma. */
function continuing(world: World, rewording: Rewording, comma: number, end: number): Rewording | undefined {
  const { sentence, from } = rewording;
  if (!world.table.slipsIn(['announcement'], sentence.tokens, comma + 1, end).some(({ joins }) => joins !== undefined))
    return undefined;
  const before = matchRun(world, sentence, from, comma, ['announcement', 'round']);
  const last = before === undefined ? [] : toParts(world, sentence, before.place, before.parts).slice(-1);
  const continued = continuedIn(sentence, last);
  const better = continued === undefined ? undefined : saidBehind(world, sentence, comma + 1, end, continued);
  if (better === undefined) return undefined;
  const words = tokensOf(world, better).map(({ kind, text }) => (kind === 'prose' ? `"${text}"` : text));
  return replaced(rewording, comma, end, words, { joined: true, written: ` ${better}`, spelling: false });
}

function tokensOf({ file }: World, words: string): readonly Token[] {
  return toDocument(file, words).sentences[0]?.tokens ?? [];
}
