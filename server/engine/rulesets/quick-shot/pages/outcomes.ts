/**
 * Pages on success and failure, plain and critical; all four use one example of the text, Rose’s shot at a running man.
 */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, gamble } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Outcomes');

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
    'If there is enough effect, what the player wanted happens, and the GM goes on from there. In one example of ' +
      'the text Rose shoots at a man who is running away from her, to slow him but still be able to question him: ' +
      'if she succeeds, he limps at best. In another Alex wants to get across a sniper’s street and throw a ' +
      'grenade onto the sniper’s floor. If both succeed, he is across, the grenade goes off there, and the GM says ' +
      'what it does.',
    {
      written:
        '`on success "he limps at best."` below the gamble; it is shown if everything that was attempted ' +
        'succeeds. `on success of "shoot to lame" "he limps at best."` is for one of several actions.',
      good: alone(gamble(...shot, met, 'on success "he limps at best."')),
    },
  ),
  page(
    rule.criticalSuccess,
    'Critical Success',
    'A success in a critical roll wins 1 WP, which goes to the general pool. If possible, the GM adds a minor ' +
      'bonus; the players’ ideas for it are welcome. So Rose’s player may say more precisely what state the man is ' +
      'in, and Alex’s whether the grenade has hurt the sniper or frightened him. A player may therefore prefer to ' +
      'try something easier and less specific, and hope for a critical, rather than ask for exactly this at a ' +
      'higher difficulty.',
    {
      written: '`on critical success "he gives up."` below the gamble; the point is added automatically.',
      bad: alone(gamble(...shot, metCritically)),
      good: alone(gamble(...shot, metCritically, 'on critical success "he gives up."')),
      checks: ['missing-critical-bonus'],
    },
  ),
  page(
    rule.failure,
    'Failure',
    'If there isn’t enough effect, the player doesn’t get what they wanted, and the GM says what else follows ' +
      'from the situation. That needn’t be bad for the character, but it is seldom interesting if nothing has ' +
      'changed. Rose may miss. She may graze the man, so that he runs on and leaves a trail of blood to follow; or ' +
      'hit him so badly that he has a minute to live, and time for a question or two.',
    {
      written:
        '`on failure "a trail of blood leads on."` below the gamble; it is shown if some of what was attempted ' +
        'fails. `on failure of "shoot to lame" "a trail of blood leads on."` is for one of several actions.',
      bad: alone(gamble(...shot, missed, 'on failure "nothing happens."')),
      good: alone(gamble(...shot, missed, 'on failure "a trail of blood leads on."')),
      checks: ['unchanged-failure'],
    },
  ),
  page(
    rule.criticalFailure,
    'Critical Failure',
    'A failure in a roll with a set of ones loses 1 WP, and if possible the GM adds something bad beyond the ' +
      'failure. That needn’t be the end of everything: one more obstacle is enough. Rose may kill the man on the ' +
      'spot, or hit a bystander. The point comes from the general pool or from a drive for which the action ' +
      'matters. If there is none to take, the GM should, if possible, add one more effect, a significantly ' +
      'negative one.',
    {
      silent:
        'The text doesn’t say who chooses among several pools that could pay: here it is the one that is ' +
        'written, otherwise the general pool, before drives. Here a bet is lost first, so it may take the last ' +
        'point. If there is none left, both are required here: the setback of any critical failure, and the ' +
        'grave one.',
      written:
        '`on critical failure "the alarm starts."`; `serves "Find the killer"` and `pays from "Find the killer"` ' +
        'for a drive that should pay; `grave setback "the witness dies"` if there is nothing to take.',
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
