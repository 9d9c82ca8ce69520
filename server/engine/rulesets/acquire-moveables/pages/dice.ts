/** Pages on dice: how they step, how they run out, and which of two rolls counts. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { vault, vaultWith } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Dice', 'Resolution mechanics');

export const dicePages: readonly RulePage[] = [
  page(
    rule.ladder,
    'To step a die up (SU) or down (SD) is to take the next larger or smaller one on this ladder: d2, d4, d6, d8, ' +
      'd10, d12, d14, d16, d20, d24, d30, d40, d60, d80, d100, d200, d400, d600, d800, d1000. The text asks for a ' +
      'set of dice of the Zocchi or Dungeon Crawl Classics kind.',
    {
      silent:
        'The text doesn’t say what is above d1000, or below d2 except for depletion dice, sudden-end dice and ' +
        'falls: the group decides (“ladder end”). Sizes between the rungs, such as d3 or d7, are never used here. ' +
        'SD doesn’t mean a sudden-end die, which is SDIE.',
      written: '`harder "shin-deep water"` or `2 steps harder "thick fog"` below an attack.',
      good: vault('round 1\n  Ann: strikes the Ghoul.\n    2 steps harder "thick fog"'),
      checks: ['die-off-the-ladder'],
      next: [rule.hundreds, rule.depletion, rule.location],
    },
  ),
  page(
    rule.hundreds,
    'A die of 200 faces or more can be made up of a smaller die and a d100 in two ways, and which it is has to be ' +
      'said before the roll. Either 1 is taken from the smaller die and the rest times 100 is added to the d100; or ' +
      'the highest face of the smaller die is read as 0, and its number times 100 is added to the d100.',
    {
      silent:
        'Both ways give each number once, so no chance depends on the choice: 6 and 37 for a d600 are 537 in the ' +
        'first way and 37 in the second. The text gives no way to roll a d40, d60 or d80; here they are rolled ' +
        'like any other die. So are the dice of weapons and falls, whatever their size.',
      written:
        '`Ann rolls d600 for "silver pieces in the chest".` at the head of a round, and `option hundreds first` or ' +
        '`option hundreds second` above the cast.',
      good: vaultWith(
        'option hundreds first',
        'round 1, 1 tenmin\n  Ann rolls d600 for "silver pieces in the chest".\n  Ann: searches "the vault".',
      ),
      checks: ['unannounced-hundreds'],
      next: [rule.depletion],
    },
  ),
  page(
    rule.depletion,
    'A depletion die (DDIE or DD) goes a step down when it shows 1, and otherwise stays as it is. After d2 it is ' +
      'gone.',
    {
      silent: 'The text doesn’t say whether a d2 is gone after any roll of it: here it is gone only when it shows 1.',
      next: [rule.suddenEnd, rule.healing],
    },
  ),
  page(
    rule.suddenEnd,
    'A sudden-end die (SDIE) goes a step down whenever it is rolled, and is gone after the d2. If it shows 1, the ' +
      'effect that it measures ends at once, whatever the size of the die.',
    {
      silent:
        'The text says of injuries that they go with their die, and doesn’t say it of other effects: here an ' +
        'effect is over when its die is gone, also without a 1.',
      next: [rule.twice, rule.healing],
    },
  ),
  page(
    rule.twice,
    'With advantage (ADV) somebody rolls twice and takes the better roll, with disadvantage (DADV) the worse.',
    {
      silent:
        'The text doesn’t say what several of them do, or both kinds together: here a second advantage changes ' +
        'nothing, and where both kinds apply neither counts until the group decides (“adv mix”). In a contest the ' +
        'better roll is here a success before a failure, and then the higher number; `option advantage in contest ' +
        'highest-number` takes the higher number in any case.',
      written: '`advantage "firm footing"` or `disadvantage "hands full"` below the test.',
      good: vault('round 1\n  Ann: tests GRC to "cross the beam".\n    disadvantage "hands full"'),
      checks: ['advantage-and-disadvantage', 'second-advantage', 'reason-without-effect'],
      next: [rule.rounding, rule.test],
    },
  ),
  page(rule.rounding, 'RU means to round up, a half included; RD means to round down.', {
    silent:
      'The text uses neither of them later on: where it rounds, it says “round down” in full. Here RU takes any ' +
      'fraction up. Where the text names no rounding, the group decides.',
    next: [rule.time, rule.exhaustion],
  }),
];
