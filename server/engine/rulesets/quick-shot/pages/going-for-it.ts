/** Pages on several actions at once, and on the player’s decision to roll. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, gamble } from './examples.ts';
import { pagesOf } from './page.ts';
import { printed } from './printed.ts';

const page = pagesOf('Gambles');

const runAndThrow = [
  'common "run through the station"',
  'common "throw the bag across"',
  'risk "the bag is gone"',
  'rolls 6 6 5 7 8 2 3 4',
];

export const goingForItPages: readonly RulePage[] = [
  page(
    rule.multiAction,
    'Multi-Action - Multiple Effects',
    'Several things can be attempted at once, to do more or because one thing depends on another. Each of them ' +
      'has its own difficulty from the GM, and needs a separate set. Running through a crowded station is common ' +
      'and drawing a weapon easy: together they need a set two wide and one that is one wide, (2,1). A second ' +
      `table of the text has twenty such combinations, for rolls without a bet: ${printed([2])} for one common ` +
      `action, ${printed([2, 1])} with an easy one beside it, ${printed([2, 1, 1])} with two of them, ` +
      `${printed([2, 1, 1, 1])} with three.`,
    {
      silent:
        'The text doesn’t say what it means for an action to depend on another: here it fails if the other ' +
        'fails, whatever the dice show. Nor does it say who decides if the dice are enough for one action or ' +
        'another: here that stays open until you write it, or `option assign most` lets as many actions as ' +
        'possible succeed. Here more than twelve actions aren’t rolled.',
      written:
        'Several actions below one gamble; `common "shoot" after "lean out"`; `sets go first to "run through ' +
        'the station"`, and with pinned dice `gives 2 sixes to "run through the station"`.',
      bad: alone(gamble(...runAndThrow)),
      good: alone(gamble(...runAndThrow, 'gives 2 sixes to "run through the station"')),
      checks: [
        'unassigned-sets',
        'unmet-prerequisite-success',
        'circular-dependence',
        'unknown-action',
        'same-action-twice',
        'too-many-actions',
        'decided-twice',
      ],
    },
  ),
  page(
    rule.goingForIt,
    'Step 3: Going for It',
    'Once difficulty and risk are known, the player decides whether to go on. If so, the dice are rolled and ' +
      'searched for sets; if not, nothing is rolled.',
    {
      written:
        '`declines "too many guards"` below a gamble is the player’s no, `ruled out "nobody outruns a ' +
        'train"` the GM’s. `rolls 5 5 6 7 8 2 3 any` pins the dice, all but those that are `any`.',
      bad: alone(
        gamble(
          'common "run through the station"',
          'risk "the guards notice"',
          'declines "too many guards"',
          'rolls 5 5 6 7 8 2 3 4',
        ),
      ),
      good: alone(gamble('common "run through the station"', 'risk "the guards notice"', 'declines "too many guards"')),
      checks: ['roll-not-made', 'attempt-ruled-out'],
    },
  ),
];
