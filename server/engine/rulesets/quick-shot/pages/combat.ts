/** Pages on fights, and on attacks, for which only the players roll. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, facing } from './examples.ts';
import { pagesOf } from './page.ts';
import { printed } from './printed.ts';

const page = pagesOf('Combat');

const punch =
  'round 1\n  the Thug: attacks Rose.\n    on hit "bruised ribs"\n  Rose: gambles on "getting past him".\n   ' +
  ' common "trip him"';

export const combatPages: readonly RulePage[] = [
  page(
    rule.combat,
    'Combat',
    'A fight is made of gambles like everything else, except that most or all people are expected to act at ' +
      'once. There is no initiative. The group hears what the situation is, everybody says what they want to do, ' +
      'difficulties and complications are discussed, and then everybody who has to roll does so. To keep it moving ' +
      'and fair, a fight is often divided into rounds, with one action or one multi-action for each; the GM may do ' +
      'without them if freedom works better. Wanting something very specific is harder: shooting a running man so ' +
      'that he is slowed but not killed is hard for somebody who is good with guns.',
    {
      silent:
        'The text doesn’t say who is out of a fight, or when; here the Host decides. Here all attempts of a ' +
        'round are announced before the first is rolled, and then rolled in the order in which they are written.',
      written:
        '`round 1` with what each of them does below; `loose round "Rose is alone with the bomb"` at its head if ' +
        'somebody may act more than once; `the Thug is out of the fight.`',
      bad: alone(
        'round 1\n  initiative Rose 7\n  Rose: gambles on "the far platform".\n    common "run through the station"',
      ),
      good: alone('round 1\n  Rose: gambles on "the far platform".\n    common "run through the station"'),
      checks: ['initiative-order', 'second-attempt-in-round'],
    },
  ),
  page(
    rule.attacks,
    'Combat',
    'The GM doesn’t roll for attacks. When an opponent attacks, the player hears what happens if nothing is ' +
      'done, then says how the character avoids it or lets it happen, and is told the difficulty. So a lot of ' +
      'attempts in a fight are multi-actions: to hurt and not to be hurt. If avoiding it fails, the damage is ' +
      'taken; if it succeeds, the attack has no effect. A critical failure may mean a worse wound, a critical ' +
      'success an additional advantage.\n\nTom is supernaturally tough and fights well, so a thug’s punch is easy ' +
      'for him to avoid; there are three thugs, and so three easy actions in addition to whatever he does to ' +
      'them.\n\nAlex runs across a street that a sniper watches: with his coordination and parked cars to hide ' +
      'behind that is common, and throwing a grenade on the way is another common action: (2,2), ' +
      `${printed([2, 2])} according to the text’s table.`,
    {
      silent:
        'The text doesn’t cover attacks of the players’ characters on each other; here they are gambles, and ' +
        'nobody can avoid or accept one. In the examples each attack is avoided by a separate action; here a ' +
        'volley may be written as one attack. Here an attack that nobody avoids hits. Of several that are ' +
        'announced in one sentence and equally hard to avoid, it makes no difference which is avoided, so here ' +
        'sets count for the first of them. Here opponents don’t roll for anything, and bet nothing.',
      written:
        '`the Thug: attacks Rose.` with `on hit "bruised ribs"` below, and `deals an easy wound "bruised ribs" ' +
        'on "running"` if it leaves one; `easy "roll with the punch" avoids the Thug` or `accepts the Thug` ' +
        'below what Rose does.',
      bad: facing(punch),
      good: facing(`${punch}\n    easy "roll with the punch" avoids the Thug`),
      checks: [
        'npc-attack-roll',
        'unanswered-attack',
        'undescribed-attack',
        'avoidance-without-attack',
        'shared-avoidance',
        'accepted-and-avoided-attack',
      ],
    },
  ),
];
