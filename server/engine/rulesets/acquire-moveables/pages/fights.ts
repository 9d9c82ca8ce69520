/** Pages on the order of a fight, and on what can be done in a round of it. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { vault } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('A round of a fight', 'Combat');

export const fightPages: readonly RulePage[] = [
  page(
    rule.order,
    'A fight goes in rounds of some 15 seconds. Initiative comes first. The players’ characters who succeeded act ' +
      'next, then the Host’s characters, then the players’ characters who failed. Last of all it is checked whether ' +
      'players’ characters bleed out.',
    {
      silent:
        'The text doesn’t say in what order those act who act together: here it is the order in which they are ' +
        'written. Nor does it say what happens without players’ characters, or with them on both sides: the group ' +
        'decides.',
      written: '`round 1` with what everybody does below.',
      good: vault('round 1\n  Ann: strikes the Ghoul.\n  the Ghoul: claws Ann.'),
      next: [rule.initiative, rule.freeActions, rule.bleeding],
    },
  ),
  page(
    rule.initiative,
    'For initiative each player’s character tests GRC. Those who succeed act before the Host’s characters, those who ' +
      'fail after them. Where there is nobody but the players’ characters, nobody can come between them, and nothing ' +
      'is tested.',
    {
      silent:
        'The text has it in the part of a round that is repeated, so here it is tested each round; `option ' +
        'initiative once` tests it once for the whole fight.',
      written: '`rolls initiative 4` below what somebody does pins it.',
      good: vault('round 1\n  Ann: strikes the Ghoul.\n    rolls initiative 4\n  the Ghoul: claws Ann.'),
      checks: ['untested-initiative'],
      next: [rule.oneAction, rule.test],
    },
  ),
  page(
    rule.freeActions,
    'Some things are free: to move, draw a weapon from its sheath or holster, shout something short, drop a thing, ' +
      'drink a potion that is in the hand, end one’s own spell, and dismiss one’s own summon.',
    {
      silent:
        'The text doesn’t say how many of them somebody may do in a round: here there is no limit. Nor does it say ' +
        'how far a move goes: the group decides.',
      written:
        '`also shouts "Mind the altar!"`, `also draws her hook` or `also drops "the lantern"` below what ' +
        'somebody does; `carries hook (sheathed)` in a block says that it has to be drawn.',
      good: vault('round 1\n  Ann: strikes the Ghoul.\n    also shouts "Mind the altar!"'),
      checks: ['drawn-from-the-pack'],
      next: [rule.oneAction],
    },
  ),
  page(
    rule.oneAction,
    'Besides, everybody has one action in a round: to move again, get up from lying on the front or back, attack ' +
      'in melee or from afar, reload, throw a grenade, give first aid, take something out of the pack, cast a spell, ' +
      'or deploy a summon.',
    {
      silent:
        'The text doesn’t say whether anything else can be done: here a test counts as an action too, and whatever ' +
        'has no rule happens without dice. It gives somebody who lies prone no drawback in an attack: the DM may ' +
        'step the location die.',
      written:
        '`Ann: gets up.`, `Ann: moves again to "the stair".`, `Ann: fetches "the rope".`, `Ann: picks up her hook.`',
      good: vault('round 1\n  Ann: fetches "the rope".\n  the Ghoul: claws Ann.'),
      checks: ['in-vain-as-played'],
      next: [rule.attack, rule.grenade, rule.casting, rule.firstAid, rule.reload, rule.fleeing],
    },
  ),
];
