/** The table style of common mistakes: words, and the sentences that may be meant. */
import type { CommonMistake } from '../../../ruleset.ts';
import type { Place } from '../../../sentence.ts';

/** With each of several sentences that may be meant. */
export type Mistaken = readonly [words: string, ...say: string[]];

export const who = '{who:names} [:]';

/** Those who are meant by everybody’s name in other games. */
export const group = '((They|they)|(The|the) (party|group|adventurers|PCs|heroes))';

/** `above` is a sentence that is needed above the block as well. */
export function meaning(places: readonly Place[], rows: readonly Mistaken[], above?: string): readonly CommonMistake[] {
  return rows.flatMap(([words, ...ways]) =>
    ways.map((say): CommonMistake => ({ places, words, say, ...(above === undefined ? {} : { above }) })),
  );
}

export function lacking(
  places: readonly Place[],
  rows: readonly (readonly [words: string, lacks: string])[],
): readonly CommonMistake[] {
  return rows.map(([words, lacks]): CommonMistake => ({ places, words, lacks }));
}
