/**
 * Pages on what happens before anybody throws: the order of announcing, possible announcements, and who can’t announce.
 */
import type { RulePage } from '../../../ruleset.ts';
import { announcesWhileOut } from '../../demon-city/checks/preconditions.ts';
import { ifThen, orderAgainstAgility } from '../../demon-city/checks/order.ts';
import { runningTooFar } from '../checks/distances.ts';
import { severalTargets } from '../../demon-city/checks/announcements.ts';
import { announcesInPanic } from '../checks/panic.ts';
import { rule } from '../rule-ids.ts';
import { duel, of, pagesOf } from './page.ts';

const page = pagesOf('Announcing');
const announces = 'Slowest Character Announces What They Want To Do';

export const announcingPages: readonly RulePage[] = [
  page(
    rule.order,
    announces,
    'Everybody says what they will do before anything is done, the least agile first. So the quicker hear ' +
      'what the slower have chosen, and choose with that in mind.',
    {
      written:
        'The order of the lines never matters; it is taken from Agility. `Ash announces before Bree` settles ' +
        'a tie, or gives a place to somebody whose Agility isn’t written.',
      ...of(orderAgainstAgility),
      checks: ['order-against-agility', 'order-in-a-circle', 'faster-foe-named', 'announces-twice', 'missing-stat'],
    },
  ),
  page(
    rule.agilityTies,
    'Write everyone’s name down in Agility order',
    'Chance puts the equally agile in an order, which they usually keep until the fight is over. The Host ' +
      'may let chance decide again when an enemy turns up, somebody drops out, or the scene changes.',
    {
      silent:
        'A file has to give the same result every time, so the order in which they are written counts as the ' +
        'first draw.',
      written:
        '`Ann announces before Bill` is another outcome of the draw; `draws ties anew` at the head of a ' +
        'round draws again, with the seed.',
      good: duel(
        'round 1\n  Ann: punches Bill.\n  Bill: punches Ann.\nround 2\n  draws ties anew.\n  Ann: kicks ' +
          'Bill.\n  Bill: punches Ann.',
        { bill: 'Agility 3  Toughness 3' },
      ),
      checks: ['order-in-a-circle'],
    },
  ),
  page(
    rule.noWaiting,
    announces,
    'Whoever’s turn it is decides. Nobody holds back to see what the others do, and nobody announces one ' +
      'thing for one case and another for another.',
    {
      written: 'What depends on how things go belongs in a round of its own: `round 2 if Ann succeeded`.',
      ...of(ifThen),
      checks: ['if-then'],
    },
  ),
  page(
    rule.oneTarget,
    announces,
    'An action is aimed at a single foe. Only a weapon or an ability that says so, such as a grenade, ' +
      'reaches more.',
    {
      silent:
        'The text doesn’t say how an attack on several is measured. Here it is one attack, which has to beat ' +
        'each target by itself.',
      written: 'A weapon with `hits many` may have several targets: `weapon grenade: thrown, massive, hits many`.',
      ...of(severalTargets),
      checks: ['several-targets'],
    },
  ),
  page(
    rule.movement,
    announces,
    'Up to 30 ft of running go with an action, as far as the situation allows; somebody who only moves ' +
      'gets as far as 60 ft.',
    {
      silent:
        'The text doesn’t say what happens to the run when the action fails. Here a run towards a target has ' +
        'brought its runner closer if the action took effect, and also where the target neither fought back ' +
        'nor got away; a move ends where it says, if it took effect. Any other place is written at the head ' +
        'of the next round.',
      written: '`after running 20 ft` is written under an announcement; `moves "to the window"` is movement only.',
      ...of(runningTooFar),
      checks: ['running-too-far', 'out-of-reach'],
    },
  ),
  page(
    rule.placement,
    announces,
    'Anybody whose attack succeeded in the last round, or who got the better of one by dodging, blocking ' +
      'or parrying, begins this round wherever they like within 60 ft of their old place, as long as they ' +
      'could get there: behind a foe, say, or in cover.',
    {
      silent:
        'If two may choose, the text doesn’t say who does so first: here the less agile, as in announcing. A ' +
        'defence counts if its side won and it beat the attacker’s throw.',
      written: 'Write the new place at the head of the next round. If none is written, they stay where they were.',
      bad: duel(
        'round 1\n  Bill: punches Ann.\n  Ann: dodges Bill.\nround 2 if Ann succeeded\n  Bill: punches ' +
          'Ann.\n  Ann: punches Bill.\n    // A defence earns a place in this edition, and no throw.\n    ' +
          'advantage "she has just dodged him"',
      ),
      good: duel(
        'round 1\n  Bill: punches Ann.\n  Ann: dodges Bill.\nround 2 if Ann succeeded\n  Ann is at "the top ' +
          'of the shelves", 5 ft from Bill.\n  Bill: punches Ann.\n  Ann: kicks Bill.\n    advantage "she ' +
          'stands above him"',
      ),
      checks: ['contradicting-positions'],
    },
  ),
  page(
    rule.recovery,
    announces,
    'Somebody who begins a round below 0 Toughness has to throw to get up before they can announce ' +
      'anything. Failing can cost them the round, or every round after it as well.',
    {
      silent:
        'The text doesn’t say which throw decides this. Until the Host decides, somebody who is down stays ' +
        'down; somebody who gets up has 0 Toughness.',
      written:
        '`decides recovery of Bill: back up`, or `still down`, or `out for good`. A decision is good for one throw.',
      ...of(announcesWhileOut),
      checks: [
        'announces-while-out',
        'needless-recovery',
        'contradicting-decision',
        'needless-regaining',
        'contradicting-state',
      ],
    },
  ),
  page(
    rule.panic,
    announces,
    'Somebody who begins a round in a panic has to throw for their Calm before they can announce ' +
      'anything, as others have to for their Toughness.',
    {
      silent:
        'The text points to a section on panic that it doesn’t have. Here no Calm left is a panic, and it ' +
        'lasts until the Host decides; somebody who is calm again has 1 Calm.',
      written:
        '`decides panic of Ann: calm again`, or `decides panic of Ann "she backs against the wall"` for what ' +
        'she does instead of what is announced.',
      ...of(announcesInPanic),
      checks: ['announces-in-panic', 'needless-panic'],
    },
  ),
];
