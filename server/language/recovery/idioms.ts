/**
 * Idioms: words that mean a clause of the game, as “from behind”, and words that mean nothing in its rules, as “again”.
 */
import { fill } from '../../engine/index.ts';
import { toDocument } from '../read/document.ts';
import { Matcher } from '../match/matcher.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from '../explain/spoken.ts';
import type { World } from '../read/statement.ts';
import { clauseFor, removed, type Rewording } from './rewording.ts';

/** Replaces idioms by the clauses that they mean, and leaves out words that mean nothing. */
export function withIdioms(world: World, rewording: Rewording): Rewording | undefined {
  return reworded(world, rewording, rewording.from + 1, () => true);
}

/** The same for a clause that may consist of an idiom alone; words that mean nothing stay. */
export function withIdiomsAlone(world: World, rewording: Rewording): Rewording | undefined {
  return reworded(world, rewording, rewording.from, ({ clause }) => clause !== '');
}

function reworded(
  world: World,
  rewording: Rewording,
  from: number,
  counts: (idiom: Idiom) => boolean,
): Rewording | undefined {
  let result = rewording;
  for (let at = from; at < result.to; at += 1) {
    const found = idiomAt(world, result, at);
    if (found === undefined || !counts(found)) continue;
    if (found.clause === '') {
      result = removed(result, at, found.end, false);
      at -= 1;
      continue;
    }
    const tokens = toDocument(world.file, found.clause).sentences[0]?.tokens ?? [];
    result = clauseFor(result, at, found.end, found.clause, tokens);
    at += tokens.length;
  }
  return result === rewording ? undefined : result;
}

/** The start of words that mean nothing in the rules, as “again”, at the end of a sentence; `to` if there are none. */
export function endBeforeFillers(world: World, sentence: Sentence, from: number, to: number): number {
  for (let at = Math.max(from + 1, to - longest); at < to; at += 1) {
    const found = idiomAt(world, { sentence, from, to, changes: [], spelling: true }, at);
    if (found?.clause === '' && found.end === to) return at;
  }
  return to;
}

interface Idiom {
  readonly end: number;
  readonly clause: string;
}

/** The longest idiom that starts at a token. */
function idiomAt(world: World, { sentence, to }: Rewording, at: number): Idiom | undefined {
  if (sentence.tokens[at]?.kind !== 'word') return undefined;
  const most = Math.min(to, at + longest);
  if (world.table.idiomRows(sentence.tokens, at, most).length === 0) return undefined;
  for (let end = most; end > at; end -= 1) {
    const [part] =
      new Matcher(world, sentence, at, end, () => []).match(world.table.idiomRows(sentence.tokens, at, end)) ?? [];
    if (part !== undefined) {
      const say = world.table.idioms.get(part.row) ?? '';
      const slots = part.marks.flatMap((mark): readonly (readonly [string, string])[] =>
        mark.is === 'slot' ? [[mark.node.slot, spoken(sentence.tokens, mark.from, mark.to)]] : [],
      );
      return { end, clause: fill(say, Object.fromEntries<string>(slots)) };
    }
  }
  return undefined;
}

const longest = 6;
