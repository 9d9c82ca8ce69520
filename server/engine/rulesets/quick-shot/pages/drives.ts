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
    'A drive is a goal, a value or a project that lasts. How many of them somebody has is not limited; three ' +
      'to five seem best. Nor is what each can hold. What it holds may pay for a critical failure or be bet, ' +
      'so long as what is attempted would further the drive if it succeeded. The text’s samples: staying ' +
      'alive, protecting a daughter, wealth, a country estate, justice, a father’s murderer to be found, being ' +
      'a good person in one’s own eyes.',
    {
      silent:
        'How much drives hold when play begins, and what becomes of one that is given up, isn’t told. Where ' +
        'it speaks of a goal that may pay for a critical failure, that is taken for a drive here. One that ' +
        'an attempt serves is served by all its actions together here.',
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
    'Many drives never end. Those that are projects, such as a revenge, a search for a certain treasure or a ' +
      'realm to be won, can be fulfilled, and their WP go wherever the player likes. Where it is reasonable, ' +
      'and the player doesn’t know yet what the character will live for now, the GM may let it be set aside ' +
      'for a short while: it can’t be used then, and belongs to no pool.',
    {
      silent:
        'Here the points may go to the general pool too, one for one. How long a short while is isn’t told. ' +
        'A drive that isn’t said to be a goal, value or project can be completed here.',
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
    'On an extended vacation WP can be moved from drive to drive: every two points that are taken from one ' +
      'let one be added to another. Such a vacation lasts a week or more. If a lot is changed, it may have to ' +
      'be longer, or there has to be a good reason for so new a life.',
    {
      silent:
        'Of the general pool nothing is told here, and nothing is moved to or from it. A third point of ' +
        'three buys nothing here. How much is a lot isn’t told.',
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
