/** Pages on grenades and on first aid. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { rows, vault, vaultWith } from './examples.ts';
import { pagesOf } from './page.ts';

const part = 'Grenades and first aid';
const [page, ofChart] = [pagesOf(part, 'Combat'), pagesOf(part, 'Grenade mishap chart')];

const grenade = 'weapon grenade: thrown, damage d12';
const thrown = 'round 1\n  the Ghoul is 6 squares from Ann.\n  Ann: hurls the grenade at the Ghoul.';

export const grenadePages: readonly RulePage[] = [
  page(
    rule.grenade,
    'To throw a grenade is a GRC test. If it fails, the grenade misses its target, and a d12 is rolled on the ' +
      'mishap chart.',
    {
      silent:
        'The text doesn’t say what a grenade does where it goes off: whether a location is rolled, how far it ' +
        'reaches, whom it hurts. The group decides (“grenade effect”).',
      written: '`weapon grenade: thrown, damage d12` before the cast, and `Ann: hurls the grenade at the Ghoul.`',
      good: vaultWith(grenade, thrown, 'carries grenade'),
      next: [rule.mishap, rule.test],
    },
  ),
  ofChart(
    rule.mishap,
    'The chart is a diamond of twelve cells around the target. 1, 2, 3 and 4 are next to it, 6, 8, 10 and 12 next ' +
      'to it diagonally, 7 and 11 two cells to either side, 5 two cells above it and 9 two cells below. Where the ' +
      'grenade lands is shown by the cell; each is half the distance between attacker and target.',
    {
      silent:
        'The chart doesn’t show where the attacker is: here 9 is on that side, because two cells of half the ' +
        'distance are the whole of it, and the text has 9 go off at the throw. So 3 falls short, and 1 goes too ' +
        'far; with `option mishap axis none` there is only a distance. When such a grenade goes off isn’t said ' +
        '(“grenade effect”).',
      written: '`the Ghoul is 6 squares from Ann.` says the distance; `rolls 9, mishap 3` pins the test and the d12.',
      good: vaultWith(grenade, `${thrown}\n    rolls 9, mishap 3`, 'carries grenade'),
      checks: ['grenade-without-distance'],
      next: [rule.fuses, rule.measures],
    },
  ),
  ofChart(
    rule.fuses,
    'On a 9 the fuse is much too short: the grenade goes off during the throw or right after it, and damage is ' +
      'rolled. On a 5 it is much too long: the grenade lies sputtering at the feet of the target, who may kick it ' +
      'away or throw it back.',
    {
      silent:
        'The text doesn’t say whom the short fuse hurts (“grenade effect”), nor whether kicking or throwing it ' +
        'back needs a test or an action: the group decides.',
      good: vaultWith(grenade, `${thrown}\n    rolls 9, mishap 5`, 'carries grenade'),
      next: [rule.grenade, rule.damage],
    },
  ),
  page(
    rule.firstAid,
    'First aid is a PRE test, for which there have to be bandages or something that serves as such. Success stops ' +
      'one bleeding (BLD) of an injury. It can’t stop IBLD. One can give it to oneself.',
    {
      silent:
        'The text doesn’t say what IBLD is, most likely internal bleeding: here it is bleeding that first aid ' +
        'can’t stop, and the group decides the rest (“ibld”). Which of several injuries is bound is for whoever ' +
        'gives aid to say.',
      written: '`Ann: tends herself with bandages.`',
      good: vault(
        'round 1\n  each bleeding gives 1 fatigue a round.\n  Ann: tends herself with bandages.\n    rolls 4',
        'carries bandages',
        rows,
        'injury "Gash": 1 slot, depletion d6 daily, bleeding 1',
      ),
      checks: ['first-aid-without-bandages', 'first-aid-for-nothing'],
      next: [rule.bleeding, rule.test],
    },
  ),
];
