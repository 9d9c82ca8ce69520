/** The actor of an announcement: the names at the start of a sentence, with or without a colon after them. */
import { isVague } from '../../engine/index.ts';
import { Matcher } from '../match/matcher.ts';
import { namesAt } from '../match/name-slots.ts';
import { isArticle } from '../match/name-table.ts';
import type { World } from '../read/statement.ts';
import type { Rewording } from './rewording.ts';

/**
 * The end of the declared names, or of the pronoun, that a sentence starts with; `undefined` if it starts with neither.
 */
export function endOfActor(world: World, { sentence, from, to }: Rewording, at = from): number | undefined {
  const first = sentence.tokens[at];
  if (first?.kind === 'prose' && isVague(first.text)) return at + 1;
  const matcher = new Matcher(world, sentence, from, to, () => []);
  const readings = namesAt(matcher, at).filter(
    ({ names }) => names.length > 0 && names.every(({ id }) => id !== undefined),
  );
  const side = world.names.find('side', sentence.tokens, isArticle(first?.text ?? '') ? at + 1 : at, to);
  if (readings.length === 0 && side !== undefined) return side.end;
  return readings.reduce<number | undefined>(
    (end, reading) => (end === undefined || reading.end > end ? reading.end : end),
    undefined,
  );
}
