/** The limit on the number of dice of one kind. */
import type { Modifier } from '../../../pool.ts';
import { isCounted } from '../../../worth/recount.ts';
import { beyondTheMost } from '../../demon-city/uncounted.ts';

/** At most `most` of these dice count; those that don’t count anyway take up no place. */
export function upTo(most: number, dice: readonly Modifier[]): readonly Modifier[] {
  const beyond = dice.filter(isCounted).slice(most);
  return dice.map((each) => (beyond.includes(each) ? { ...each, ...beyondTheMost } : each));
}
