/** Pages on throws: tasks, uncontested actions, and the Clash. */
import type { RulePage } from '../../../ruleset.ts';
import { contestedAfterAll } from '../../demon-city/checks/announcements.ts';
import { heldByNobody } from '../../demon-city/checks/preconditions.ts';
import { rule } from '../rule-ids.ts';
import { duel, of, pagesOf } from './page.ts';

const alone = pagesOf('Outside the Clash');
const page = pagesOf('The Clash');
const uncontested = 'Resolved Any Uncontested Actions';
const thrown = 'Throw For A Clash';
const wins = 'Whichever Side Has The Highest Throw Wins';
const attack = 'Highest-Throwing Successful Attack on the Winning Side Happens';
const cora = 'combatant Cora (she) of the Players\n  Agility 1  Toughness 2  Perception 3';
const drivers =
  'combatant Cora (she) of the Players\n  Agility 1  Toughness 2\ncombatant Dov (he) of the Host\n  Agility ' +
  '1  Toughness 2';

export const clashPages: readonly RulePage[] = [
  alone(
    rule.uncontested,
    uncontested,
    'An action that nobody wants to prevent, and that can’t get in anybody’s way, isn’t part of the ' +
      'Clash. It happens as soon as it is announced; if it needs a throw, that is made at once.',
    {
      silent:
        'The whole round as written shows whether anything will interfere. If the text leaves it to the ' +
        'Host, the scenario can say so.',
      written: '`uncontested` takes an action out of the Clash, `interferes with Bill` puts it in.',
      ...of(contestedAfterAll),
      checks: ['contested-after-all'],
    },
  ),
  alone(
    rule.taskThrow,
    uncontested,
    'A task that nobody contests is a throw by itself, against a number that has to be exceeded, or ' +
      'against the Host’s cards.',
    {
      silent:
        'The text leaves the rules for tasks to a section that it doesn’t have. Here it is one throw, ' +
        'another if the stat is above the number, and others for advantages; a tie is no success.',
      written: '`with Perception to beat 3` is a fixed number; with `with Perception against 3` the Host throws too.',
      bad: duel('round 1\n  // Without a number there is nothing to throw against.\n  Ann: climbs "the coal chute".'),
      good: duel('round 1\n  Ann: climbs "the coal chute" with Agility to beat 3.'),
      checks: ['missing-stat'],
    },
  ),
  page(
    rule.clash,
    thrown,
    'Everybody who does something contested turns over their cards at the same moment. That is a Clash. ' +
      'Anybody who can get in the way of somebody in it belongs to it too.',
    {
      written: 'Who belongs together follows from who aims at whom; `interferes with Bill` joins others.',
      good: duel(
        `${cora}\nround 1\n  Cora: moves "between the two".\n    interferes with Bill\n  Bill: punches ` +
          `Ann.\n  Ann: dodges Bill.`,
      ),
    },
  ),
  page(
    rule.severalClashes,
    thrown,
    'Confrontations whose people can’t get in each other’s way are separate Clashes. All cards are ' +
      'turned over together, and then one Clash is settled after the other. One person who reaches across ' +
      'turns two Clashes into one.',
    {
      good: duel(
        `${drivers}\nround 1\n  Cora: punches Dov.\n  Dov: punches Cora.\n  Bill: punches Ann.\n  Ann: punches Bill.`,
      ),
    },
  ),
  page(
    rule.drivers,
    thrown,
    'Drivers who race each other are always in a Clash of their own, whatever their passengers do: each ' +
      'round one of the two gets the better of the other, unless they tie.',
    {
      silent:
        'The text has no rule for somebody who attacks a driver. Here `interferes with` brings them into the ' +
        'drivers’ Clash.',
      written:
        '`drives "the van" against Bill with Agility`; of two opposed drivers who name nobody, each races the other.',
      good: duel(
        `${drivers}\nround 1\n  Bill: drives "the tender" against Ann with Agility.\n  Ann: drives "the ` +
          `launch" against Bill with Agility.\n  Cora: punches Dov.\n  Dov: punches Cora.`,
      ),
    },
  ),
  page(
    rule.sides,
    wins,
    'A side is a group of people who get along and want the same thing at the moment. A Clash is won by ' +
      'a side, and not by one of them alone.',
    {
      silent: 'The text speaks of two sides. If there are more, the one with the highest card wins alone.',
      written:
        '`side the Cult run by the Host`, `allied with the Players` if two sides are allied. The side and ' +
        'the deck are two things: allies run by the Host throw from the Host’s.',
      bad: duel(
        'combatant Cora (she) of the Players\n  Agility 1  Toughness 2\nround 1\n  Cora: punches Ann.\n  ' +
          'Ann: dodges Cora.',
      ),
      good: duel(
        'combatant Cora (she) of the Host\n  Agility 1  Toughness 2\nround 1\n  Cora: punches Ann.\n  Ann: ' +
          'dodges Cora.',
      ),
      checks: ['target-is-ally'],
    },
  ),
  page(
    rule.winningSide,
    wins,
    'The side that turns over the highest card of all wins the Clash. It gets done what it can get done; the ' +
      'other side gets nothing done.',
    {
      good: duel('round 1\n  Bill: punches Ann.  throws 5\n  Ann: punches Bill.  throws 8'),
    },
  ),
  page(
    rule.tie,
    wins,
    'If opposed sides share the highest card, nobody gets anything done. Things stay much as they were, ' +
      'except that the Host changes something that affects everybody in the Clash; then the next round ' +
      'begins.',
    {
      written:
        '`on a tie "the floor gives way"` or `decides tie "the floor gives way"`; `round 2 if a tie ' +
        'happened` goes on from there.',
      good: duel(
        'situation "a cellar"\n  on a tie "the lamp goes out."\nround 1\n  Bill: punches Ann.  throws 7\n  ' +
          'Ann: punches Bill.  throws 7',
      ),
      checks: ['nothing-has-happened'],
    },
  ),
  page(
    rule.allyTie,
    wins,
    'If allies share the highest card, their side chooses which of them acts: the players for theirs, the ' +
      'Host for the others.',
    {
      silent:
        'The text says this of the first place only. Here it applies below it as well, and if nobody has ' +
        'chosen, or the one chosen wouldn’t succeed, it is the first in announcing of those who would.',
      written: '`decides ally tie: Cora`.',
      good: duel(
        `${cora}\nsituation "a cellar"\n  decides ally tie: Cora.\nround 1\n  Cora: punches Bill.  throws ` +
          `8\n  Bill: punches Ann.  throws 3\n  Ann: punches Bill.  throws 8`,
      ),
      checks: ['needless-ally-tie'],
    },
  ),
  page(
    rule.attack,
    attack,
    'Of the winning side’s attacks the highest takes effect, if it succeeds: above the throw of a foe ' +
      'who strikes back at its maker or gets out of the way, or else above the stat that resists it. It ' +
      'needn’t be its side’s highest throw, which may have been a dodge. Only one attack takes effect in a ' +
      'Clash, even if a second would have disturbed nobody.',
    {
      written: 'Grabs, disarms and abilities used on foes are attacks like any other.',
      bad: duel(
        `${cora}\nround 1\n  // Both may beat Bill, and yet only one blow lands.\n  Cora: punches Bill.\n  ` +
          `Ann: kicks Bill.\n  Bill: punches Ann.`,
      ),
      good: duel(`${cora}\nround 1\n  Cora: punches Bill.\n  Ann: dodges Bill.\n  Bill: punches Ann.`),
    },
  ),
  page(
    rule.stalemate,
    attack,
    'If the highest attack of the winning side isn’t above what it has to beat, it doesn’t happen. For now ' +
      'they trade blocks, or go on chasing each other.',
    {
      silent:
        'The heading speaks of the highest attack that succeeds, this paragraph of the highest one. Here no ' +
        'lower attack is tried; `option lower attacks on` tries them.',
      good: duel(
        `${cora}\nround 1\n  Cora: dodges Bill.  throws 9\n  Bill: punches Ann.  throws 7\n  Ann: punches ` +
          `Bill.  throws 4\nround 2 if a stalemate happened\n  Ann: flees from Bill.\n  Bill: punches Ann.`,
      ),
    },
  ),
  page(
    rule.others,
    'Other Nonconflicting, Non-Attack Actions On The Same Side Happen If They Beat Their Targets/Intensities',
    'Anything else the winning side does that isn’t an attack and is in nobody’s way happens too, as ' +
      'long as it beats those who oppose it and its own difficulty: getting out of a hold, reaching a ' +
      'lever, rolling clear. Whoever attacks somebody opposes what they do.',
    {
      silent:
        'The heading speaks of targets and intensities; that an attacker has to be beaten too is taken from ' +
        'the example of a dive for a gun, which is a dive out of an attacker’s way. The text doesn’t say ' +
        'what somebody opposed by several has to beat: here all of them; a defence against somebody by name, ' +
        'such as `dodges Bill`, has to beat only them, and an escape, as the text says, only the holder.',
      good: duel(
        `${cora}\nround 1\n  Cora: breaks free from Bill.  throws 7\n  Bill: punches Cora.  throws 5\n  Ann: ` +
          `kicks Bill.  throws 9\nsituation "a cellar"\n  Cora is grabbed by Bill.`,
      ),
      checks: ['held-by-nobody'],
    },
  ),
  page(
    rule.hold,
    'Other Nonconflicting, Non-Attack Actions On The Same Side Happen If They Beat Their Targets/Intensities',
    'Grabbing somebody is an attack like any other. Getting out of a hold isn’t one: it happens beside ' +
      'an attack of the same side, if that side wins and the throw is above that of the one who holds on.',
    {
      silent:
        'The text doesn’t say what being held does to somebody, nor what else ends a hold. Here it costs ' +
        'nobody a throw or an action, a grab does no damage, and the hold lasts until its victim breaks ' +
        'free, somebody else takes hold of them, or the holder falls below 0 Toughness.',
      written:
        '`Bill: grabs Ann`, and in a later round `Ann: breaks free from Bill`. `Ann is grabbed by Bill` is ' +
        'for a hold from the start; `round 2 if Ann is grabbed` and `round 2 if Ann is free` ask about it. ' +
        'The benefit of a hold has to be written: `advantage "he has her by the hair" for Bill over Ann`.',
      ...of(heldByNobody),
      checks: ['held-by-nobody', 'contradicting-state'],
    },
  ),
];
