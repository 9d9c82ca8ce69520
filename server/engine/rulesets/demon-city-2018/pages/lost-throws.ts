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
    'A difficulty costs one throw, unless somebody has already been given a throw for it. Every further ' +
      'separate difficulty costs another; how bad it is makes no difference.',
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
    'Aiming at a certain spot costs one throw. Disarming costs none, as long as the attacker chooses to ' +
      'do no harm with it.',
    {
      silent: 'The text doesn’t say what a hit at that spot does: the Host decides.',
      written: '`called shot "the hand with the key"`; `disarms Bill without harm`.',
      ...of(idleCalledShot),
      checks: ['idle-called-shot', 'clause-without-effect'],
    },
  ),
  page(
    rule.oneThrow,
    'LOST THROWS',
    'Somebody who has a single throw and chooses something tricky that would cost it throws two cards ' +
      'instead, and the lower one counts. So being bad at it is no reason to try it every round.',
    {
      silent: 'The text doesn’t say whether two such tricks at once make it worse: here it is still two cards.',
      written: 'It follows from `called shot`, or from a disarm that isn’t `without harm`.',
      ...of(calledShotAtOneThrow),
      checks: ['called-shot-at-one-throw'],
    },
  ),
  page(
    rule.injury,
    'Lost Throw for Injury',
    'Somebody who has been below 0 Toughness in this fight and is up again is hurt, and has one throw ' +
      'less until they get a point of Toughness back. Falling to exactly 0 doesn’t count, nor does ' +
      'starting there.',
    {
      silent:
        'The text doesn’t make clear whether a point has to be gained or only has to be there. Here one ' +
        'above 0 has to be gained after getting up; `option injury one` asks only for a Toughness of at ' +
        'least 1.',
      written:
        '`Bill is hurt` for somebody who starts the fight like that; `Bill regains 1 Toughness` at the head ' +
        'of a round ends it.',
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
    'What can be expressed by an extra throw for one side is expressed that way, not by one less for the ' +
      'other, and never by both. If somebody is down to one throw and would lose more, their opponent gets ' +
      'extra throws instead.',
    {
      silent:
        'The text doesn’t say which of several opponents gets them: here the one whom they go after, or else ' +
        'the first who goes after them.',
      written:
        '`hindrance "on the low step" same as "the high step" on Bill` says that an advantage and a ' +
        'hindrance are one thing, so that it counts once.',
      ...of(givenAndTaken),
      checks: ['given-and-taken', 'same-as-nothing', 'unpaid-throw'],
    },
  ),
];
