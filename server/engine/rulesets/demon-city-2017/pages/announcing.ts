/** Pages on what happens before anybody rolls in Action: the order, and possible announcements. */
import type { RulePage } from '../../../ruleset.ts';
import { ifThen, orderAgainstAgility } from '../../demon-city/checks/order.ts';
import { severalTargets } from '../../demon-city/checks/announcements.ts';
import { rule } from '../rule-ids.ts';
import { duel, of, pagesOf } from './page.ts';

const page = pagesOf('Announcing');
const first = 'Slow Motion Phase, step 1';

export const announcingPages: readonly RulePage[] = [
  page(
    rule.roundLength,
    'Action Rounds: Slow Motion and Clashes',
    'A round is whatever it takes to show what happens next: some six seconds where somebody needs to ' +
      'know, and more or less where the scene needs it.',
    {
      written: 'It isn’t written anywhere, and nothing depends on it.',
    },
  ),
  page(
    rule.order,
    first,
    'The least agile announces first, and then the others in ascending Agility. Everybody sees the slow ones coming.',
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
    first,
    'Chance decides between the equally agile. For the players’ characters that is best done once, when the ' +
      'game begins.',
    {
      silent:
        'A file has to give the same result every time, so the order in which they are written counts as the ' +
        'draw, for everybody and for the whole fight.',
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
    rule.noIfThen,
    first,
    'People do what they announce. Nobody announces one thing for one case and another for another.',
    {
      written: 'What depends on how things go belongs in a round of its own: `round 2 if Ann succeeded`.',
      ...of(ifThen),
      checks: ['if-then'],
    },
  ),
  page(
    rule.oneTarget,
    first,
    'An action is aimed at a single foe, unless its weapon or ability is one of the exceptions that are named for it.',
    {
      silent:
        'The text doesn’t say how an attack on several is measured. Here it is one action, which takes ' +
        'effect on all of them.',
      written: 'A weapon with `hits many` may have several targets: `weapon grenade: thrown, massive, hits many`.',
      ...of(severalTargets),
      checks: ['several-targets'],
    },
  ),
];
