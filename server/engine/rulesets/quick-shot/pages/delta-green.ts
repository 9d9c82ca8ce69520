/** Pages on the rules of the text’s Delta Green campaign. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { choosing } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Delta Green');

const through = 'round 1\n  Rose: gambles on "the vault".\n    common "step through the wall"';
const well = 'round 1\n  Rose turns a minor tass into 1 WP for the general pool';

export const deltaGreenPages: readonly RulePage[] = [
  page(
    rule.paradox,
    'Paradox',
    'Vulgar effects make a roll harder: they add a second action to the first. How difficult it is depends on ' +
      'the vulgarity of the effect and on the number of witnesses. If it succeeds, the character and the witnesses ' +
      'go on living in one world; if it fails, there is a paradox effect. A critical failure of it would make that ' +
      'effect more powerful or more dangerous, while a critical success should rather go to the magical action ' +
      'itself.',
    {
      silent:
        'The text has no scale for vulgarity or witnesses; here the difficulty is what is written. Here the ' +
        'player still picks the critical success.',
      written:
        '`option campaign delta-green` before the first round, and `vulgar "steps through the wall": common ' +
        'paradox "a full square"` below the gamble.',
      bad: choosing('campaign delta-green', `${through}\n    vulgar "steps through the wall"`),
      good: choosing(
        'campaign delta-green',
        `${through}\n    vulgar "steps through the wall": common paradox "a full square"`,
      ),
      checks: [
        'missing-paradox-action',
        'unwitnessed-paradox-difficulty',
        'paradox-critical-success',
        'out-of-campaign-paradox',
      ],
    },
  ),
  page(
    rule.improvement,
    'Character Improvement',
    'From time to time the GM gives out XP charges as a story reward, perhaps a minor one each session; they buy ' +
      'or improve advantages. Supernatural advantages can be bought and improved with tass, too. Tass comes as ' +
      'minor, significant and major charges, and needs a resource through which it is consumed, or supernatural ' +
      'equipment made of it. With a suitable resource, a minor tass charge can be turned into 1 WP. Ordinary ' +
      'equipment is plentiful in this campaign, and needs no type unless it is nearly unique or costs a fortune.',
    {
      silent:
        'The text doesn’t say what an improvement costs: here it is what is written. Here XP charges and those ' +
        'of the rule on cost are the same. Nor does it say which pool the point from tass goes to, or what ' +
        'greater tass would be worth; here you write the pool, and greater tass can’t be turned into WP. Here ' +
        'the writer decides whether a handgun is ordinary.',
      written:
        '`2 minor tass` in a block. At the head of a round `Rose gains a minor XP charge "end of session".`, ' +
        '`Rose improves "Tracking" to significant with a minor charge.`, `Rose buys a minor telekinesis ' +
        '"Light touch" with minor tass through "the old well".` and `Rose turns a minor tass into 1 WP for ' +
        'the general pool through "the old well".`',
      bad: choosing('campaign delta-green', `${well}.`, '1 minor tass'),
      good: choosing('campaign delta-green', `${well} through "the old well".`, '1 minor tass'),
      checks: [
        'tass-without-resource',
        'mundane-tass-purchase',
        'oversized-tass-conversion',
        'unpriced-improvement',
        'typed-mundane-gear',
      ],
    },
  ),
];
