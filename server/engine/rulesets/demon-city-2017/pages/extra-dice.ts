/** Pages on extra dice. */
import type { RulePage } from '../../../ruleset.ts';
import { handToHandBelow } from '../../demon-city/checks/stats.ts';
import { repeatedFact } from '../../demon-city/checks/repeated.ts';
import { claimedPosition, tooManySituationDice } from '../checks/dice.ts';
import { rule } from '../rule-ids.ts';
import { duel, of, pagesOf } from './page.ts';

const page = pagesOf('Extra dice');
const dice = 'Slow Motion Phase, step 2';
const cora = 'combatant Cora (she) of the Players\n  Agility 1  Toughness 2';
const armed = { ann: 'Agility 3  Toughness 2\n  carries sword', bill: 'Agility 2  Toughness 3\n  carries knife' };

export const extraDicePages: readonly RulePage[] = [
  page(
    rule.skill,
    dice,
    'Somebody whose stat is above the one they target rolls one more die. In a task it is their stat ' +
      'against the rank, or against the other’s same stat. By how many points makes no difference, and ' +
      'both sides of a Clash can have it.',
    {
      silent:
        'If two attack each other, the rule and the note on Alfie and Betty can be read differently. Here ' +
        'each is measured against the stat they target; `option mutual skill die higher` compares the two ' +
        'attacking stats. Somebody who only defends targets nothing, and has none. Nor does it say whether ' +
        'somebody who has lost points is compared by what is left: here the base of a stat counts wherever ' +
        'it is compared or counted, the 3 of `Toughness 1 of 3`.',
      written: 'It follows from the stats and from what is announced; nobody writes it.',
      bad: duel('round 1\n  Bill: punches Ann.\n  Ann: punches Bill.\n    advantage higher stat'),
      good: duel('round 1\n  Bill: punches Ann.\n  Ann: punches Bill.'),
      checks: ['claimed-die'],
    },
  ),
  page(
    rule.attackStat,
    dice,
    'Close combat is done with Agility or Toughness, whichever is higher, or with Hand To Hand by those who ' +
      'have it. Shooting is done with Agility, or with Firearms or Exotic Weapons.',
    {
      silent: 'The text doesn’t mention supernatural abilities here: they use the stat that is written for them.',
      written:
        '`weapon psalm: supernatural Knowledge against Calm` names the stat that attacks, and then the one ' +
        'that is targeted.',
      ...of(handToHandBelow),
      checks: ['hand-to-hand-below', 'stat-out-of-range', 'human-toughness', 'human-and-supernatural'],
    },
  ),
  page(
    rule.targetedStat,
    dice,
    'Close attacks target Agility, or Hand To Hand in somebody who has it; shots target Agility. Once somebody ' +
      'is grabbed, it is mostly their Toughness that is targeted. In this edition the stat decides about the Skill ' +
      'Die only: the one who rolls highest acts.',
    {
      silent: 'A stat that isn’t written counts as 0 here.',
      bad: duel('round 1\n  Ann: punches Bill.\n  Bill: punches Ann.', { bill: 'Toughness 3' }),
      good: duel(
        'situation "a cellar"\n  Bill is grabbed by Ann.\nround 1\n  Bill: breaks free from Ann.\n  Ann: punches Bill.',
      ),
      checks: ['missing-stat', 'unknown-stat', 'held-by-nobody'],
    },
  ),
  page(
    rule.distraction,
    dice,
    'Going after a foe whom somebody else in the Clash has already gone after is worth a die; the first ' +
      'to do so has none. In a task it is worth a die if the target looks elsewhere, or doesn’t know that ' +
      'anybody is there.',
    {
      silent:
        'The note on Alfie, Betty and CeCe gives the die to the only one who aims at Betty, since Betty aims ' +
        'at somebody else. Here both count, and nobody has more than one; `option distraction die strict` ' +
        'goes by the rule alone. The order of announcing shows who is second.',
      written:
        '`Bill is unaware of Ann`, `distraction "the telephone" on Bill`, or `unaware` under an ' +
        'announcement; `no distraction` removes it.',
      bad: duel(
        `${cora}\nround 1\n  Cora: punches Bill.\n    advantage distraction\n  Bill: punches Ann.\n  Ann: ` +
          'punches Bill.',
      ),
      good: duel(`${cora}\nround 1\n  Cora: punches Bill.\n  Bill: punches Ann.\n  Ann: punches Bill.`),
      checks: ['claimed-die', 'distraction-of-the-ready', 'never-faced'],
    },
  ),
  page(rule.defense, dice, 'Somebody who does nothing in a round but defend rolls one more die.', {
    written:
      '`dodges`, `flees`, `blocks` and `parries` give it automatically. Somebody who attacks doesn’t have ' +
      'it, however careful they are.',
    bad: duel('round 1\n  Bill: punches Ann.\n  Ann: kicks Bill.\n    advantage defence'),
    good: duel('round 1\n  Bill: punches Ann.\n  Ann: dodges Bill.'),
    checks: ['claimed-die'],
  }),
  page(
    rule.situation,
    dice,
    'Being better placed than the one you face is worth a die. A second advantage is worth another, if it ' +
      'would be one without the first. How great it is makes no difference, and more than one side of a Clash ' +
      'can have such dice.',
    {
      silent:
        'The text doesn’t mention helping. `helps` is Clashwright’s: outside every Clash it gives its target ' +
        'the advantage that is written under it. In a Clash it is an action like any other, and happens only ' +
        'if it is the highest roll.',
      written:
        '`advantage "the high ground" for Ann over Bill` holds until `no longer "the high ground"`; with `in ' +
        'this round`, or under an announcement, it ends by itself.',
      ...of(repeatedFact),
      checks: [
        'repeated-fact',
        'same-as-nothing',
        'nothing-to-end',
        'belongs-elsewhere',
        'never-faced',
        'reason-for-nobody',
        'named-for-themselves',
        'given-and-taken',
      ],
    },
  ),
  page(
    rule.weapon,
    dice,
    'One of the two Situation Dice can come from a weapon: to attack or parry with one that suits the place ' +
      'better than what the opponent attacks or parries with. Any weapon is better than none; among weapons ' +
      'the place decides.',
    {
      silent:
        'The text doesn’t say which distance counts: here the one at the start of the round. Against ' +
        'somebody who only dodges there is nothing to be better than.',
      written:
        '`sword beats knife beyond 3 ft`. If nothing is written, armed beats unarmed and no weapon beats ' +
        'another. `no weapon throw` removes it.',
      bad: duel(
        'situation "a crawl space"\n  Ann is 1 ft from Bill.\n  sword beats knife.\n  knife beats ' +
          'sword.\nround 1\n  Bill: stabs Ann with his knife.\n  Ann: slashes Bill with her sword.',
        armed,
      ),
      good: duel(
        'situation "a crawl space"\n  Ann is 1 ft from Bill.\n  sword beats knife beyond 3 ft.\n  knife ' +
          'beats sword within 3 ft.\nround 1\n  Bill: stabs Ann with his knife.\n  Ann: slashes Bill with her ' +
          'sword.',
        armed,
      ),
      checks: [
        'contradicting-weapons',
        'contradicting-positions',
        'claimed-die',
        'unknown-weapon',
        'thing-not-carried',
      ],
    },
  ),
  page(
    rule.improved,
    dice,
    'Somebody who escaped an attack by dodging, blocking or parrying is better placed in the next round, ' +
      'and has a Situation Die for it.',
    {
      silent:
        'The text doesn’t say for which action: here for any, in that one round. The defence has to have ' +
        'been the highest roll of its Clash, since nothing else happens there.',
      written: 'It follows from the round before; nobody writes it.',
      ...of(claimedPosition),
      checks: ['claimed-position'],
    },
  ),
  page(
    rule.twoSituation,
    dice,
    'Nobody has more than two Situation Dice, wherever they come from: advantages, the better weapon and ' +
      'last round’s defence all count.',
    {
      written: 'Any others are struck out in the preview.',
      ...of(tooManySituationDice),
      checks: ['too-many-situation-dice'],
    },
  ),
];
