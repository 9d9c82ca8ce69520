/** Pages on what counts in an attack. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { duel, pagesOf } from './page.ts';

const page = pagesOf('One attack');
const heading = 'Combat considerations';

export const attackPages: readonly RulePage[] = [
  page(
    rule.considerations,
    heading,
    'Five things matter in an attack: the skill of the attacker, the kind of attack, the defences it meets, ' +
      'whose way of fighting is superior, and whatever else helps or hinders, as higher ground does. The text puts ' +
      'off how to work them out: it is a draft here.',
    {
      silent:
        'Which grade of defence armour, size and speed give, and which way of fighting is superior to which, is ' +
        'left to the group. Here a scenario writes the result.',
      good: duel(
        'situation "a road"\n  spear beats sword in form.\n  advantage "higher ground" for Ilse.\nround 1\n  ' +
          'Ilse: attacks Brok with her spear.',
      ),
    },
  ),
  page(
    rule.attackRoll,
    heading,
    'An attack is a check that begins at 5/6. Defences and form change its target number, the attack bonus ' +
      'and circumstances its dice.',
    {
      silent:
        'The text doesn’t say whether the die grows before all changes are counted. Here they are added up ' +
        'first; `option modifier order form-then-defences` applies form by itself and then defences.',
      written: '`Ilse: attacks Brok with her spear`. `with` may be left out where she carries one weapon.',
      good: duel('round 1\n  Ilse: attacks Brok.'),
    },
  ),
  page(
    rule.defences,
    heading,
    'Defences lower the target number of an attack: by 3 where they are fully effective against it, by 2 ' +
      'where partially, by 1 where barely.',
    {
      silent:
        'The text doesn’t mention defences without effect; here they lower nothing, and neither do defences ' +
        'that aren’t written. Where several are written, here one below the attack counts before one that names ' +
        'its weapon, and that one before one against everything; among equals the last one counts.',
      written:
        '`defends partially` in a block, `Brok defends fully against arrows "a tower shield"` in the ' +
        'situation, at the head of a round, or below an attack. The grades are `fully`, `partially`, ' +
        '`barely` and `not at all`.',
      bad: duel(
        'situation "a road"\n  Brok defends mostly against spear.\nround 1\n  Ilse: attacks Brok with her spear.',
      ),
      good: duel(
        'situation "a road"\n  Brok defends fully against spear "a tower shield".\nround 1\n  Ilse: attacks ' +
          'Brok with her spear.',
      ),
      checks: ['unknown-defence-grade', 'two-defence-grades', 'defence-for-unused-attack', 'unstated-defence-grade'],
    },
  ),
  page(
    rule.form,
    heading,
    'Where the attacker’s form is superior to the defender’s the target number is 1 higher; where the ' +
      'defender’s is superior, 1 lower.',
    {
      silent:
        'The text doesn’t say whether it can count twice, or whose form a weapon has. Here it counts once ' +
        'however often it is written, and not at all where sentences contradict each other; those who attack ' +
        'have the form of the weapon that they attack with, and those who don’t attack have the forms of all ' +
        'that they carry.',
      written:
        '`spear beats sword in form`, `Ilse has superior form over Brok "reach"`; `fights in "the heron ' +
        'form"` in a block gives somebody a form whatever they hold.',
      bad: duel(
        'situation "a road"\n  Ilse has superior form over Brok.\n  Brok has superior form over Ilse.\nround ' +
          '1\n  Ilse: attacks Brok.',
      ),
      good: duel('situation "a road"\n  Ilse has superior form over Brok "reach".\nround 1\n  Ilse: attacks Brok.'),
      checks: ['mutual-form-superiority', 'crossing-forms', 'form-over-ally', 'form-of-nobody', 'form-unmet'],
    },
  ),
  page(rule.attackBonus, heading, 'Each point of attack bonus is a bonus die.', {
    silent: 'The text doesn’t mention points below 0. Here they do nothing until the Host decides about them.',
    written: '`Attack Bonus 2` in a block; `decides negative bonus: penalty dice` or `nothing`.',
    bad:
      'scenario "The toll gate"\nrules attack-algorithm\ncombatant Una (she) of the Players\n  Attack Bonus ' +
      '-1\ncombatant Brok (he) of the Host\nround 1\n  Una: attacks Brok.\n',
    good: duel('round 1\n  Ilse: attacks Brok.'),
    checks: ['negative-attack-bonus', 'fractional-attack-bonus'],
  }),
  page(
    rule.circumstances,
    heading,
    'Each advantage that circumstances give is a bonus die, each disadvantage a penalty die.',
    {
      silent:
        'The text doesn’t say whether the same circumstance can count twice: here the same quoted words count ' +
        'once, whether written as an advantage or as bonus dice, as a disadvantage or as penalty dice. Nor does ' +
        'it say when one that is against somebody counts: here it counts where they set the difficulty of the ' +
        'attack.',
      written:
        '`advantage "the high ground" for Ilse over Brok`, `disadvantage "mud" for Ilse`; below an attack ' +
        'nobody need be named. `no longer "mud"` ends it.',
      bad: duel('round 1\n  Ilse: attacks Brok.\n    advantage'),
      good: duel('round 1\n  Ilse: attacks Brok.\n    advantage "the high ground"'),
      checks: ['die-without-reason', 'said-twice', 'circumstance-for-nobody', 'circumstance-unmet', 'ends-nothing'],
    },
  ),
];
