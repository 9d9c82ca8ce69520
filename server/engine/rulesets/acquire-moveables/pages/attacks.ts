/** Pages on attacks: where a blow lands, and how much damage it does. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { vault, vaultWith } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Attacks', 'Combat');

const musket = 'weapon musket: ranged, damage d10, reload 3';

export const attackPages: readonly RulePage[] = [
  page(
    rule.attack,
    'In melee the DM first settles the size of the location die. The attacker rolls it, and then the damage die of ' +
      'the weapon, and tells the target. A target below 0 HP looks up an injury, and then chooses to stand or to ' +
      'fall. A ranged attack goes the same way, apart from cover.',
    {
      silent:
        'So no attribute and no skill counts in an attack. The text ends the list with “repeat”, which here means ' +
        'the next attack and not a further one of the same attacker. It has no weapons: a scenario gives their ' +
        'dice.',
      written:
        '`weapon hook: close, damage d6` before the cast, and `Ann: strikes the Ghoul with her hook.` in a round. ' +
        '`rolls location 3, damage 5` below it pins the dice.',
      good: vault('round 1\n  Ann: strikes the Ghoul with her hook.\n    rolls location 3, damage 5'),
      next: [rule.location, rule.damage, rule.injury, rule.standing],
    },
  ),
  page(
    rule.location,
    'The location die is a d10. It goes a step up or down for whatever makes it less or more likely to hit the ' +
      'target, which is open to argument with the DM. The result is the number of the cell that is struck, or else a ' +
      'miss.',
    {
      silent:
        'The text has no list of what counts, and sets no limit to the steps: here each is written with its ' +
        'reason. A number that no cell has is a miss, so a d10 misses on 9 and 10, and a d8 never. A d6 can’t ' +
        'strike arms or legs, a d4 can’t strike the abdomen either, and a d2 strikes only the head and the first ' +
        'cell of the thorax. What is below d2 is open (“ladder end”).',
      written: '`harder "shin-deep water"` or `easier "it is wedged between two pillars"` below the attack.',
      good: vault('round 1\n  Ann: strikes the Ghoul.\n    harder "shin-deep water"'),
      checks: ['location-die-off-the-ladder', 'step-down-past-d8', 'opposed-steps'],
      next: [rule.body, rule.ladder, rule.cover],
    },
  ),
  page(
    rule.cover,
    'In a ranged attack it is noted which parts of the body are behind solid cover. If the location die names one ' +
      'of them, the cover is struck.',
    {
      silent: 'The text has this for ranged attacks only; here cover changes nothing in melee.',
      written: '`cover "a fallen altar" over Abdomen, Legs` below the shot.',
      good: vaultWith(
        musket,
        'round 1\n  Ann: shoots the Ghoul with her musket.\n    cover "a fallen altar" over Abdomen, Legs',
        'carries musket',
      ),
      checks: ['cover-in-melee', 'cover-over-everything'],
      next: [rule.reload, rule.damage],
    },
  ),
  page(
    rule.damage,
    'The new HP of the target are the old ones, less the damage (DMG), plus the ARM of the cell that is struck; ' +
      'that never raises them. At 0 HP or more nothing else happens. Below 0 HP the injury table is looked up.',
    {
      silent:
        'The text doesn’t say whether HP stay below 0 for the next hit: here they do; `option hp below zero ' +
        'back-to-zero` takes them back to 0. Somebody below 0 HP whose armour stops a hit is still below 0: here ' +
        'the table is looked up again; with `option absorbed hit nothing` it isn’t.',
      written: '`HP 8` and `armour Thorax 0 1 2` in the target’s block.',
      good: vault('round 1\n  the Ghoul: claws Ann.\n    rolls location 4, damage 6', 'armour Thorax 0 1 2'),
      checks: ['attack-without-weapon', 'missing-damage-die'],
      next: [rule.injury, rule.shield],
    },
  ),
  page(
    rule.reload,
    'A ranged weapon takes some rounds to reload: a counter moves along a track, a step for each action. The user ' +
      'may test PRE to move it a step more; if that fails, progress drops by a step.',
    {
      silent:
        'The text doesn’t say whether the lost step is the one just made: here it is, so a failure leaves the ' +
        'counter where it was; `option reload failure lose-one` takes it a step back. The test is part of the same ' +
        'action here. The text gives no lengths of tracks.',
      written:
        '`weapon musket: ranged, damage d10, reload 3` before the cast; `carries musket (unloaded)` in a block; ' +
        '`Ann: reloads her musket.` in a round, with `hurrying` below it for the test.',
      good: vaultWith(musket, 'round 1\n  Ann: reloads her musket.\n    hurrying', 'carries musket (unloaded)'),
      checks: ['missing-reload-track', 'in-vain-as-played'],
      next: [rule.test, rule.cover],
    },
  ),
];
