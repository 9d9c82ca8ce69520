/** Pages on the two inventories, and on what lies in their slots. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { rows, vault, vaultWith } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Inventories', 'Player characters');

export const inventoryPages: readonly RulePage[] = [
  page(
    rule.inventories,
    'Everybody has a carried inventory (C.INV) of 12 to 20 slots, for things and fatigue, and a mental inventory ' +
      '(M.INV) of 8 to 16, for injuries, fatigue, spells and summons. When a character is made, the numbered cells ' +
      'of the first that are above STR, and of the second that are above WIL, are crossed out and never used.',
    {
      silent:
        'The sheet isn’t part of the text: it doesn’t say how many rows and columns there are, or which cells have ' +
        'numbers, so a scenario has to say how somebody’s rows are (“sheet”). Here they have 11 + STR and 7 + WIL ' +
        'slots where no rows are written; that is inferred, since for values from 1 to 9 it gives the two ranges. ' +
        '`option capacity declared` leaves it open. Whether slots change when STR or WIL changes later is open: the ' +
        'group decides (“capacity change”).',
      written:
        '`carried rows 5, 4, 4, 4` and `mental rows 4, 4, 3 with exhaustion 1, 2, 3` in a block, the lowest row first.',
      good: vault('round 1\n  Ann gains 1 fatigue in the pack.', 'carried rows 4, 4, 4, 4', rows),
      checks: ['inventory-out-of-range', 'rows-against-attribute'],
      next: [rule.items, rule.injuryChits, rule.fatigueChits],
    },
  ),
  page(
    rule.items,
    'A thing takes 4, 3, 2 or 1 slots (SLT), a half, or a quarter. One that takes more than a slot lies in an ' +
      'unbroken block along a row or along a column.',
    {
      silent:
        'The text doesn’t say that small things share a slot: here they do, as long as together they take no more ' +
        'than one. It has no list of things and their sizes.',
      written: '`item ladder: 4 slots` above the cast, `keeps the ladder in column 2` in a block.',
      good: vaultWith(
        'item ladder: 4 slots',
        'round 1\n  Ann gains 1 fatigue in the pack.',
        'carried rows 4, 4, 4, 4',
        'carries hook, ladder',
        rows,
        'keeps the ladder in column 2',
      ),
      checks: ['forbidden-size', 'no-room-for-thing'],
      next: [rule.fatigueChits, rule.swimming],
    },
  ),
  page(
    rule.injuryChits,
    'An injury (INJ) takes slots of the mental inventory. Its chit has to be in the lowest row that has room, and ' +
      'changes places with fatigue to get there.',
    {
      silent:
        'The text doesn’t say where the lowest row is: here it is the first that is written. It doesn’t say ' +
        'whether an injury of several slots lies in one block (“injury shape”), nor what happens where there is no ' +
        'room for it even so (“injury no room”): the group decides.',
      written: '`Ann takes an injury "Cracked rib": 1 slot` at the head of a round.',
      good: vault('round 1\n  Ann takes an injury "Cracked rib": 1 slot, depletion d8 daily.', rows),
      next: [rule.exhaustion, rule.notation],
    },
  ),
  page(
    rule.fatigueChits,
    'A chit of fatigue goes to the lowest row of either inventory that has room; the player chooses which. It goes ' +
      'there at once, before anything may be dropped, and isn’t moved until the next rest.',
    {
      silent:
        'The text doesn’t say how large a chit is: here it takes a slot. Its sentence about dropping things can ' +
        'also be read as being about the moment just before a drop. An injury that changes places with fatigue is ' +
        'the one exception to its not being moved here.',
      written: '`takes fatigue in mind` or `takes fatigue in the pack` in a block.',
      good: vault('round 1\n  Ann gains 2 fatigue in mind.', 'takes fatigue in mind', rows),
      checks: ['fatigue-without-inventory'],
      next: [rule.coma, rule.resting],
    },
  ),
];
