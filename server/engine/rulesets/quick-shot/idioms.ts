/**
 * Phrases that stand for a clause of Quick Shot. Helpful things are brought into the attempt; their effect on a
 * difficulty is up to the GM.
 */
import type { Idiom } from '../../ruleset.ts';
import { aimedAt } from '../../words/writers-words.ts';

const helps = {
  from: 'Step 1: Initiation',
  silent: 'The text doesn’t say by how much it makes anything easier: the GM sets the difficulty with it in view.',
};
const hinders = {
  from: 'Step 2: Clarification',
  silent: 'The text doesn’t say by how much it makes anything harder: the GM sets the difficulty with it in view.',
};

export const idioms: readonly Idiom[] = [
  {
    words: aimedAt,
    clause: 'note "aims at the {part}"',
    from: 'Combat',
    silent:
      'The text makes such a detail part of the result that is wanted: the GM sets the difficulty with it in view.',
  },
  { words: 'from behind', clause: 'using "from behind"', ...helps },
  {
    words: '(by surprise|from hiding|from the shadows|unseen|unnoticed)',
    clause: 'using "nobody sees it coming"',
    ...helps,
  },
  { words: 'from [the] (high|higher) ground', clause: 'using "the high ground"', ...helps },
  { words: 'from above', clause: 'using "the high ground"', ...helps },
  { words: 'with both hands', clause: 'using "both hands"', ...helps },
  { words: '[at] point (blank|blank range)', clause: 'using "point blank"', ...helps },
  { words: '[at] point-blank [range]', clause: 'using "point blank"', ...helps },
  { words: 'in the (dark|darkness)', clause: 'note "in the dark"', ...hinders },
];
