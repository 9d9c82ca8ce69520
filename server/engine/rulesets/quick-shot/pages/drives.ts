/** Pages on drives: the Willpower stored in them, and how it is moved. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { driven, gamble } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Willpower');

const leap = ['hard "leap the tracks"', 'bets 3 WP from "Get rich"'];

export const drivePages: readonly RulePage[] = [
  page(
    rule.drives,
    'Drives',
    'A drive is a lasting goal, value or project. There is no limit on how many somebody has, though three to ' +
      'five seem best, and none on what each can hold. What it holds may pay for a critical failure or be bet, as ' +
      'long as the attempt would further the drive if it succeeded. The text’s examples: staying alive, protecting ' +
      'a daughter, wealth, a country estate, justice, finding a father’s murderer, being a good person in one’s ' +
      'own eyes.',
    {
      silent:
        'The text doesn’t say how much drives hold when play begins, or what happens to one that is given up. It ' +
        'mentions a goal that may pay for a critical failure; here that means a drive. Here a drive that an ' +
        'attempt serves is served by all its actions together.',
      written:
        '`drive "Stay alive" 2`, `value "Keep my brother safe" 3`, `goal "Get rich" 4` or `project "Find the ' +
        'killer" 2` in a block; `serves "Get rich": "the vault is over there"` below a gamble, or `serves ' +
        '"Get rich" and "Stay alive"`, and then `bets 3 WP from "Get rich"` or `pays from "Get rich"`.',
      bad: driven(gamble(...leap)),
      good: driven(gamble('serves "Get rich": "the courier is over there"', ...leap)),
      checks: ['unserved-drive', 'unknown-pool', 'drive-count'],
    },
  ),
  page(
    rule.projects,
    'Completing a Project',
    'Many drives never end. Projects, such as revenge, the search for a certain treasure or winning a realm, can ' +
      'be completed, and their WP go wherever the player likes. If it is reasonable, and the player doesn’t know ' +
      'yet what the character will live for now, the GM may allow the WP to be set aside for a short while: they ' +
      'can’t be used then, and belong to no pool.',
    {
      silent:
        'Here the points may go to the general pool too, one for one. The text doesn’t say how long a short ' +
        'while is. Here a drive that isn’t called a goal, value or project can be completed.',
      written:
        '`Rose completes "Find the killer": 1 WP to "Get rich", 1 WP set aside.` and later `Rose assigns 1 ' +
        'WP to "Get rich".`, at the head of a round.',
      bad: driven('round 1\n  Rose completes "Get rich": 4 WP to "Find the killer".'),
      good: driven('round 1\n  Rose completes "Find the killer": 2 WP to "Get rich".'),
      checks: ['unfinished-drive-completion', 'overdrawn-pool', 'set-aside-use'],
    },
  ),
  page(
    rule.rearranging,
    'Rearranging WP',
    'On an extended vacation WP can be moved from drive to drive: for every two points taken from one, one can ' +
      'be added to another. Such a vacation lasts a week or more. If a lot changes, it may have to be longer, or ' +
      'there has to be a good reason for such a new life.',
    {
      silent:
        'The text doesn’t mention the general pool for this, so here nothing is moved to or from it. Here the ' +
        'third of three points buys nothing. The text doesn’t say how much is a lot.',
      written:
        '`Rose goes on vacation for 10 days "she quits the force": 4 WP from "Get rich" to "Keep my brother ' +
        'safe".` at the head of a round (or `Rose goes on vacation for 2 weeks: 4 WP from "Get rich" to ' +
        '"Keep my brother safe".`).',
      bad: driven('round 1\n  Rose goes on vacation for 3 days: 4 WP from "Get rich" to "Keep my brother safe".'),
      good: driven('round 1\n  Rose goes on vacation for 10 days: 4 WP from "Get rich" to "Keep my brother safe".'),
      checks: ['short-vacation', 'wrong-vacation-rate', 'odd-vacation-amount', 'general-pool-vacation'],
    },
  ),
];
