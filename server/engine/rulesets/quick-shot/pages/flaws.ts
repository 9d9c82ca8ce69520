/** Pages on flaws: weaknesses, which are traded for advantages, and compulsions, which win Willpower. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Characters');

const carrying = 'round 1\n  Rose: gambles on "getting him out".\n    common "carry him"\n    involves "straining"';
const tempted = 'round 1\n  Rose: resists "Gambling".\n    risk "she could lose the taxi money"';
const gambling = 'compulsion "Gambling" since "the second session"';

export const flawPages: readonly RulePage[] = [
  page(
    rule.weaknesses,
    'Weaknesses',
    'A weakness makes certain tasks more difficult, or adds an action to attempts in certain circumstances. A ' +
      'slightly bad back is like a permanent wound: an easy action whenever something would strain it. Poor health ' +
      'may make it more difficult to resist a disease. A weakness is made like an advantage: described, and then ' +
      'called minor, significant or major depending on how often and how badly it matters. A character who takes ' +
      'one may buy an equally serious advantage.',
    {
      silent:
        'The text doesn’t say how much more difficult a task is, or what happens if a weakness’s action fails; ' +
        'here the writer decides both. Here the weakness takes the place of the charge for an advantage of the ' +
        'same type; one weakness is meant for one advantage, and the text doesn’t mention adding several up.',
      written:
        '`minor weakness "A bad back": adds easy on "straining"` or `minor weakness "Poor health": harder 1 ' +
        'on "resisting disease"` in a block; it counts below `involves "straining"` or `despite "A bad ' +
        'back"`. `Rose buys a minor skill "Tracking" with the weakness "A bad back".`',
      bad: alone(carrying, 'minor weakness "A bad back" on "straining"'),
      good: alone(carrying, 'minor weakness "A bad back": adds easy on "straining"'),
      checks: [
        'effectless-weakness',
        'double-effect-weakness',
        'unequal-weakness-trade',
        'reused-weakness-trade',
        'undeclared-trade',
      ],
    },
  ),
  page(
    rule.compulsions,
    'Compulsions',
    'A compulsion is a drive turned bad: something that tempts the character. It isn’t bought, but established ' +
      'in play, like drives.',
    {
      silent:
        'The text doesn’t say how drives or compulsions are established. Here a compulsion isn’t a pool: it ' +
        'holds no Willpower, and buys nothing.',
      written: '`compulsion "Gambling" since "the second session"` in a block.',
      bad: alone('round 1\n  Rose buys a compulsion "Gambling" with a minor charge.', '1 minor charge'),
      good: alone(tempted, gambling),
      checks: ['purchased-compulsion', 'compulsion-wp-pool'],
    },
  ),
  page(
    rule.compulsionChecks,
    'Compulsions',
    'If a player has established a compulsion, and giving in to it might go badly, the player may ask for a ' +
      'check, which is usually common. Nothing can be bet on it. With a success the character resists the ' +
      'temptation, and a critical success wins 1 WP as always. With a failure the character gives in, and ' +
      'something bad but minor should happen; with a critical failure 1 WP is lost as always, and what happens ' +
      'should be serious. Such checks are meant to win Willpower, which makes up for what may go wrong.\n\nIf the ' +
      'temptation is serious, the GM may call for a check too, and make it harder; that should be rare: for a ' +
      'strong temptation of a compulsion that often comes up in play, or for several at once.',
    {
      silent:
        'The text doesn’t say whether you may bet on a check that the GM calls for; here you may. Without ' +
        'squashing a common check wins 0.07 WP on average, by the text’s table 0.13. Here a wound that counts ' +
        'for everything counts for these checks too.',
      written:
        '`Rose: resists "Gambling".`, which is common and asked for by the player; `called by the GM "the table ' +
        'of a lifetime"` and `hard "walk past"` below it say otherwise. `also tempted by "Drink"` below it names ' +
        'more compulsions for the same check.',
      bad: alone(`${tempted}\n    bets 1 WP`, gambling),
      good: alone(tempted, gambling),
      checks: [
        'compulsion-check-bolster',
        'unestablished-compulsion',
        'uncommon-player-check',
        'temptation-without-stakes',
        'routine-gm-check',
      ],
    },
  ),
];
