/** The words with which a sentence can begin. */
import { placesOf, type Context } from './contexts.ts';
import type { Row } from './row.ts';
import type { World } from './statement.ts';

/** The words with which a sentence can begin here. */
export function firstWords(world: World, context: Context): readonly string[] {
  return placesOf(context).flatMap((place) => world.table.rowsOf(place).flatMap((row) => row.leading ? row.keys : statsFirst(world, row)));
}

/** The stats of the game, where a row begins with one. */
function statsFirst({ lexicon }: World, { nodes: [first] }: Row): readonly string[] {
  return first?.is === 'slot' && first.type === 'stats' ? lexicon.stats.all.flatMap((stat) => stat.split(' ')[0] ?? []) : [];
}
