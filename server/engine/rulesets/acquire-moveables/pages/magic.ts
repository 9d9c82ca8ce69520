/** Pages on magic dice, and on what is cast and summoned with them. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { vault } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Magic dice', 'Magic dice');

const fog = 'round 1\n  Ann: casts "Wall of Fog" with 2 magic dice.';
const knows = 'knows "Wall of Fog"';

const imp = 'round 1\n  Ann: summons the Imp with 2 magic dice.';
const knowsImp = 'knows "Imp" (summon)\n\ncombatant the Imp (it) of the Players\n  is a summon';
const lamp = 'carries lamp\n  her lamp holds "Grease", "Imp" (summon)';

export const magicPages: readonly RulePage[] = [
  page(
    rule.magicDice,
    'Magic dice (MD) are what somebody has to cast spells and deploy summons with. Each is a d6, and is kept in ' +
      'the mental inventory. One that shows an odd number may be used again on the same day; one that shows an even ' +
      'number can’t be used until after the next long rest.',
    {
      silent:
        'The text doesn’t say how many magic dice anybody has, or how many slots one takes: the group decides (“md ' +
        'slot”). Here even dice are spent also when the magic fails.',
      written: '`MD 3` in a block.',
      good: vault(fog, knows),
      checks: ['announced-in-vain', 'in-vain-as-played'],
      next: [rule.casting, rule.summoning, rule.longRest],
    },
  ),
  page(
    rule.casting,
    'To cast a spell, somebody chooses how many magic dice to invest and rolls them. The number of dice and their ' +
      'sum are noted for what the spell does. A spell may be cast as often as there are dice for it.',
    {
      silent: 'The text has no spells: what one does is the writer’s.',
      written:
        '`knows "Wall of Fog"` in a block; `Ann: casts "Wall of Fog" with 2 magic dice.` in a round, with `on ' +
        'doubles "the fog says her name, loudly, and goes."` below it.',
      good: vault(`${fog}\n    on success "the stair is gone."\n    on doubles "it says her name, loudly."`, knows),
      next: [rule.doubles, rule.triples, rule.spells, rule.blast],
    },
  ),
  page(rule.doubles, 'If the dice show doubles, the spell or the summoning fails, loudly.', {
    silent:
      'The text prints “roubles” for the doubles of a summoning. Two pairs are doubles here, and three or more of ' +
      'a kind are triples only. Whether the noise calls for an encounter check is for the DM to say.',
    good: vault(`${fog}\n    on doubles "it says her name, loudly, and goes."`, knows),
    checks: ['likely-misfire'],
    next: [rule.triples, rule.encounterCheck],
  }),
  page(
    rule.triples,
    'If the dice show triples, the caster loses as many HP as their sum. A spell then does harm to the caster or ' +
      'to allies. A summon appears as the enemy of the summoner and the allies, for one round.',
    {
      silent:
        'Here four of a kind and more are triples too, and no armour counts. The text doesn’t say what harm a ' +
        'spell does: that depends on the spell, and `decides turned spell "…"` says it. A hostile summon is there ' +
        'for the rest of its round and for the next, and then is gone; with `option hostile round same` it is gone ' +
        'after the round in which it comes.',
      good: vault(
        'round 1\n  Ann: casts "Wall of Fog" with 3 magic dice.\n    rolls 2, 2, 2\n' +
          '    on triples "the fog is in her lungs."',
        knows,
      ),
      next: [rule.hazardDamage, rule.magicDice],
    },
  ),
  page(
    rule.summoning,
    'A summon is deployed like a spell: some magic dice are invested and rolled. It stays for as many hours as ' +
      'their sum; sum and number of dice are noted for whatever else it does. Summons can be called as often as ' +
      'there are dice for it.',
    {
      silent: 'The text has no summons beyond what they have in common.',
      written: '`knows "Imp" (summon)` in a block; `Ann: summons "Imp" with 2 magic dice.` in a round.',
      good: vault(imp, knowsImp),
      next: [rule.summoned, rule.doubles, rule.triples],
    },
  ),
  page(
    rule.blast,
    'Magic dice can also be used without a spell, for a blast of power that nothing directs. What comes of it ' +
      'can’t be foreseen, and may be useful.',
    {
      silent:
        'The text doesn’t say how that goes, or whether doubles and triples matter: the group decides (“blast”). ' +
        'Here even dice are spent by it as by anything.',
      written: '`Ann: blasts the idol with 1 magic die.`; `decides blast "the glass breaks"` says what comes of it.',
      good: vault('round 1\n  Ann: blasts the idol with 1 magic die.'),
      next: [rule.magicDice],
    },
  ),
];

const creatures = 'Spells and summons';
const [ofSpells, ofSummons] = [pagesOf(creatures, 'Spells'), pagesOf(creatures, 'Summons')];

export const creaturePages: readonly RulePage[] = [
  ofSpells(
    rule.spells,
    'Spells are creatures from other dimensions; the dullest have the wits of mould, the cleverest those of a ' +
      'raccoon. Each takes a quarter of a slot in the mental inventory, or lives in an item.',
    {
      silent: 'The text doesn’t say how many of them one item holds: the group decides.',
      written: '`knows "Wall of Fog"` in a block.',
      good: vault(fog, knows),
      checks: ['unknown-spell'],
      next: [rule.transfer, rule.scrolls, rule.heldMagic],
    },
  ),
  ofSpells(
    rule.transfer,
    'To move spells between mind, scroll and item takes a magic-user an hour of concentration, however many spells ' +
      'there are.',
    {
      silent: 'The text doesn’t say what an interruption does: the group decides.',
      written: '`Ann moves "Grease" into her mind.` at the head of a round that takes an hour.',
      good: vault('round 1, 1 hour\n  Ann moves "Grease" into her mind.', lamp),
      checks: ['hasty-spell-move'],
      next: [rule.scrolls, rule.time],
    },
  ),
  ofSpells(
    rule.scrolls,
    'From a combustible scroll that an expert has made, anybody can cast the spell, also without magic dice. The ' +
      'scroll burns and gives one magic die; after its effect the spell escapes into the surroundings.',
    {
      silent:
        'The text doesn’t say whether one’s own magic dice can be added to it (“scroll mix”), or how a scroll is ' +
        'made: the group decides. With `decides scroll mix: joined` they can.',
      written:
        '`her parchment is a scroll of "Grease"` in a block; `Ann: casts "Grease" from her parchment.` in a round.',
      good: vault(
        'round 1\n  Ann: casts "Grease" from her parchment.',
        'carries parchment',
        'her parchment is a scroll of "Grease"',
      ),
      next: [rule.casting, rule.heldMagic],
    },
  ),
  ofSpells(
    rule.heldMagic,
    'A spell in an inert item that is held can be cast by anybody who has magic dice. If the item isn’t held when ' +
      'the effect ends, the spell escapes. A summon in such an item can be called in the same way, and sides with ' +
      'whoever has the item in hand.',
    {
      silent: 'Here the item has to be held from the casting on, and not only at the end.',
      written: '`her lamp holds "Grease", "Imp" (summon)` in a block; `from her lamp` below what she casts or summons.',
      good: vault(
        'round 1\n  Ann: casts "Grease" from her lamp with 2 magic dice.\nround 2\n  the spell "Grease" of Ann ends.',
        lamp,
      ),
      checks: ['dropped-spell-item'],
      next: [rule.summoned, rule.casting],
    },
  ),
  ofSummons(
    rule.summoned,
    'Summons are intelligent creatures from other dimensions. Each takes a slot of the mental inventory, or lives ' +
      'in an item. Unless something else is said, a summon has 5 in all attributes and 10 HP, can speak and hear, ' +
      'and does what its summoner says.',
    {
      silent: 'The text gives summons no level, weapons or armour: the group decides.',
      written: '`is a summon` in its block, with whatever is different about it.',
      good: vault(`${imp}\n  the Imp: waits.`, knowsImp),
      next: [rule.summoning, rule.freeActions],
    },
  ),
];
