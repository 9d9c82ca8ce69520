/** Sentences and clauses that writers try, and that the game says otherwise: how it does. */
import { fill, type Finding, type Fix, type Place } from '../engine/index.ts';
import { sourceOf } from './layout.ts';
import { Matcher } from './matcher.ts';
import { shortened } from './open-quote.ts';
import { toFinding } from './reading-rules.ts';
import type { Sentence } from './sentences.ts';
import { spoken } from './spoken.ts';
import type { World } from './statement.ts';

/** What to say of tokens that are a known slip at one of some places; it is said from `at` on, where what can’t be read begins. */
export function slipIn(world: World, sentence: Sentence, from: number, to: number, places: readonly Place[], at = from): Finding | undefined {
  for (const { row, say } of world.table.slips) {
    if (!row.places.some((place) => places.includes(place))) continue;
    const [part] = new Matcher(world, sentence, from, to, () => []).match([row]) ?? [];
    if (part === undefined) continue;
    const slots = part.marks.flatMap((mark): readonly (readonly [string, string])[] => mark.is === 'slot' ? [[mark.node.slot, spoken(sentence.tokens, mark.from, mark.to)]] : []);
    return told(world, sentence, { from, at, to }, fill(say, Object.fromEntries<string>(slots)));
  }
  return undefined;
}

/** The tokens of a slip, and from which on it is told. */
interface Stretch {
  readonly from: number;
  readonly at: number;
  readonly to: number;
}

function told(world: World, sentence: Sentence, { from, at, to }: Stretch, better: string): Finding {
  const fix: Fix = { title: `Write ${better}`, certain: false, intents: [{ do: 'replace', at: sourceOf(world.file, sentence, from, to), with: better }] };
  return toFinding('unreadable-sentence', 'slip', { words: shortened(spoken(sentence.tokens, at, to)), better }, sourceOf(world.file, sentence, at, to), [fix]);
}
