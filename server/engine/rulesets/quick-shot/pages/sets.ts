/** Pages on sets of dice, and on squashing them. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, choosing, gamble } from './examples.ts';
import { pagesOf } from './page.ts';
import { printed } from './printed.ts';

const page = pagesOf('Dice');

const squashed = [
  'hard "leap the tracks"',
  'risk "the train is early"',
  'rolls 5 5 6 1 2 3 4 8',
  'squashes for "leap the tracks": "two fives join the six"',
];
const sixes = ['hard "leap the tracks"', 'risk "the train is early"', 'rolls 6 6 6 5 7 2 3 4'];

/** The chance of success as printed, with squashing, and the exact one without it. */
const besides = [
  against([2], '77.51%', 'a common action'),
  against([3], '26.09%', 'a hard one'),
  against([4], '4.50%', 'a difficult one'),
  against([5], '0.49%', 'an overwhelming one'),
  against([2, 2], '29.06%', 'two common ones'),
].join(', ');

function against(needs: readonly number[], without: string, what: string): string {
  return `${printed(needs)} against ${without} for ${what}`;
}

export const setPages: readonly RulePage[] = [
  page(
    rule.sets,
    'Calculating Effect',
    'Dice that pass, from 5 to 8, and show the same face form a set; a single one is a set one wide. An action ' +
      'succeeds if a set is as wide as its difficulty, or wider: two sixes are enough for something common. The ' +
      'text takes the way of counting effect from another game, Wild Traveller, and adds that sets can be squashed.',
    {
      silent:
        'That other text isn’t available, so this is what the examples and tables show. The text doesn’t say ' +
        'whether one face may serve several actions: here it may, each die once, so three sevens avoid three ' +
        'easy attacks. With `option divide whole` each action needs a different face, and no more than four can ' +
        'succeed. Here dice below 5 are in no set unless they are squashed.',
      written: '`gives 3 sixes to "leap the tracks"` below pinned dice; `option divide whole` before the first round.',
      bad: alone(gamble(...sixes, 'gives 2 sixes to "leap the tracks"')),
      good: alone(gamble(...sixes, 'gives 3 sixes to "leap the tracks"')),
      checks: ['undersized-set', 'doubly-assigned-die', 'below-target-set'],
    },
  ),
  page(
    rule.squashing,
    'Calculating Effect',
    'When effect is counted, sets can be squashed. The text’s two tables were made with that: one has the five ' +
      'combinations of difficulty that it calls base, with and without bets, the other has twenty combinations ' +
      `without one. Success is always more likely with squashing: ${besides}. Squashing doesn’t change whether a ` +
      'roll is critical. The percentages in the tables are truncated, not rounded, so failure and success add up ' +
      'to 99.',
    {
      silent:
        'The text doesn’t say how a set is squashed. By default (`option squash host`) a chance is shown here as ' +
        'it is without squashing, exactly, and so as a bound, “at least”; the text’s own figure is shown next to ' +
        'it if its tables have one. Play takes the dice as they are rolled, and says that the player may squash ' +
        'if they aren’t enough; a line records that it was done, and the action succeeds. `option squash none` ' +
        'forbids it.\n\nThe other two values are reconstructions from the tables, not rules. With `once`, once ' +
        'per roll, all dice of a face that two or more show move one face up for one die less, or three faces ' +
        'down for one die more; its chances of success are off by 1.7 points on average, and by 8.5 at most. ' +
        'With `gather`, as often as the player likes, one die is given up, and the dice on passing faces next to ' +
        'a passing face move to it; its chances are within 1 point for single actions, and up to 24 off for ' +
        'several.',
      written:
        '`squashes for "leap the tracks": "two fives join the six"` below pinned dice; `option squash none`, ' +
        '`once` or `gather` before the first round.',
      bad: choosing('squash none', gamble(...squashed)),
      good: alone(gamble(...squashed)),
      checks: ['squash-forbidden', 'squash-without-roll'],
    },
  ),
];
