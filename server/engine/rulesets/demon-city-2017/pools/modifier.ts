/** How many dice of one sort may count. */
import type { Modifier } from '../../../pool.ts';
import { isCounted } from '../../../worth/recount.ts';
import { beyondTheMost } from '../../demon-city/uncounted.ts';

/** No more of these dice than the most may count; what doesn’t count anyway takes nobody’s place. */
export function upTo(most: number, dice: readonly Modifier[]): readonly Modifier[] {
  const beyond = dice.filter(isCounted).slice(most);
  return dice.map((each) => (beyond.includes(each) ? { ...each, ...beyondTheMost } : each));
}
