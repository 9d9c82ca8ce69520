/** The words with which a sentence can start. */
import { placesOf, type Context } from '../match/contexts.ts';
import type { Node } from '../match/notation.ts';
import type { Row } from '../match/row.ts';
import type { World } from '../read/statement.ts';

/** The words with which a sentence can start here. */
export function firstWords(world: World, context: Context): readonly string[] {
  return placesOf(context).flatMap((place) =>
    world.table
      .rowsOf(place)
      .flatMap((row) => (row.leading ? row.keys : [...statsFirst(world, row), ...beginnings(row.nodes)])),
  );
}

/** The stats of the game, if a row starts with one. */
function statsFirst({ lexicon }: World, { nodes: [first] }: Row): readonly string[] {
  return first?.is === 'slot' && first.type === 'stats'
    ? lexicon.stats.all.flatMap((stat) => stat.split(' ')[0] ?? [])
    : [];
}

/** The words that nodes can start with: fixed words, choices, and whatever follows an optional part. */
function beginnings([first, ...rest]: readonly Node[]): readonly string[] {
  switch (first?.is) {
    case undefined:
      return [];
    case 'literal':
      return first.mark ? [] : [first.text];
    case 'slot':
      return first.choices?.flatMap((choice) => choice.split(' ')[0] ?? []) ?? [];
    case 'maybe':
      return [...beginnings(first.of), ...beginnings(rest)];
    case 'either':
      return first.of.flatMap(beginnings);
  }
}
