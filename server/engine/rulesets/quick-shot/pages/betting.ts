/** Pages on the dice of an attempt, on bets that add dice, and on team work. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, gamble, together } from './examples.ts';
import { pagesOf } from './page.ts';
import { printed, printedWithBets } from './printed.ts';

const page = pagesOf('Dice');

const lifted =
  '  Rose: gambles on "an open gate".\n    hard "lift the gate"\n  Tom: gambles on "an open gate".\n    hard ' +
  '"lift the gate"';

export const bettingPages: readonly RulePage[] = [
  page(
    rule.pool,
    'Step 3: Going for It',
    'Every attempt is rolled with 8 dice, and the target number is always 5: a die that shows 5 or more passes. ' +
      'Only a bet adds dice, and nothing removes any. Anything else that helps or hinders changes a difficulty or ' +
      'adds an action.',
    {
      silent:
        'The text doesn’t say what dice these are, but the tables show it: only with eight-sided dice are two or ' +
        'more ones as likely as the criticals there. So here a die has 8 faces.',
      written: '`rolls 1 3 5 5 6 7 8 2` below a gamble pins its dice, one number for each.',
      bad: alone(gamble('common "run through the station"', 'risk "the guards notice"', 'rolls 5 5 6 7 8 2 3')),
      good: alone(gamble('common "run through the station"', 'risk "the guards notice"', 'rolls 5 5 6 7 8 2 3 4')),
      checks: ['altered-base-pool', 'altered-target-number', 'dice-count-mismatch', 'out-of-range-face'],
    },
  ),
  page(
    rule.teamWork,
    'Team Work',
    'A task gets easier if two or more people work on it together. As always, it depends on the situation and on ' +
      'their powers. If two do the same task, the difficulty may be one lower for each: for something hard that is ' +
      `${printed([2])} each instead of ${printed([3])}.`,
    {
      silent:
        'For three or more the text gives no figure: here it is one lower for each, however many they are, and ' +
        'only if another of them attempts the same task in this round. It can’t get lower than easy. The text ' +
        'doesn’t say whether one success is enough or all have to succeed. Here each has a separate outcome, and ' +
        'the joint outcome is shown with it: all succeed, some do, or nobody does.',
      written:
        '`Rose and Tom work together on "lift the gate": "both can get a grip".` at the head of a round, ' +
        'with `hard "lift the gate"` below what each of them does.',
      bad: together(
        `round 1\n  Rose and Tom work together on "lift the gate": "both can get a grip", 2 easier.\n${lifted}`,
      ),
      good: together(`round 1\n  Rose and Tom work together on "lift the gate": "both can get a grip".\n${lifted}`),
      checks: ['solo-team-work', 'split-task-team-work', 'oversized-team-relief', 'unjustified-team-work'],
    },
  ),
  page(
    rule.bolstering,
    'Bolstering',
    'Willpower can bolster an attempt: it is extra effort. It is bet, not spent: 1 WP for one more die, 3 WP for ' +
      'two. If the attempt succeeds, the bet stays where it is, and wins nothing. If it fails, or any of several ' +
      `actions fails, the whole bet is lost. In the text’s table a hard action has ${printedWithBets(3)}, two ` +
      `common ones ${printedWithBets(2, 2)}.`,
    {
      silent:
        'The text doesn’t mention other amounts or a second bet; here there are none. Nor does it say whether a ' +
        'bet may come from several pools; here it may, if each drive among them is served. Here a critical ' +
        'failure costs its point in addition to a lost bet, and after it. The text prints chances with a bet for ' +
        'five combinations of difficulty; for others, no printed figure is shown.',
      written:
        '`bets 1 WP` below a gamble, from the general pool, `bets 3 WP from "Stay alive"`, or `bets 3 WP: 1 ' +
        'WP from the general pool, 2 WP from "Stay alive"`.',
      bad: alone(gamble('hard "leap the tracks"', 'bets 2 WP')),
      good: alone(gamble('hard "leap the tracks"', 'bets 1 WP')),
      checks: [
        'undefined-bet-amount',
        'bet-from-several-pools',
        'uncovered-bet',
        'second-bolster',
        'late-bet',
        'willpower-by-hand',
        'npc-bet',
      ],
    },
  ),
];
