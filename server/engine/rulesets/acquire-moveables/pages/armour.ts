/** Pages on the cells of the body and what protects them. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { vault } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Armour', 'Player characters');
const clawed = 'round 1\n  the Ghoul: claws Ann.\n    rolls location 3, damage 5';

export const armourPages: readonly RulePage[] = [
  page(
    rule.body,
    'The body has eight cells. The head (Hd) is 1; the thorax (Tx) 2, 3 and 4; the abdomen (Ab) 5 and 6; the arms ' +
      '(Ar) are 7, the legs (Lg) 8. Each has from 0 to 3 points of armour (ARM), by the pieces of armour in the ' +
      'carried inventory. In each part of the body the highest ARM is in the rightmost cell.',
    {
      silent:
        'The rightmost cell is here the one with the highest number. The text has no list of pieces, and doesn’t ' +
        'say how much ARM one gives to which cells: a scenario says what each cell has. It prints Ts for the ' +
        'thorax in the injury table.',
      written: '`armour Head 1, Thorax 0 1 2` in a block, with a number for each cell of a part.',
      good: vault(clawed, 'armour Head 1, Thorax 0 1 2'),
      checks: ['armour-out-of-range', 'wrong-number-of-cells', 'armour-in-wrong-order'],
      next: [rule.location, rule.damage, rule.shield],
    },
  ),
  page(
    rule.shield,
    'A shield that is held adds its value to every odd cell: the head, the second cell of the thorax, the first of ' +
      'the abdomen, and the arms.',
    {
      silent:
        'The text doesn’t say what the value of a shield is. Nor does it say whether a cell may have more than 3 ' +
        'with it: here it may; `option shield cap three` limits it to 3.',
      written: '`armour Thorax 0 1 2, Shield 1` in a block.',
      good: vault(clawed, 'armour Thorax 0 1 2, Shield 1'),
      next: [rule.damage],
    },
  ),
];
