/** Pages on Willpower and rests. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, driven, having } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Willpower');

const bold = 'round 1\n  Rose: gambles on "the far platform".\n    hard "leap the tracks"';

export const willpowerPages: readonly RulePage[] = [
  page(
    rule.willpower,
    'Willpower',
    'Willpower is counted in points, WP. Gambles win and lose them, and they can be bet. All that a character ' +
      'has is in pools: one general pool, and drives. Everybody has a general pool; its base is 5 WP for most, and ' +
      'more base can be bought with a major charge. What is won in gambles may accumulate there, above the base.',
    {
      silent:
        'The text doesn’t say how much base a major charge buys: here it is what is written. Here opponents need ' +
        'no Willpower, since they never roll.',
      written:
        '`Willpower 5` in a block; `Willpower 3` and `Willpower 7` are below and above the base, which is 5 ' +
        'unless it is written too: `Willpower 4 of 6`. `Rose buys base Willpower 6 with a major charge.` at ' +
        'the head of a round.',
      bad: having('5 of 7', alone(bold)),
      good: alone(bold),
      checks: ['unpurchased-base', 'negative-willpower', 'missing-general-pool'],
    },
  ),
  page(
    rule.rests,
    'Rests',
    'A rest takes hours. A general pool below its base amount goes back to it; if it is above, the points above ' +
      'may be moved to a drive. If exhausted people catch their breath for a few minutes, one point each may be ' +
      'reasonable, if it doesn’t bring the pool to its base.',
    {
      silent:
        'The text doesn’t say whether the points may go to several drives; here they may, one for one. Nor does ' +
        'it say how often a breather is possible; here it is as often as you write it.',
      written: '`Rose rests for 6 hours: 2 WP to "Get rich".` or `Rose catches her breath.` at the head of a round.',
      bad: driven('round 1\n  Rose rests for 6 hours: 2 WP to "Get rich".'),
      good: having('7', driven('round 1\n  Rose rests for 6 hours: 2 WP to "Get rich".')),
      checks: ['sub-base-transfer', 'underlong-rest', 'base-reaching-breather', 'oversized-breather'],
    },
  ),
];
