/** Pages on extra throws. */
import type { RulePage } from '../../../ruleset.ts';
import { contradictingPositions } from '../../demon-city/checks/positions.ts';
import { distractionOfTheReady } from '../../demon-city/checks/asymmetries.ts';
import { handToHandBelow, missingStat } from '../../demon-city/checks/stats.ts';
import { repeatedFact } from '../../demon-city/checks/repeated.ts';
import { aboveNobody } from '../checks/asymmetries.ts';
import { rule } from '../rule-ids.ts';
import { duel, of, pagesOf } from './page.ts';

const page = pagesOf('Extra throws');
const armed = { ann: 'Agility 3  Toughness 2\n  carries sword', bill: 'Agility 2  Toughness 3\n  carries knife' };

export const extraThrowPages: readonly RulePage[] = [
  page(
    rule.situational,
    'EXTRA THROWS',
    'Being better placed than the one you face is one extra throw. Every further separate advantage is ' +
      'another. How great an advantage is makes no difference: twice the height is still one throw.',
    {
      silent:
        'The text doesn’t mention helping. `helps` is Clashwright’s: it throws for nothing, and gives its ' +
        'target the advantage that is written under it for the same Clash. A help that a foe gets in the way ' +
        'of has to wait for the Clash, and comes too late for a throw in it.',
      written:
        '`advantage "the high ground" for Ann over Bill` holds until `no longer "the high ground"`; with `in ' +
        'this round`, or under an announcement, it ends by itself. The same quoted words are the same ' +
        'advantage.',
      ...of(repeatedFact),
      checks: [
        'repeated-fact',
        'same-as-nothing',
        'nothing-to-end',
        'belongs-elsewhere',
        'never-faced',
        'reason-for-nobody',
        'named-for-themselves',
        'help-without-advantage',
      ],
    },
  ),
  page(
    rule.superior,
    'EXTRA THROWS',
    'Two foes can be well placed in the same way, each over the person they aim at. The one who is better placed ' +
      'of the two then throws one card more for it than the other.',
    {
      written: '`advantage "the higher step" above Bill`, in the same words as Bill’s.',
      bad: of(aboveNobody).bad,
      good: duel(
        'combatant Cora (she) of the Players\n  Agility 1  Toughness 2\nround 1\n  Cora: dodges.\n  Bill: ' +
          'kicks Cora.\n    advantage "the higher step"\n  Ann: kicks Bill.\n    advantage "the higher step" ' +
          'above Bill',
      ),
      checks: ['above-nobody'],
    },
  ),
  page(
    rule.higherStat,
    'Higher Stat Throw',
    'Where two attack each other, the higher of the two stats is worth an extra throw; equal ones are worth ' +
      'none. Where the target doesn’t attack back, the attacker gets it if their stat is above the one that ' +
      'resists. By how many points makes no difference.',
    {
      silent:
        'The text doesn’t say whether somebody who has lost points is compared by what is left. Here the ' +
        'base of a stat counts wherever it is compared or counted, the 3 of `Toughness 1 of 3`; what is left ' +
        'decides only who is out of the fight or in a panic, and Calm Checks.',
      written: 'It follows from the stats and from what is announced; nobody writes it.',
      bad: duel('round 1\n  Bill: punches Ann.\n  Ann: punches Bill.\n    advantage higher stat'),
      good: duel('round 1\n  Bill: punches Ann.\n  Ann: punches Bill.'),
      checks: ['claimed-throw'],
    },
  ),
  page(
    rule.attackStat,
    'Higher Stat Throw',
    'In close combat somebody attacks with Toughness, or with Hand To Hand if they have learnt it. Shooting ' +
      'takes Agility, or Firearms or Exotic Weapons. A supernatural ability takes the stat that its own entry ' +
      'gives.',
    {
      written:
        '`weapon psalm: supernatural Knowledge against Calm` names the stat that attacks, and then the one ' +
        'that resists.',
      ...of(handToHandBelow),
      checks: ['hand-to-hand-below', 'stat-out-of-range', 'human-toughness', 'human-and-supernatural'],
    },
  ),
  page(
    rule.resistingStat,
    'Higher Stat Throw',
    'Close attacks are resisted with Agility, or with Hand To Hand if the target has it; shots with Agility. ' +
      'Some attacks are resisted with Toughness, and supernatural ones with whatever their entry names. It is ' +
      'also the number to beat where the target does nothing about the attack.',
    {
      silent: 'A stat that isn’t written counts as 0 here.',
      ...of(missingStat),
      checks: ['missing-stat', 'unknown-stat'],
    },
  ),
  page(
    rule.distraction,
    'Distraction Throw',
    'Acting against somebody whose attention is elsewhere is one extra throw: they are after somebody ' +
      'else, are busy with something, or for another reason aren’t ready to defend themselves or to strike ' +
      'back. How little they notice makes no difference.',
    {
      silent:
        'The text says that the throw can be given. Here it always is, unless the scenario removes it. ' +
        'Somebody who only defends is ready for everybody.',
      written:
        '`Bill is unaware of Ann`, `distraction "the telephone" on Bill`, or `unaware` under an ' +
        'announcement; `no distraction` removes it.',
      ...of(distractionOfTheReady),
      checks: ['distraction-of-the-ready', 'never-faced', 'claimed-throw'],
    },
  ),
  page(
    rule.defense,
    'Defense Throw',
    'Somebody who does nothing in a round but defend (dodge, block, parry, run) has one extra throw.',
    {
      written:
        '`dodges`, `flees`, `blocks` and `parries` give it automatically. Somebody who attacks doesn’t have ' +
        'it, however careful they are.',
      bad: duel('round 1\n  Bill: punches Ann.\n  Ann: kicks Bill.\n    advantage defence'),
      good: duel('round 1\n  Bill: punches Ann.\n  Ann: dodges Bill.'),
      checks: ['claimed-throw'],
    },
  ),
  page(
    rule.weapon,
    'Weapon Throw',
    'Somebody who attacks or parries with a weapon that suits the place better than the one the other ' +
      'side attacks back or parries with has one extra throw. A blade is better than bare hands nearly ' +
      'everywhere; among weapons it is the place that decides, and how far apart the two are.',
    {
      silent:
        'Against somebody who only dodges there is nothing to be better than, so there is no such throw ' +
        'here; with `option weapon against dodgers on` there is one against an unarmed dodger.',
      written:
        '`sword beats knife beyond 3 ft`. If nothing is written, armed beats unarmed, no weapon beats ' +
        'another, and nothing is assumed about powers. `no weapon throw` removes it.',
      bad: duel(
        'situation "a crawl space"\n  Ann is 1 ft from Bill.\n  sword beats knife.\n  knife beats ' +
          'sword.\nround 1\n  Bill: stabs Ann with his knife.\n  Ann: slashes Bill with her sword.',
        armed,
      ),
      good: duel(
        'situation "a crawl space"\n  Ann is 1 ft from Bill.\n  sword beats knife beyond 3 ft.\n  knife ' +
          'beats sword within 3 ft.\nround 1\n  Bill: stabs Ann with his knife.\n  Ann: slashes Bill with her ' +
          'sword.',
        armed,
      ),
      checks: ['contradicting-weapons', 'claimed-throw', 'unknown-weapon', 'thing-not-carried'],
    },
  ),
  page(
    rule.range,
    'Weapon Throw',
    'Against somebody who fights back, the Weapon Throw depends on how far apart the two were when the ' +
      'round began. Whether anybody gets closer in time is what the throw decides, so it can’t be assumed ' +
      'beforehand.',
    {
      silent:
        'The text says this of foes who fight back. Here it holds for those who parry as well; if `option ' +
        'weapon against dodgers on` gives a throw against somebody else, the running of this round counts.',
      written:
        '`Ann is 10 ft from Bill` in the situation or at the head of a round. People at one place share its distances.',
      ...of(contradictingPositions),
      checks: ['contradicting-positions'],
    },
  ),
  page(
    rule.supernatural,
    'Supernatural Throw',
    'Where something mundane and something supernatural are set against each other, the supernatural usually ' +
      'has one extra throw. What counts as supernatural in doubtful cases is for a Horror’s own entry to say.',
    {
      silent: 'Usually isn’t always: here the throw is given, unless the scenario removes it.',
      written: 'A `supernatural` weapon gets it automatically; `no supernatural throw` removes it.',
      bad: duel(
        'weapon evil eye: supernatural Knowledge against Calm\nround 1\n  Bill: uses the evil eye on Ann.\n  ' +
          '  advantage supernatural\n  Ann: punches Bill.',
        { ann: 'Agility 3  Toughness 2  Calm 2', bill: 'Agility 2  Toughness 3  Knowledge 4\n  carries evil eye' },
      ),
      good: duel(
        'weapon evil eye: supernatural Knowledge against Calm\nround 1\n  Bill: uses the evil eye on Ann.\n  ' +
          'Ann: punches Bill.',
        { ann: 'Agility 3  Toughness 2  Calm 2', bill: 'Agility 2  Toughness 3  Knowledge 4\n  carries evil eye' },
      ),
      checks: ['claimed-throw'],
    },
  ),
];
