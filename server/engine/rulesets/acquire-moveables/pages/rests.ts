/** Pages on short and long rests. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { having, vault } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Rests', 'Player characters');

export const restPages: readonly RulePage[] = [
  page(
    rule.shortRest,
    'A short rest (S.REST) takes a tenmin and gives back 1d6 HP. There can be two of them in a day.',
    {
      silent:
        'The text doesn’t say what a day is for that: here it ends with a long rest, or with a round that takes a ' +
        'day. HP don’t rise above their ' +
        'maximum here, or above what exhaustion allows.',
      written: '`Ann rests` at the head of a round. Below it `the dice show recovery 4` pins its die.',
      good: having('HP 3 of 8', vault('round 1, 10 minutes\n  Ann rests.')),
      checks: ['third-short-rest'],
      next: [rule.resting, rule.longRest],
    },
  ),
  page(
    rule.longRest,
    'A long rest (L.REST) needs 5 to 8 hours of sleep and a ration, and armour has to come off. It gives back all ' +
      'HP and all magic dice, and injuries may be tested.',
    {
      silent:
        'The text doesn’t say what longer or broken sleep does: the group decides. Here the ration counts among ' +
        'those that are eaten that day.',
      written: '`Ann sleeps for 7 hours with a ration` at the head of a round.',
      good: having('HP 3 of 8', vault('round 1, 7 hours\n  Ann sleeps for 7 hours with a ration.')),
      checks: ['short-sleep', 'long-sleep', 'long-rest-without-ration', 'long-rest-in-armour'],
      next: [rule.resting, rule.healing, rule.magicDice],
    },
  ),
  page(
    rule.resting,
    'At any rest all fatigue drops to the lowest rows that have room and may be moved from one inventory to the ' +
      'other, and fatigue whose own condition is met may be discarded. A short rest takes away as much standard ' +
      'fatigue as the character has levels, a long rest all of it. A level of exhaustion whose row isn’t full any ' +
      'more may be switched off.',
    {
      silent:
        'The text doesn’t say that a rest takes away the other kinds of fatigue: here it doesn’t. Nor does it say ' +
        'how the fatigue of drowning goes away: the group decides.',
      written: '`Ann rests: 2 fatigue into the pack` at the head of a round.',
      good: vault(
        'round 1, 10 minutes\n  Ann rests: 1 fatigue into the pack.',
        'has 2 fatigue in mind',
        'mental rows 2, 4, 5 with exhaustion 1, 2, 3',
      ),
      next: [rule.fatigue, rule.exhaustion],
    },
  ),
];
