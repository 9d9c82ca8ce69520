/** Pages on lost throws. */
import type { RulePage } from '../../../ruleset.ts';
import { givenAndTaken } from '../../demon-city/checks/asymmetries.ts';
import { calledShotAtOneThrow, idleCalledShot } from '../checks/throws.ts';
import { rule } from '../rule-ids.ts';
import { duel, of, pagesOf } from './page.ts';

const page = pagesOf('Lost throws');

export const lostThrowPages: readonly RulePage[] = [
  page(
    rule.lost,
    'LOST THROWS',
    'A difficulty that nobody has been given a throw for yet costs one. Every further difficulty that is one ' +
      'by itself costs another; how bad it is makes no difference.',
    {
      written:
        '`hindrance "blood in her eyes" on Ann`, in the situation, at the head of a round or under an announcement.',
      bad: duel(
        'round 1\n  Bill: punches Ann.\n  Ann: kicks Bill.\n    advantage "a running start"\n    hindrance ' +
          '"drunk"\n    hindrance "drunk"',
      ),
      good: duel(
        'round 1\n  Bill: punches Ann.\n  Ann: kicks Bill.\n    advantage "a running start"\n    hindrance "drunk"',
      ),
      checks: ['repeated-fact', 'reason-for-nobody', 'given-and-taken', 'belongs-elsewhere'],
    },
  ),
  page(
    rule.calledShot,
    'Lost Throw for a Called Shot',
    'To aim at a certain spot costs one throw. Disarming costs none, as long as whoever does it chooses to ' +
      'do no harm along with it.',
    {
      silent: 'What a hit at that spot does isn’t told: it is the Host’s to say.',
      written: '`called shot "the hand with the key"`; `disarms Bill without harm`.',
      ...of(idleCalledShot),
      checks: ['idle-called-shot', 'clause-without-effect'],
    },
  ),
  page(
    rule.oneThrow,
    'LOST THROWS',
    'Who has a single throw and chooses something tricky that would cost one throws two cards instead, and ' +
      'the lower one counts. So being bad at it is no reason to try it every round.',
    {
      silent: 'Whether two such tricks at once make it worse isn’t told: here it is two cards all the same.',
      written: 'It follows from `called shot`, or from a disarm that isn’t `without harm`.',
      ...of(calledShotAtOneThrow),
      checks: ['called-shot-at-one-throw'],
    },
  ),
  page(
    rule.injury,
    'Lost Throw for Injury',
    'Who has been below 0 Toughness in this fight and is up again is hurt, and has one throw less until they ' +
      'get a point of Toughness back. Coming down to 0 and no further doesn’t count, nor does having begun ' +
      'there.',
    {
      silent:
        'Whether a point has to be gained or just to be there isn’t clear. Here one above 0 has to be gained ' +
        'after getting up; `option injury one` asks only for a Toughness of at least 1.',
      written:
        '`Bill is hurt` for somebody who comes to the fight like that; `Bill regains 1 Toughness` at the ' +
        'head of a round ends it.',
      good: duel(
        'situation "a cellar"\n  Bill is hurt.\nround 1\n  Ann: dodges Bill.\n  Bill: punches Ann.\n    ' +
          'advantage "a bottle in his fist"\nround 2\n  Bill regains 1 Toughness.\n  Ann: dodges Bill.\n  ' +
          'Bill: punches Ann.',
        { bill: 'Agility 2  Toughness 0 of 3' },
      ),
      checks: ['claimed-throw', 'contradicting-state', 'stat-above-its-base'],
    },
  ),
  page(
    rule.passedOn,
    'DEFAULT TO GIVING, NOT TAKING THROWS',
    'What can be shown by a throw for one side is shown in that way, and not by one less for the other; ' +
      'never by both. Where somebody is down to one throw and still more stands against them, it becomes extra ' +
      'throws for their opponent.',
    {
      silent:
        'Which opponent gets them, where there are several, isn’t told: here the one whom they are after, or ' +
        'else the first who is after them.',
      written:
        '`hindrance "on the low step" same as "the high step" on Bill` says that an advantage and a ' +
        'hindrance are one thing, so that it counts once.',
      ...of(givenAndTaken),
      checks: ['given-and-taken', 'same-as-nothing', 'unpaid-throw'],
    },
  ),
];
