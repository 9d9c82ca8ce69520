/** Pages on injuries that last, on bleeding, and on exhaustion. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { rows, vault } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Injuries', 'Player characters');

export const injuryPages: readonly RulePage[] = [
  page(
    rule.notation,
    'An injury is written as the number of slots that it takes, INJ, and what is known of it in brackets: the size ' +
      'at which its healing die starts, which is a depletion die or a sudden-end die, and how often it is rolled; ' +
      'Bld if the injury bleeds, and Perm if it is permanent. The text’s example is a lost hand, 2INJ(DD8 Daily ' +
      'Perm): two slots, a d8 that is rolled each day, and permanent.',
    {
      silent:
        'The text has this twice, and the fuller one is used here. An injury without a number takes one slot. DD ' +
        'stands for either kind of die in it: here it is a depletion die unless the other is named. Bld has no ' +
        'number, but first aid stops one bleeding of an injury: here it may have several, and has one if none is ' +
        'written.',
      written: '`injury "Gash": 1 slot, depletion d6 daily, bleeding 1, permanent` in a block.',
      good: vault(
        'round 1\n  each bleeding gives 1 fatigue a round.\n  Ann: waits.',
        rows,
        'injury "Gash": 1 slot, depletion d6 daily, bleeding 1',
      ),
      next: [rule.healing, rule.bleeding, rule.permanent],
    },
  ),
  page(
    rule.healing,
    'The healing die of an injury is rolled at its interval, and the injury’s chit lasts as long as that die. ' +
      'Injuries may be tested at a long rest if their interval allows it.',
    {
      silent:
        'The text doesn’t say whether that is the only time: here the die is rolled at a long rest, once for each ' +
        'interval that has passed. A long rest counts as at least a day for this, however soon it comes. With ' +
        '`option healing time at-interval` the die is rolled whenever the interval passes.',
      written: 'Below a long rest, `the dice show healing of "Cracked rib" 1` pins the healing die of that injury.',
      good: vault(
        'round 1, 7 hours\n  Ann sleeps for 7 hours with a ration.',
        rows,
        'injury "Cracked rib": 1 slot, depletion d8 hourly',
      ),
      checks: ['injury-without-healing-die', 'missing-bleed-rate'],
      next: [rule.depletion, rule.suddenEnd, rule.longRest],
    },
  ),
  page(
    rule.permanent,
    'A permanent injury keeps its effect when its chit is gone, until magic heals it or a prosthesis makes up for ' +
      'it. Without the chit the character is merely used to it: a lost hand stays lost.',
    {
      silent:
        'The text doesn’t say what such effects are, apart from maximum values that may fall, or how good a ' +
        'prosthesis is: the group decides.',
      good: vault(
        'round 1, 7 hours\n  Ann sleeps for 7 hours with a ration.',
        rows,
        'injury "Hand lost": 2 slots, sudden-end d2 hourly, permanent',
      ),
      next: [rule.values, rule.injury],
    },
  ),
  page(rule.bleeding, 'An injury that bleeds (BLD) gives fatigue each round until it is bound.', {
    silent:
      'The text doesn’t say how much fatigue, or whether each injury or each bleeding gives it: the group decides ' +
      '(“bleed rate”). Nor does it say what the check at the end of a round is in which the players’ characters ' +
      'may bleed out: here it is when bleeding gives its fatigue, with the death saves that follow. It has no such ' +
      'check for others: the group decides.',
    written: '`each bleeding gives 1 fatigue a round` in the situation, once the group has decided.',
    good: vault(
      'round 1\n  each bleeding gives 1 fatigue a round.\n  Ann: strikes the Ghoul.',
      'carries hook',
      rows,
      'injury "Gash": 1 slot, depletion d6 daily, bleeding 1',
    ),
    next: [rule.firstAid, rule.coma],
  }),
  page(
    rule.exhaustion,
    'Rows of the mental inventory have levels of exhaustion (EXH). When all columns of a row are filled, its level ' +
      'is active. It is taken from each current attribute, which stays at 1 at least; and current HP can’t be more ' +
      'than maximum HP divided by it, rounded down, and no less than 0.',
    {
      silent:
        'The sheet isn’t part of the text, so a scenario has to say which row has which level (“sheet”). Here the ' +
        'highest of several active levels counts (`option exhaustion value sum` adds them); without any, HP have no ' +
        'limit but their maximum; and HP below 0 stay where they are.',
      written: '`has exhaustion 2` in a block, or `mental rows 4, 4, 3 with exhaustion 1, 2, 3`.',
      good: vault(
        'round 1\n  Ann gains 2 fatigue in mind.\n  Ann: tests STR.',
        'carries hook',
        'mental rows 2, 4, 5 with exhaustion 1, 2, 3',
      ),
      checks: ['missing-mental-rows', 'exhaustion-beside-rows', 'hit-points-above-cap'],
      next: [rule.resting, rule.test],
    },
  ),
];
