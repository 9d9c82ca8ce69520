/** Clauses behind an announcement that the game says otherwise: `Ann: hits the Bear, rolls 8`. */
import { toDocument } from '../document.ts';
import { saidInstead } from '../slips.ts';
import type { World } from '../statement.ts';
import { clauseFor, type Rewording } from './rewording.ts';

/** The sentence with each of them as the game says it. */
export function withClauseSlips(world: World, rewording: Rewording): Rewording | undefined {
  let result = rewording;
  let end = rewording.to;
  for (let at = rewording.to - 1; at > rewording.from; at -= 1) {
    const token = result.sentence.tokens[at];
    if (token?.kind !== 'mark' || token.text !== ',') continue;
    const better = end > at + 1 ? saidInstead(world, result.sentence, at + 1, end, ['announcement']) : undefined;
    if (better !== undefined)
      result = clauseFor(result, at + 1, end, better, toDocument(world.file, better).sentences[0]?.tokens ?? []);
    end = at;
  }
  return result === rewording ? undefined : result;
}
