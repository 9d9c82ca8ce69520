/** Pages on wounds of characters and opponents, and on fatigue. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, facing } from './examples.ts';
import { pagesOf } from './page.ts';
import { printed } from './printed.ts';

const page = pagesOf('Combat');

const grazed = 'easy wound "a grazed arm" on "firing a gun"';
const shoot = 'round 1\n  Rose: gambles on "a way out".\n    hard "shoot the lock off"\n    involves "firing a gun"';
const chase =
  'situation "a stairwell"\n  the Thug has a wound "a broken leg" on "moving".\nround 1\n  Rose: grabs the ' +
  'Thug.\n    hard "catch up with him"';

export const hurtPages: readonly RulePage[] = [
  page(
    rule.damage,
    'Damage',
    'Damage is a temporary drawback: every roll for which it matters has one more action. A lightly hurt arm may ' +
      'add an easy one to firing a gun, and so may a worse injury of somebody especially tough; a moderate blow to ' +
      'the head may add a common one to everything, a badly hurt leg a hard one to every attempt to move. So with ' +
      `the hurt arm, a hard shot goes from ${printed([3])} to ${printed([3, 1])} by the text’s table.\n\nActing ` +
      'while hurt can make it worse. If the wound’s action fails, the wound gets worse: a bruised muscle is ' +
      'sprained, stitches come open; a critical failure is even more serious. If it succeeds but the attempt ' +
      'fails, the wound gets no worse, and the failure, critical or not, is that of the attempt.',
    {
      silent:
        'The text has no scale beyond these three examples. For the first it says a “minor” action, which isn’t ' +
        'one of its difficulties: here that is easy. It doesn’t say whether each of several wounds adds its ' +
        'action; here it does. Nor does it say how much worse a wound gets: here it stays the same until you ' +
        'write that. Here what succeeds still succeeds if the wound’s action fails, but a bet is lost.',
      written:
        '`easy wound "a grazed arm" on "firing a gun"` in a block, or `on everything`; `Rose has a common ' +
        'wound "a concussion" on everything.` in the situation or at the head of a round. It counts below ' +
        '`involves "firing a gun"` or `despite "a grazed arm"`. `worsens "a grazed arm" to common: "it tears ' +
        'open"` says what a failure does.',
      bad: alone(shoot, 'minor wound "a grazed arm" on "firing a gun"'),
      good: alone(shoot, grazed),
      checks: [
        'minor-as-difficulty',
        'actionless-wound',
        'scopeless-wound',
        'out-of-scope-wound-action',
        'duplicate-wound-action',
        'left-out-action',
        'harder-instead-of-action',
        'silent-injury-failure',
        'misdirected-worsening',
        'unknown-hindrance',
        'scope-not-named',
        'unknown-scope',
      ],
    },
  ),
  page(
    rule.healing,
    'Damage',
    'Wounds heal in the story, and skills help if they fit. No number says how long it takes.',
    {
      silent:
        'Here a wound is gone when the scenario says so. The text doesn’t say that a rest or Willpower heals one.',
      written:
        '`Rose recovers from "a grazed arm": "a week at her sister’s".` or `no longer "a grazed arm".` at ' +
        'the head of a round.',
      bad: alone(`round 1\n  Rose recovers from "a grazed arm".\n${shoot.slice('round 1\n'.length)}`, grazed),
      good: alone(
        `round 1\n  Rose recovers from "a grazed arm": "a week at her sister’s".\n${shoot.slice('round 1\n'.length)}`,
        grazed,
      ),
      checks: ['unexplained-healing', 'wp-healing'],
    },
  ),
  page(
    rule.hurtOpponents,
    'Damage',
    'The GM takes an opponent’s injuries into account in what they do, and dealing with them may be less ' +
      'difficult. A man with a hurt leg is easier to chase than an unhurt one; shots that he fires with one hand ' +
      'because the other arm is broken are easier to dodge.',
    {
      silent:
        'The text doesn’t say how much less difficult, so here nothing changes by itself: the GM decides about ' +
        'the change.',
      written:
        '`the Thug has a wound "a broken leg" on "moving".`, without a difficulty, and `1 easier "his leg is ' +
        'broken"` below the attempt.',
      bad: facing(chase),
      good: facing(`${chase}\n    1 easier "his leg is broken"`),
      checks: ['npc-wound-action', 'overlooked-opponent-wound'],
    },
  ),
  page(
    rule.fatigue,
    'Fatigue',
    'The longer people exert themselves, the more fatigue matters. Once it matters, it adds an action to the ' +
      'attempt, with a difficulty that says how well the character copes.',
    {
      silent:
        'The text doesn’t say what happens if that action fails, beyond what any failed action means. Nor does ' +
        'it say when fatigue ends, or even that a rest ends it; here it lasts until the scenario says that ' +
        'somebody is rested. Here it is one action for all attempts from then on, including compulsion checks.',
      written:
        '`Rose is tired: easy "six hours on foot".` in the situation or at the head of a round, or `easy ' +
        'fatigue "six hours on foot"` in her block; `Rose is rested.` ends it.',
      bad: alone(
        'round 1\n  Rose is tired: common "no sleep".\n  Rose: gambles on "a way out".\n    hard "shoot the lock off"',
        'easy fatigue "six hours on foot"',
      ),
      good: alone(
        'round 1\n  Rose is tired: common "no sleep".\n  Rose: gambles on "a way out".\n    hard "shoot the lock off"',
      ),
      checks: ['duplicate-fatigue-action'],
    },
  ),
];
