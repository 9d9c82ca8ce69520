/** Pages on checks and their bonus and penalty dice. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { duel, pagesOf } from './page.ts';

const page = pagesOf('Checks');
const heading = 'Dice tech basics';

export const checkPages: readonly RulePage[] = [
  page(
    rule.check,
    heading,
    'Whoever tries something rolls against a difficulty, x/y: one die with y faces, on which x or less is a ' +
      'hit. With a hit they succeed.',
    {
      silent:
        'The text doesn’t say when in a round checks are made. Here they come before the attacks, in the order ' +
        'in which they are written.',
      written:
        '`Ilse: climbs "the gatehouse" at 3/6`. Any verb works before a difficulty: `Tam: picks "the lock" at ' +
        '1/4`.',
      bad: duel('round 1\n  Ilse: climbs "the gatehouse" at 6/6.'),
      good: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.'),
      checks: ['malformed-difficulty', 'certain-or-hopeless-base', 'unknown-die-size'],
    },
  ),
  page(
    rule.targetNumber,
    heading,
    'Once in a while the difficulty itself is changed: its target number goes up where a check is easier ' +
      'than usual, and down where it is harder.',
    {
      silent:
        'The text uses “target number” for the whole difficulty and for its x; here it is x. Here, too, ' +
        'changes with the same quoted words count once.',
      written: '`TN -1 "ice"` or `TN +1 "a ladder"` below the check.',
      bad: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n    TN -1'),
      good: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n    TN -1 "ice"'),
      checks: ['target-number-without-reason', 'no-such-number'],
    },
  ),
  page(
    rule.dieStep,
    heading,
    'No change makes a check certain or hopeless. Where it would, the die becomes the next larger one ' +
      'instead: 1/4 made harder is 1/6, and 5/6 made easier is 7/8.',
    {
      silent:
        'Beyond these two cases the text gives no numbers: here x is 1 on the larger die where the check got ' +
        'harder, and one less than its faces where it got easier. A change by more than one is applied point by ' +
        'point here; with `option overshoot one-step` it stops at the first larger die. The text doesn’t say ' +
        'which die comes after d8, and until it is decided nothing is rolled here.',
      written: '`decides next die: d10`, for the scenario, a round, or one check.',
      bad: duel('round 1\n  Ilse: climbs "the gatehouse" at 7/8.\n    TN +1 "a ladder"'),
      good: duel('round 1\n  Ilse: climbs "the gatehouse" at 7/8.\n    TN +1 "a ladder"\n    decides next die: d10'),
      checks: ['stepped-up-die', 'step-beyond-eight'],
    },
  ),
  page(
    rule.bonusDie,
    heading,
    'More often something that helps is a bonus die: two dice are rolled, and one hit among them is enough.',
    {
      silent:
        'The text doesn’t say how several of them are rolled. Here each is one more die, and one hit among all ' +
        'of them is enough.',
      written:
        '`advantage "a rope"` or `2 bonus dice "a rope and a friend"` below a check. In an attack they come ' +
        'from the attack bonus and from circumstances.',
      bad: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n    1 bonus die'),
      good: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n    1 bonus die "a rope"'),
      checks: ['die-without-reason', 'too-many-dice'],
    },
  ),
  page(
    rule.penaltyDie,
    heading,
    'Something that hinders is a penalty die: two dice are rolled, and one miss among them is enough to fail.',
    {
      silent: 'The text doesn’t say how several of them are rolled. Here each is one more die, and all have to hit.',
      written: '`disadvantage "mail"` or `2 penalty dice "mail and a shield"` below a check.',
      bad: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n    disadvantage'),
      good: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n    1 penalty die "mail"'),
      checks: ['die-without-reason'],
    },
  ),
  page(
    rule.cancelling,
    heading,
    'A bonus die and a penalty die cancel each other, so that a roll has bonus dice, or penalty dice, or neither.',
    {
      written: 'Both are written, and shown as cancelled.',
      bad: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n    advantage "a rope"\n    disadvantage "mail"'),
      good: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n    advantage "a rope"'),
      checks: ['cancelled-pool'],
    },
  ),
  page(
    rule.degrees,
    heading,
    'How well or badly a check went may be counted in degrees. A success with bonus dice is worth as many as ' +
      'there are hits, a failure with penalty dice as many as there are misses. Everything else is a success, ' +
      'or a failure, of degree 1.',
    {
      silent:
        'The text doesn’t say what a degree is good for: here they are counted and shown, and change nothing. ' +
        'An attack counts hits instead.',
      good: duel(
        'round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n    2 penalty dice "mail and a shield"\n    rolls 1 5 6',
      ),
    },
  ),
  page(
    rule.critExplosion,
    heading,
    'The text is a draft here: it considers a rule, but hasn’t settled on it, that a check in which all ' +
      'dice hit, or all miss, rolls 1/6 for more degrees, over and over while that hits.',
    {
      silent:
        'Here it is off unless a scenario switches it on. The text doesn’t say how such dice are rolled, or ' +
        'whether a single die counts as all dice: here a 1 on a d6 adds one degree and is rolled again, ' +
        'anything else ends it, and a check with one die always has it. Nor does it say whether this would add ' +
        'hits to an attack; here it doesn’t.',
      written:
        '`option crit explosion on`; `crit rolls 1 4` pins its dice. `decides crit in attacks "…"` says what ' +
        'the Host decides about it there, and changes no number.',
      bad: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n    rolls 2\n    crit rolls 1 4'),
      good: duel(
        'option crit explosion on\nround 1\n  Ilse: climbs "the gatehouse" at 3/6.\n    rolls 2\n    crit rolls 1 4',
      ),
      checks: ['crit-without-option'],
    },
  ),
];
