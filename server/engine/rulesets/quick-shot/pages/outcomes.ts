/**
 * Pages on success and failure, plain and critical; all four use one example of the text, Rose’s shot at a running man.
 */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, gamble } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('What comes of it');

const shot = ['hard "shoot to lame"', 'risk "a bystander is hit"'];
const [met, metCritically, missed, missedCritically] = [
  'rolls 6 6 6 1 2 3 4 5',
  'rolls 1 1 6 6 6 2 3 4',
  'rolls 6 6 5 1 2 3 4 8',
  'rolls 1 1 6 6 5 2 3 4',
];

export const outcomePages: readonly RulePage[] = [
  page(
    rule.success,
    'Success',
    'Where the effect that is needed is there, what the player wanted happens, and the GM goes on from it. ' +
      'In one example of the text Rose shoots at a man who runs from her, so that he is slowed and can still ' +
      'be asked things: if she succeeds, he limps at best. In another Alex is to get across a sniper’s street ' +
      'and throw a grenade onto the sniper’s floor. If both succeed he is across, the grenade goes off there, ' +
      'and what it does is the GM’s to say.',
    {
      written:
        '`on success "he limps at best."` below the gamble; it prints where everything succeeds that was ' +
        'attempted. `on success of "shoot to lame" "he limps at best."` is that of one action of several.',
      good: alone(gamble(...shot, met, 'on success "he limps at best."')),
    },
  ),
  page(
    rule.criticalSuccess,
    'Critical Success',
    'A success in a roll that is critical wins 1 WP, which goes to the general pool. Where it is possible ' +
      'the GM adds a minor bonus; ideas for it are welcome from the players. So Rose’s player may say more ' +
      'closely what state the man is in, and Alex’s whether the grenade has hurt the sniper or frightened him. ' +
      'So a player may prefer something easier, of which less is said, and hope for a critical, to asking for ' +
      'just this at a higher difficulty.',
    {
      written: '`on critical success "he gives up."` below the gamble; the point is counted by itself.',
      bad: alone(gamble(...shot, metCritically)),
      good: alone(gamble(...shot, metCritically, 'on critical success "he gives up."')),
      checks: ['missing-critical-bonus'],
    },
  ),
  page(
    rule.failure,
    'Failure',
    'Where the effect isn’t there, neither is what the player wanted, and the GM tells something else that ' +
      'follows from the situation. That needn’t be bad for the character; but nothing having changed is seldom ' +
      'interesting. Rose may miss. She may graze the man, so that he runs on and a trail of blood is left to ' +
      'follow; or so badly that he has a minute to live, and time for a question or two.',
    {
      written:
        '`on failure "a trail of blood leads on."` below the gamble; it prints where some of what was ' +
        'attempted fails. `on failure of "shoot to lame" "a trail of blood leads on."` is that of one action ' +
        'of several.',
      bad: alone(gamble(...shot, missed, 'on failure "nothing happens."')),
      good: alone(gamble(...shot, missed, 'on failure "a trail of blood leads on."')),
      checks: ['unchanged-failure'],
    },
  ),
  page(
    rule.criticalFailure,
    'Critical Failure',
    'A failure in a roll with a set of ones loses 1 WP, and where it is possible the GM adds something bad ' +
      'beyond the failure. That needn’t be the end of everything: one more obstacle will do. Rose may kill the ' +
      'man on the spot, or hit somebody who only stood there. The point comes from the general pool or from a ' +
      'drive for which the action matters. If there is none to take, the GM should, if possible, bring in one ' +
      'more effect, a significantly negative one.',
    {
      silent:
        'Who chooses among several pools that could pay isn’t told: here it is the one that is written, and ' +
        'else the general pool, before drives. A bet is lost first here, so that it may take the last point. ' +
        'Where there is none left, both are wanted here: the setback of any critical failure, and the grave ' +
        'one.',
      written:
        '`on critical failure "the alarm starts."`; `serves "Find the killer"` and `pays from "Find the ' +
        'killer"` for a drive that is to pay; `grave setback "the witness dies"` where there is nothing to ' +
        'take.',
      bad: alone(gamble(...shot, missedCritically)),
      good: alone(gamble(...shot, missedCritically, 'on critical failure "a bystander goes down."')),
      checks: [
        'missing-critical-setback',
        'missing-loss-pool',
        'unmarked-grave-setback',
        'evaded-critical-loss',
        'critical-costs-one',
      ],
    },
  ),
];
