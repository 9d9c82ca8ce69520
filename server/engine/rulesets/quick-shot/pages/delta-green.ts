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
    'Vulgar effects make a roll harder: they add a second action to the first. How difficult it is depends ' +
      'on the vulgarity of the effect and on the number of witnesses. If it succeeds, character and witnesses ' +
      'go on living in one world; if it fails there is a paradox effect. A critical failure of it would make ' +
      'that effect more powerful or more dangerous, while a critical success better goes to the magical action ' +
      'itself.',
    {
      silent:
        'Neither vulgarity nor witnesses have a scale; here the difficulty is what is written. The player ' +
        'still picks the critical success here.',
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
    'From time to time the GM gives out XP charges as a reward of the story, perhaps a minor one each ' +
      'session; they buy or improve advantages. What is supernatural can be bought and improved with tass, ' +
      'too. Tass comes as minor, significant and major charges, and wants a resource by which it is consumed, ' +
      'or supernatural equipment made of it. With a fitting resource 1 WP can be made of a minor tass charge. ' +
      'Ordinary equipment is there in plenty in this campaign, and needs no type, unless there is hardly ' +
      'another like it, or it costs a fortune.',
    {
      silent:
        'What an improvement costs isn’t told: here it is what is written. XP charges and those of the rule ' +
        'on cost are the same here. Which pool the point from tass goes to, and what greater tass would be ' +
        'worth, isn’t told; here the pool is written, and greater tass isn’t turned into WP. Whether a ' +
        'handgun is ordinary there is the writer’s choice here.',
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
