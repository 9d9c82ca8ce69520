/** Fixes of Quick Shot’s Willpower checks that their examples don’t show. */
import { willpowerChecks } from './checks.ts';
import { tryOffers } from '../offered.ts';
import { between, drives, gambling, vault } from './vault.ts';

const ids: ReadonlySet<string> = new Set(willpowerChecks.map(({ id }) => id));

describe('the fixes of the checks of Willpower', () => {
  const scenes: readonly (readonly [string, string])[] = [
    [drives, gambling('bets 2 WP from "Get rich" | serves "Get rich"')],
    [drives, gambling('serves "Get rich" | bets 2 WP: 1 WP from "Get rich", 2 WP from the general pool')],
    [drives, gambling('serves "Get rich" | bets 3 WP: 2 WP from "Get rich", 2 WP from the general pool')],
    [drives, gambling('serves "Get rich" | serves "Find the forger" | bets 3 WP from "Find the forger"')],
    [drives, gambling('bets 1 WP from "Glory" | pays from "Find the forger"')],
    [drives, gambling('spends 3 WP | pays 2 WP from the general pool')],
    [drives, gambling('serves "Stay alive" | rolls 1 1 2 2 3 3 5 6 | grave setback "the guard is dead"')],
    [drives, between('Rose rests for 6 hours: 1 WP to "Get rich".')],
    [drives, between('the Guard and Rose rest for 10 minutes. | Rose catches her breath.')],
    [
      drives,
      between(
        'Rose completes "Stay alive": 1 WP to "Get rich". | Rose completes "Find the forger": 1 WP to "Get rich", 3 WP set aside.',
      ),
    ],
    [drives, between('Rose goes on vacation for 8 days: 3 WP from "Get rich" to "Stay alive", adding 1.')],
    [drives, between('Rose goes on vacation: 2 WP from what is set aside to "Stay alive".')],
    [
      '10 minor charges',
      between(
        'Rose combines 10 minor charges into 1 significant charge. | Rose combines 10 minor charges into 2 significant charges.',
      ),
    ],
    ['1 major charge', between('Rose buys a talent "Perceptive" with a major charge. | Rose buys a skill "Tracking".')],
    [
      'weakness "Bad back": adds easy on "straining"',
      between('Rose buys a minor skill "Tracking" with the weakness "Bad back".'),
    ],
    [
      'minor weakness "Bad back": adds easy on "straining"',
      between('Rose buys a minor skill "Tracking" with the weakness "Clumsy". | Rose improves "Stealth".'),
    ],
    [
      '1 minor tass',
      between(
        'Rose turns a minor tass into 1 WP. | Rose buys a major power "See the past" with major tass through "the old well".',
      ),
    ],
  ];
  for (const [block, rest] of scenes) tryOffers(vault(`Willpower 5 | ${block}`, rest), ids);
});
