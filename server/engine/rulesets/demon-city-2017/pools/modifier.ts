/** One extra or lost die. */
import type { Modifier } from '../../../pool.ts';
import { isCounted } from '../../../recount.ts';
import { beyondTheMost } from '../../demon-city/uncounted.ts';
import type { RuleName } from '../rule-ids.ts';

export function extraDie(of: RuleName, because: string, source: Modifier['source'], words?: string): Modifier {
  return die(of, 1, because, source, words);
}

export function lostDie(of: RuleName, because: string, source: Modifier['source'], words?: string): Modifier {
  return die(of, -1, because, source, words);
}

/** No more of these dice than the most may count; what doesn’t count anyway takes nobody’s place. */
export function upTo(most: number, dice: readonly Modifier[]): readonly Modifier[] {
  const beyond = dice.filter(isCounted).slice(most);
  return dice.map((each) => (beyond.includes(each) ? { ...each, ...beyondTheMost } : each));
}

function die(
  of: RuleName,
  amount: number,
  because: string,
  source: Modifier['source'],
  words: string | undefined,
): Modifier {
  return {
    rule: of.id,
    title: of.title,
    amount,
    because,
    source,
    standing: 'counted',
    ...(words === undefined ? {} : { words }),
  };
}
