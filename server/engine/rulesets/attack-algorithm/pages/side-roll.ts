/** Pages on the roll that a side makes together, and on its hits. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { duel, pagesOf, skirmish, twoOnOne } from './page.ts';

const page = pagesOf('The roll of a side');
const heading = 'The roll, single-sided';

export const sideRollPages: readonly RulePage[] = [
  page(
    rule.oneRoll,
    heading,
    'All who attack on one side attack together and roll together. The side nominates its champion. Each ' +
      'attack gets its target number and its dice, of which all but the champion keep one. All of them are ' +
      'rolled, and the hits are counted. The hits are shared out among the enemies, and every enemy who is ' +
      'hit takes damage.',
    {
      silent:
        'The text doesn’t say how often that happens. Here a round is one such roll for each side that attacks; ' +
        'allied sides are one. Where both sides attack and no contested roll is written, each rolls by itself, ' +
        'in the order in which their attacks are written; somebody whom the first roll puts out of the fight ' +
        'still makes the attack that they announced.',
      written: 'The attacks that are announced in a round.',
      bad: duel('round 1\n  Ilse: attacks Brok.\n  Brok: attacks Ilse.'),
      good: twoOnOne('champion Ilse\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.'),
      checks: ['both-sides-attack'],
    },
  ),
  page(rule.champion, heading, 'A side names one of its own as champion, who rolls a whole pool.', {
    silent:
      'A lone attacker is champion here without being named, unless somebody else of that side is named who ' +
      'is still in the fight. Where several attack and none of them is champion, everybody rolls one die.',
    written:
      '`champion Ilse` before the first round, in the situation, or at the head of a round, from which on she ' +
      'is champion.',
    bad: twoOnOne('round 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.'),
    good: twoOnOne('champion Ilse\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.'),
    checks: ['missing-champion', 'second-champion', 'idle-champion', 'weak-champion'],
  }),
  page(
    rule.followers,
    heading,
    'The others on that side roll one die each. Their difficulty is worked out like any; bonus and penalty ' +
      'dice are lost on them.',
    {
      bad: twoOnOne(
        'champion Ilse\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\n    1 bonus die "from behind"',
      ),
      good: twoOnOne(
        'champion Ilse\nround 1\n  Ilse: attacks Brok.\n    1 bonus die "from behind"\n  Tam: attacks Brok.',
      ),
      checks: ['unused-follower-dice'],
    },
  ),
  page(
    rule.target,
    heading,
    'Defences and form belong to somebody, so each attack needs a defender who sets its difficulty; hits ' +
      'are shared out only after the roll.',
    {
      silent:
        'The text doesn’t say who that is. Here it is the announced target, or the first of several; where ' +
        'nobody is named, the enemy that is easiest for that attacker. `option difficulty target weakest` or ' +
        '`strongest` takes the easiest or hardest of all who are attacked. A hit may fall on somebody else than ' +
        'the one it was aimed at.',
      written: '`Tam: attacks Brok`; an attack without a name is on all enemies.',
      bad: skirmish('champion Ilse\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks.'),
      good: skirmish('champion Ilse\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Cur.'),
      checks: ['missing-target'],
    },
  ),
  page(rule.countingHits, heading, 'All these dice are rolled, and every hit among them is a hit of the side.', {
    silent:
      'The text doesn’t say what one attacker’s own dice do. Here an attack succeeds, for `on success` and ' +
      '`if Tam succeeded`, where at least one of its own dice hits, no matter who the hits fall on.',
    written: '`rolls 2 5 4` below an attack pins its dice.',
    bad: duel('round 1\n  Ilse: attacks Brok.\n    rolls 2 5'),
    good: duel('round 1\n  Ilse: attacks Brok.\n    rolls 2 5 4'),
    checks: ['pinned-roll-outside-die', 'wrong-pinned-count'],
  }),
  page(
    rule.championPenalty,
    heading,
    'A champion may have more penalty dice than bonus dice. The text says that one miss fails such a check, ' +
      'and that hits are counted; it doesn’t put the two together.',
    {
      silent:
        'Here such a champion has one hit if all dice hit, and none if not. `option champion penalty ' +
        'all-dice-if-all-hit` counts all dice then; `every-hit` counts each that hits: two penalty dice are ' +
        'then two more dice to hit with.',
      bad: twoOnOne(
        'champion Tam\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\n    disadvantage "he holds the lantern"',
      ),
      good: twoOnOne('champion Ilse\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.'),
      checks: ['penalised-champion'],
    },
  ),
  page(
    rule.spreading,
    heading,
    'The hits of a side are shared out among the enemies it attacks, as evenly as possible.',
    {
      silent:
        'The text doesn’t say who these enemies are. Here they are all who are named as targets, or everybody ' +
        'opposed where an attacker names nobody.',
      written: '`hits fall 2 on Cur, 1 on Brok` at the head of a round shares them out where the dice are pinned.',
      bad: skirmish(
        'champion Ilse\nround 1\n  hits fall 3 on Cur, 1 on Brok.\n  Ilse: attacks Brok.  rolls 1 2 3\n  ' +
          'Tam: attacks Cur.    rolls 4',
      ),
      good: skirmish(
        'champion Ilse\nround 1\n  hits fall 2 on Cur, 2 on Brok.\n  Ilse: attacks Brok.  rolls 1 2 3\n  ' +
          'Tam: attacks Cur.    rolls 4',
      ),
      checks: ['uneven-spread', 'wrong-spread-sum', 'shares-of-open-roll', 'not-attacked'],
    },
  ),
  page(rule.mostEnemies, heading, 'No more enemies can be hit than there are people attacking.', {
    silent:
      'The text doesn’t say who counts as attacking, or which enemies are hit where there are more. Here ' +
      'those who attack in this roll are counted, not their whole side, and enemies come in the same order as ' +
      'for leftover hits.',
    bad: skirmish('round 1\n  Ilse: attacks Brok and Cur.'),
    good: skirmish('champion Ilse\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Cur.'),
    checks: ['more-targets-than-attackers'],
  }),
  page(
    rule.unevenHits,
    heading,
    'Where it can’t be even, enemies with light defences or inferior form get more of the hits than those ' +
      'with strong defences or superior form.',
    {
      silent:
        'The text doesn’t say how light defences on one compare with inferior form on another, nor from whose ' +
        'point of view. Here an enemy comes first who is weaker in one of the two and no stronger in the other, ' +
        'both taken against the champion’s attack, or the first attacker’s where there is no champion. Between ' +
        'all others it is left open: a hit that might fall on either does nothing until the Host says who it ' +
        'falls on; the odds of all the damage of a side still count it. It is the same with fewer hits than ' +
        'enemies.',
      written:
        '`hits fall first on Cur, then on Brok "they stand in front"`. `option form reference any-attacker` ' +
        'uses the form of all attackers.',
      bad: skirmish(
        'champion Ilse\nsituation "a road"\n  Ilse has superior form over Brok "reach".\nround 1\n  Ilse: ' +
          'attacks Brok.\n  Tam: attacks Cur.',
      ),
      good: skirmish(
        'champion Ilse\nsituation "a road"\n  Ilse has superior form over Brok "reach".\n  hits fall first ' +
          'on Cur.\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Cur.',
      ),
      checks: ['spread-against-order', 'undecided-spread-order', 'equal-enemies'],
    },
  ),
  page(rule.firstHit, heading, 'The first hit on an enemy does 1d6 damage, as a rule.', {
    silent:
      'The text doesn’t say when it is another die: a scenario writes it for a weapon or for somebody. Nor ' +
      'does it say whose die it is where attackers of one side have different ones: here such first hits do ' +
      'nothing until the Host decides.',
    written:
      '`weapon pike: damage d8`, or `damage d8` in a block; `decides hit die: d8`. `the first hit on Cur ' +
      'rolls 4` pins it.',
    bad: twoOnOne('weapon spear: damage d8\nchampion Ilse\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.'),
    good: twoOnOne(
      'weapon spear: damage d8\nchampion Ilse\ndecides hit die: d8\nround 1\n  Ilse: attacks Brok.\n  Tam: ' +
        'attacks Brok.',
    ),
    checks: ['unusual-hit-die', 'no-such-die', 'differing-hit-dice'],
  }),
  page(rule.laterHits, heading, 'Each hit on an enemy after the first does 1 damage more.', {
    good: duel(
      'round 1\n  the first hit on Brok rolls 4.\n  Ilse: attacks Brok.\n    rolls 1 2 3\n    note "Three ' +
        'hits: 4 and 2, so Brok takes 6."',
    ),
  }),
];
