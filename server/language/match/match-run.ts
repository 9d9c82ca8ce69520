/** Matches a run of tokens against the rows of one place after another. */
import type { Place } from '../../engine/index.ts';
import type { Following, MatchedPart } from './match-types.ts';
import { Matcher } from './matcher.ts';
import type { Sentence } from '../read/sentences.ts';
import type { World } from '../read/statement.ts';

/**
 * The rows that match a run of tokens, in the first of some places that has a match; `lenient` allows missing quotes.
 */
export function matchRun(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  places: readonly Place[],
  lenient = false,
): { readonly place: Place; readonly parts: readonly MatchedPart[] } | undefined {
  for (const place of places) {
    const rows = world.table.candidates(place, sentence.tokens, from, to, world.names);
    if (rows.length === 0) continue;
    const parts = new Matcher(world, sentence, from, to, followingIn(world, sentence, to, place), { lenient }).match(
      rows,
    );
    if (parts !== undefined) return { place, parts };
  }
  return undefined;
}

/** The rows that may follow a row in its sentence: clauses after an announcement and after each other. */
export function followingIn(world: World, sentence: Sentence, to: number, place: Place): Following {
  return (first, at) => {
    if (first.verb === undefined && place !== 'announcement') return [];
    const clauses = world.table.candidates('announcement', sentence.tokens, at, to, world.names);
    // An unknown verb must be followed by the clause that says what is thrown for it.
    return first.needsClause ? clauses.filter(({ id }) => world.table.difficulties.has(id)) : clauses;
  };
}
