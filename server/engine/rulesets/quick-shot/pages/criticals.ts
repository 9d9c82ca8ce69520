/** Pages on critical rolls. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, gamble } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Outcomes');

const risky = [
  'common "run through the station"',
  'risk "the guards notice"',
  'on critical success "nobody has seen her."',
];
const twoMet = [...risky, 'common "keep the bag shut"', 'rolls 1 1 5 5 6 6 2 3'];

export const criticalPages: readonly RulePage[] = [
  page(
    rule.criticals,
    'Criticals',
    'A roll is critical if it has enough ones for a set: a success becomes a critical success, a failure a ' +
      'critical failure.',
    {
      silent:
        'The text doesn’t say whether a single 1 is a set, as a single passing die is. The tables leave no ' +
        'doubt: rolls with two or more ones are critical, 26.4% of rolls with 8 dice, 31.3% with 9 and 36.1% ' +
        'with 10. Here three or four ones are one critical, no worse or better than two.',
      written:
        '`on critical success "…"` and `on critical failure "…"` say what happens then; `the critical falls on ' +
        '"run through the station"` says which action it belongs to; `round 2 if a critical happened` is the ' +
        'round that follows one.',
      bad: alone(gamble(...risky, 'rolls 1 5 5 6 2 3 4 8', 'the critical falls on "run through the station"')),
      good: alone(gamble(...risky, 'rolls 1 1 5 5 2 3 4 8')),
      checks: ['critical-without-ones'],
    },
  ),
  page(
    rule.spreadCriticals,
    'Multi-Actions and Criticals',
    'Some of several actions may succeed and others fail. If the roll is critical, at least one of those that ' +
      'failed should then be a critical failure, and 1 WP is lost as with any critical failure. If all succeed, 1 ' +
      'WP is won as with any critical success; the player picks which of the actions is one.',
    {
      silent:
        'For mixed results the text doesn’t repeat that ones are needed; here they are critical only with ones, ' +
        'as in the tables. Nor does it say who names the failures: here the only one that failed is critical, or ' +
        'those that are written. If all fail with ones, that is a critical failure as well. It is 1 WP for the ' +
        'whole attempt, however many actions it has.',
      written: '`the critical falls on "run through the station"`; several may be named if they fail.',
      bad: alone(gamble(...twoMet)),
      good: alone(gamble(...twoMet, 'the critical falls on "run through the station"')),
      checks: [
        'misplaced-critical',
        'unnamed-critical-failure',
        'unpicked-critical-success',
        'second-critical-success',
      ],
    },
  ),
];
