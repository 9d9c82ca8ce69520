/** Pages on actions outside the Clashes, and on the Clash. */
import type { RulePage } from '../../../ruleset.ts';
import { contestedAfterAll } from '../../demon-city/checks/announcements.ts';
import { heldByNobody } from '../../demon-city/checks/preconditions.ts';
import { rule } from '../rule-ids.ts';
import { duel, of, pagesOf } from './page.ts';

const page = pagesOf('The Clash');
const cora = 'combatant Cora (she) of the Players\n  Agility 1  Toughness 2  Perception 3';
const fourPeople =
  'combatant Cora (she) of the Players\n  Agility 1  Toughness 2\ncombatant Dov (he) of the Host\n  Agility ' +
  '1  Toughness 2';

export const clashPages: readonly RulePage[] = [
  page(
    rule.uncontested,
    'Slow Motion Phase, step 4',
    'When everybody has announced, whatever can’t get in the way of anybody’s action is done first, by ' +
      'the rules for tasks where they are needed. That applies to somebody who goes after nobody and whom ' +
      'nobody goes after.',
    {
      silent: 'Among several of them the least agile goes first here, as in announcing.',
      written: '`uncontested` takes an action out of the Clash, `interferes with Bill` puts it in.',
      ...of(contestedAfterAll),
      checks: ['contested-after-all'],
    },
  ),
  page(
    rule.clash,
    'The Clash, step 5',
    'Everybody else rolls all their dice at the same moment. That is a Clash: several people try to be the ' +
      'first to get something done.',
    {
      written: 'Who belongs together follows from who aims at whom; `interferes with Bill` joins others.',
      good: duel(
        `${cora}\nround 1\n  Cora: moves "between the two".\n    interferes with Bill\n  Bill: punches ` +
          `Ann.\n  Ann: dodges Bill.`,
      ),
    },
  ),
  page(
    rule.severalClashes,
    'The Clash, step 5',
    'Groups whose people don’t go after anybody in the other group are separate Clashes, each with a ' +
      'high roller. A hand in the pocket of somebody across the room turns two Clashes into one.',
    {
      good: duel(
        `${fourPeople}\nround 1\n  Cora: punches Dov.\n  Dov: punches Cora.\n  Bill: punches Ann.\n  Ann: ` +
          'punches Bill.',
      ),
    },
  ),
  page(
    rule.highRoller,
    'The Clash, steps 6 and 7',
    'Whoever rolls highest in a Clash does what they announced, with no stat left to beat. Nobody else in ' +
      'that Clash gets anything done: not their allies either, and not even what would be in nobody’s way.',
    {
      written: 'Sides matter for ties only. In the tarot edition a whole side acts.',
      bad: duel(
        `${cora}\nround 1\n  // She helps in the same Clash, so only one of the two comes to act.\n  Cora: ` +
          `helps Ann.\n    advantage "a hand up"\n    interferes with Bill\n  Bill: punches Ann.\n  Ann: ` +
          'punches Bill.',
      ),
      good: duel(
        `${cora}\nround 1\n  Bill: punches Ann.   throws 5\n  Ann: punches Bill.   throws 8\n  Cora: punches ` +
          'Bill.  throws 7',
      ),
    },
  ),
  page(
    rule.allyTie,
    'The Clash, step 6',
    'If those who share the highest roll are on one side, chance decides which of them acts: a coin will do, ' +
      'or a lone die each.',
    {
      written: 'It is drawn with the seed.',
      good: duel(
        `${cora}\nround 1\n  Cora: punches Bill.  throws 8\n  Bill: punches Ann.   throws 3\n  Ann: punches ` +
          'Bill.   throws 8',
      ),
    },
  ),
  page(
    rule.tie,
    'The Clash, step 6',
    'If opposed sides share the highest roll, nobody’s action happens. Things stay much as they were, ' +
      'except that the Host changes something that affects everybody in the Clash.',
    {
      silent:
        'The text doesn’t cover three who share it, two allies and a foe: here any opposed pair makes it ' +
        'such a tie.',
      written:
        '`on a tie "the floor gives way"` or `decides tie "the floor gives way"`; `round 2 if a tie ' +
        'happened` goes on from there.',
      good: duel(
        'situation "a cellar"\n  on a tie "the lamp goes out."\nround 1\n  Bill: punches Ann.  throws 7\n  ' +
          'Ann: punches Bill.  throws 7',
      ),
      checks: ['nothing-has-happened'],
    },
  ),
  page(
    rule.hold,
    'Slow Motion Phase, step 2',
    'Somebody can be grabbed. From then on it is mostly their Toughness that is targeted, whatever stat ' +
      'it would be otherwise.',
    {
      silent:
        'The text doesn’t say how a hold begins, what else it does or how it ends. Here a grab and getting ' +
        'free are actions like any other: they happen if they are the highest roll of their Clash. A grab ' +
        'does no damage, being held costs nobody a die or an action, and the hold lasts until its victim ' +
        'breaks free, somebody else takes hold of them, or the holder falls below 0 Toughness.',
      written:
        '`Bill: grabs Ann`, and in a later round `Ann: breaks free from Bill`. `Ann is grabbed by Bill` is ' +
        'for a hold from the start; `round 2 if Ann is grabbed` and `round 2 if Ann is free` ask about it.',
      ...of(heldByNobody),
      checks: ['held-by-nobody', 'contradicting-state'],
    },
  ),
];
