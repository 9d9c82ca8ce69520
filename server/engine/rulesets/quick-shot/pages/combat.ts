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
    'A fight is made of gambles like all else, only that most or all are expected to act at once. There is ' +
      'no initiative. The table hears where things stand, everybody says what they want to do, difficulties ' +
      'and complications are talked over, and then whoever has to rolls. To keep it moving and fair, it often ' +
      'goes in rounds, one action or one multi-action for each; the GM may leave them where freedom serves ' +
      'better. A wish for something very particular is harder: to shoot a running man so that he is slowed but ' +
      'not killed is hard for somebody who is good with guns.',
    {
      silent:
        'Who is out of a fight, and when, isn’t told; here it is the Host’s word. Here all attempts of a ' +
        'round are announced before the first is rolled, and then rolled in the order in which they are ' +
        'written.',
      written:
        '`round 1` with what each of them does below; `loose round "Rose is alone with the bomb"` at its ' +
        'head where somebody may act more than once; `the Thug is out of the fight.`',
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
    'The GM doesn’t roll for attacks. Of an opponent’s attack the player is told what comes of it if nothing ' +
      'is done; then says how the character avoids it, or lets it come, and is told the difficulty. So many ' +
      'attempts in a fight are multi-actions: to hurt and not to be hurt. If avoiding it fails, the damage is ' +
      'taken; if it succeeds, nothing comes of the attack. A critical failure may mean a worse wound, a ' +
      `critical success some advantage besides.\n\nTom is tough beyond nature and fights well, so that a ` +
      'thug’s punch is easy to avoid for him; there are three thugs, and so three easy actions beside whatever ' +
      `he does to them.\n\nAlex runs across a street that a sniper watches: with his coordination and parked ` +
      'cars to hide behind that is common, and a grenade thrown on the way is another common action, (2,2), ' +
      `${printed([2, 2])} by the text’s table.`,
    {
      silent:
        'Attacks of the players’ characters on each other aren’t treated; here they are gambles, and nobody ' +
        'can avoid or accept one. Each attack is avoided by an action of its own in the examples; a volley ' +
        'may be written as one attack here. An attack that nobody avoids hits here. Of several that are ' +
        'announced in one sentence and are as hard to avoid as each other, it makes no difference which is ' +
        'avoided, so that sets count for the first of them here. Opponents don’t roll for anything here, and ' +
        'bet nothing.',
      written:
        '`the Thug: attacks Rose.` with `on hit "bruised ribs"` below, and `deals an easy wound "bruised ' +
        'ribs" on "running"` where it leaves one; `easy "roll with the punch" avoids the Thug` or `accepts ' +
        'the Thug` below what Rose does.',
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
