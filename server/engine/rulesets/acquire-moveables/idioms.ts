/** Phrases that stand for a clause of Acquire Moveables. */
import type { Idiom } from '../../ruleset.ts';
import { aimedAt } from '../../words/writers-words.ts';

const from = 'Combat';
const silent = 'The text leaves it to the DM what makes a hit easier or harder, and by how many steps.';

export const idioms: readonly Idiom[] = [
  {
    words: aimedAt,
    clause: 'note "aims at the {part}"',
    from,
    silent: 'The text has no blows aimed at a part of the body: the location die says where one lands.',
  },
  { words: 'from behind', clause: 'easier "from behind"', from, silent },
  { words: '(by surprise|from hiding|from the shadows|unseen|unnoticed)', clause: 'easier "unseen"', from, silent },
  { words: 'from [the] (high|higher) ground', clause: 'easier "the high ground"', from, silent },
  { words: 'from above', clause: 'easier "the high ground"', from, silent },
  { words: '[at] point (blank|blank range)', clause: 'easier "point blank"', from, silent },
  { words: '[at] point-blank [range]', clause: 'easier "point blank"', from, silent },
  { words: '(from afar|at long range|at a distance)', clause: 'harder "long range"', from, silent },
  { words: 'in the (dark|darkness)', clause: 'harder "the dark"', from, silent },
  { words: '(hurriedly|in haste|in a hurry|as fast as (he|she|it|they) can)', clause: 'hurrying', from },
];
