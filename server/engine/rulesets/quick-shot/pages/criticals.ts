/** Pages on critical rolls. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, gamble } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('What comes of it');

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
    'A roll is critical if there are ones enough in it for a set: a success becomes a critical success, a ' +
      'failure a critical failure.',
    {
      silent:
        'Whether a single 1 is a set, as a single passing die is, isn’t told. The tables leave no doubt: ' +
        'critical are rolls with two ones or more, 26.4% of them with 8 dice, 31.3% with 9 and 36.1% with ' +
        '10. Three or four ones are one critical here, and none that is worse or better.',
      written:
        '`on critical success "…"` and `on critical failure "…"` say what comes of it; `the critical falls ' +
        'on "run through the station"` says of which action; `round 2 if a critical happened` goes on from ' +
        'one.',
      bad: alone(gamble(...risky, 'rolls 1 5 5 6 2 3 4 8', 'the critical falls on "run through the station"')),
      good: alone(gamble(...risky, 'rolls 1 1 5 5 2 3 4 8')),
      checks: ['critical-without-ones'],
    },
  ),
  page(
    rule.spreadCriticals,
    'Multi-Actions and Criticals',
    'Of several actions some may succeed and some fail. With a critical, at least one of those that failed ' +
      'should then be a critical failure, and 1 WP is lost as for any. Where all succeed, 1 WP is won as with ' +
      'any critical success; which of the actions is one, the player picks.',
    {
      silent:
        'That ones were rolled isn’t said again for mixed results; here they are critical only with them, as ' +
        'the tables have it. Who names the failures isn’t told: here the only one that failed is critical, ' +
        'or those that are written. All failed with ones is a critical failure as well. It is 1 WP for the ' +
        'whole attempt, however many actions it has.',
      written: '`the critical falls on "run through the station"`; several may be named where they fail.',
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
