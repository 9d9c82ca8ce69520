/** Pages on when dice are rolled, and on the steps before the roll. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, facing, gamble } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Gambles');

export const gamblePages: readonly RulePage[] = [
  page(
    rule.noRoll,
    'Gambles',
    'Most of what characters do needs no dice. If nothing bad that matters can happen, the player says what is ' +
      'wanted, and player and GM tell together how it turns out. Nor are dice needed if it isn’t interesting to ' +
      'fail: somebody who can simply try until it works will get there.',
    {
      written: '`Rose: watches "the stairs".` happens without a roll; so does what somebody `does` or `waits for`.',
      bad: alone(gamble('common "force the barrier"', 'on failure "she tries again."')),
      good: alone('round 1\n  Rose: does "what it takes until the barrier gives".'),
      checks: ['stakeless-gamble'],
    },
  ),
  page(
    rule.gamble,
    'Gambles',
    'A task is a gamble when the GM finds both that it may well fail and that failing would matter. Only then ' +
      'are dice rolled. A gamble takes three steps: the player says what is wanted and how, the GM sets ' +
      'difficulties and says what could follow, and the player goes for it or doesn’t.',
    {
      silent:
        'The text describes gambles of the players’ characters. It has no rule for what opponents do, apart from ' +
        'attacks: here nobody of the Host rolls, and what they do simply happens, or a character gambles against ' +
        'it.',
      written:
        '`Rose: gambles on "the far platform".`, with what belongs to it below. `Rose: climbs "the gate".` ' +
        'and `Rose: shoots the Thug.` are gambles too.',
      bad: facing('round 1\n  the Thug: gambles on "locking the gate".'),
      good: facing(
        'round 1\n  the Thug: does "whatever it takes to lock the gate".\n  Rose: gambles on "getting ' +
          'through before it shuts".\n    common "run for it"',
      ),
      checks: ['npc-gamble', 'idle-clause'],
    },
  ),
  page(
    rule.initiation,
    'Step 1: Initiation',
    'The player begins by naming three things: the result that is wanted, and so the character’s goal; which ' +
      'resources count for it, whether advantages, abilities, skills, equipment or powers; and roughly how they ' +
      'help.',
    {
      written:
        '`Rose: gambles on "the far platform".` states the goal, and `using "Bodyguard", "the crowd": "slips ' +
        'between people"` below it says what helps, and how. `using gear "a flashlight"` is ordinary equipment.',
      bad: alone('round 1\n  Rose: gambles.\n    common "run through the station"'),
      good: alone(
        gamble('using "Bodyguard", "the crowd": "slips between people"', 'common "run through the station"'),
        'significant profession "Bodyguard" "fists, rooms and threats"',
      ),
      checks: ['missing-goal'],
    },
  ),
  page(
    rule.clarification,
    'Step 2: Clarification',
    'The GM sets the difficulty by common sense: how hard would this be for somebody with these resources? ' +
      'Players may have their say. Before anything is rolled, the GM also says what could follow.',
    {
      silent:
        'The text doesn’t say how much an advantage, a weakness or a hurt opponent changes a difficulty. Here a ' +
        'difficulty is what is written, and the GM decides about any change.',
      written:
        '`common "run through the station"` and `risk "the guards notice"` below the gamble; `1 harder "wet ' +
        'stone" for "run through the station"` or `1 easier "an open gate"` changes a difficulty.',
      bad: alone(gamble('action "run through the station"')),
      good: alone(gamble('common "run through the station"', 'risk "the guards notice"')),
      checks: ['missing-difficulty', 'unknown-difficulty', 'unspoken-risk'],
    },
  ),
];
