/** Phrases that stand for a clause of the New attack algorithm. */
import type { Idiom } from '../../ruleset.ts';
import { aimedAt } from '../../words/writers-words.ts';

const from = 'Combat considerations';
const silent =
  'The text names the high ground only, and leaves it to the group what else is an advantage or a disadvantage.';

export const idioms: readonly Idiom[] = [
  {
    words: aimedAt,
    clause: 'disadvantage "aims at the {part}"',
    from,
    silent: 'The text has no blows at one place of a body: it is a disadvantage here.',
  },
  { words: 'from [the] (high|higher) ground', clause: 'advantage "the high ground"', from },
  { words: 'from above', clause: 'advantage "the high ground"', from },
  { words: 'from behind', clause: 'advantage "from behind"', from, silent },
  { words: '(by surprise|from hiding|from the shadows|unseen|unnoticed)', clause: 'advantage "unseen"', from, silent },
  { words: 'with both hands', clause: 'advantage "both hands"', from, silent },
  { words: '[at] point (blank|blank range)', clause: 'advantage "point blank"', from, silent },
  { words: '[at] point-blank [range]', clause: 'advantage "point blank"', from, silent },
  { words: 'in the (dark|darkness)', clause: 'disadvantage "the dark"', from, silent },
];
