/** Pages on what counts in one attack. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { duel, pagesOf } from './page.ts';

const page = pagesOf('One attack');
const heading = 'Combat considerations';

export const attackPages: readonly RulePage[] = [
  page(
    rule.considerations,
    heading,
    'Five things matter in an attack: the skill of whoever makes it, the kind of attack, the defences it ' +
      'meets, whose way of fighting is superior, and whatever else helps or hinders, as higher ground does. ' +
      'How to work them out is put off: the text is a draft here.',
    {
      silent:
        'How armour, size and speed come to a grade of defence, and which way of fighting is superior to ' +
        'which, is for the table. Here a scenario writes what they come to.',
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
        'Whether the die grows before all changes are counted isn’t told. Here they are added up first; ' +
        '`option modifier order form-then-defences` takes form by itself and defences after it.',
      written: '`Ilse: attacks Brok with her spear`. `with` may be left out where she carries one weapon.',
      good: duel('round 1\n  Ilse: attacks Brok.'),
    },
  ),
  page(
    rule.defences,
    heading,
    'Defences take from the target number of an attack: 3 where they are fully effective against it, 2 where ' +
      'partially, 1 where barely.',
    {
      silent:
        'Of defences without effect nothing is said; here they take nothing, and neither do those that ' +
        'nobody has written. Where several are written, here one below the attack counts before one that ' +
        'names its weapon, and that before one against everything; of equals the last.',
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
        'Whether it can count twice, and whose form a weapon has, isn’t told. Here it counts once however ' +
        'often it is said, and not at all where sentences contradict each other; those who attack have the ' +
        'form of the weapon that they attack with, those who don’t, of all that they carry.',
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
    silent: 'Points below none aren’t spoken of. Here they do nothing until the Host decides about them.',
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
        'Whether the same circumstance can count twice isn’t told: here the same quoted words count once, ' +
        'said as an advantage or as bonus dice, as a disadvantage or as penalty dice. Nor is it told against ' +
        'whom one that is against somebody counts: here it is who the attack is measured by.',
      written:
        '`advantage "the high ground" for Ilse over Brok`, `disadvantage "mud" for Ilse`; below an attack ' +
        'nobody need be named. `no longer "mud"` ends it.',
      bad: duel('round 1\n  Ilse: attacks Brok.\n    advantage'),
      good: duel('round 1\n  Ilse: attacks Brok.\n    advantage "the high ground"'),
      checks: ['die-without-reason', 'said-twice', 'circumstance-for-nobody', 'circumstance-unmet', 'ends-nothing'],
    },
  ),
];
