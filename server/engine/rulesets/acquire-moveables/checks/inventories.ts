/** Checks of inventories: how many slots there are, what takes how many, and what doesn’t fit. */
import { write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { count } from '../../../play/words.ts';
import type { NameRef } from '../../../scenario.ts';
import { castOf, type Fighter } from '../cast.ts';
import { factsOf, type MoveablesFact } from '../facts.ts';
import type { StoredThing } from '../sheet/layout.ts';
import { inventories, type Inventory } from '../sheet/sheet.ts';
import { ofAnn } from './examples.ts';
import { blocks } from './written.ts';

/** The slots that an inventory can have (am-045, am-046). */
const range: Readonly<Record<Inventory, readonly [fewest: number, most: number]>> = {
  carried: [12, 20],
  mental: [8, 16],
};

export function isInRange(inventory: Inventory, slots: number): boolean {
  const [fewest, most] = range[inventory];
  return slots >= fewest && slots <= most;
}

/** The rows with as many slots in the last one as bring them to a number; undefined if it would have none. */
export function fitting(rows: readonly number[], slots: number): readonly number[] | undefined {
  const above = rows.slice(0, -1);
  const last = slots - above.reduce((sum, each) => sum + each, 0);
  return last > 0 ? [...above, last] : undefined;
}

const inventoryOutOfRange: LintRule<MoveablesFact> = {
  id: 'inventory-out-of-range',
  severity: 'error',
  title: 'An inventory with too few or too many slots',
  explanation:
    'The carried inventory has 12 to 20 slots, the mental inventory 8 to 16. The text doesn’t say how they are laid ' +
    'out in rows, but whatever the rows are, together they have a number of slots within that range.',
  messages: { outside: 'These rows add up to {slots}; a {inventory} inventory has {fewest} to {most}' },
  ...ofAnn(`
-   mental rows 3, 3
    ^^^^^^^^^^^^^^^^
+   mental rows 3, 3, 2
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    for (const { traits } of blocks(scenario))
      for (const { inventory, rows, source } of factsOf(traits, 'rows')) {
        const numbers = rows.map(({ value }) => value);
        const slots = numbers.reduce((sum, each) => sum + each, 0);
        const [fewest, most] = range[inventory];
        if (isInRange(inventory, slots)) continue;
        const fixed = slots < fewest ? [...numbers, fewest - slots] : fitting(numbers, most);
        const data = { inventory, slots: count(slots, 'slot'), fewest, most };
        const fixes = fixed === undefined ? [] : [write(`${inventory} rows ${fixed.join(', ')}`, source)];
        yield found(inventoryOutOfRange, 'outside', source, data, { fixes });
      }
  },
};

/** The sizes that a thing can have, in slots (am-047). */
const sizes: readonly number[] = [0.25, 0.5, 1, 2, 3, 4];

const forbiddenSize: LintRule<MoveablesFact> = {
  id: 'forbidden-size',
  severity: 'error',
  title: 'A thing of a size that there isn’t',
  explanation: 'A thing takes 4, 3, 2 or 1 slots, half of one, or a quarter. The text has no other sizes.',
  messages: { size: 'A {name} can’t take {slots} slots; a thing takes a quarter, a half, 1, 2, 3 or 4' },
  ...example(`
  rules acquire-moveables
  scenario "The vault"
-   item boat: 5 slots
    ^^^^^^^^^^^^^^^^^^
+   item boat: 4 slots
  combatant Ann (she) of the Players
    GRC 6
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    for (const { name, traits } of scenario.things)
      for (const { slots, inMind, source } of factsOf(traits, 'item')) {
        if (sizes.includes(slots)) continue;
        const nearest = sizes.toSorted((one, other) => Math.abs(one - slots) - Math.abs(other - slots))[0] ?? 1;
        const data = { name, slots };
        const fixes = [write(`item ${name}: ${sizeWords(nearest)}${inMind ? ' in mind' : ''}`, source)];
        yield found(forbiddenSize, 'size', source, data, { fixes });
      }
  },
};

function sizeWords(slots: number): string {
  if (slots === 0.25) return 'a quarter of a slot';
  return slots === 0.5 ? 'half a slot' : count(slots, 'slot');
}

const noRoom: LintRule<MoveablesFact> = {
  id: 'no-room-for-thing',
  severity: 'error',
  title: 'A thing for which there is no room',
  explanation:
    'A thing of more than one slot lies in an unbroken block along a row or a column, and no slot holds more than ' +
    'fits in it. What finds no such place in the rows that are written isn’t in the inventory.',
  messages: {
    kept: '{Name}’s {inventory} inventory has no space of {slots} in {where} for the {thing}; keep it elsewhere',
    block:
      '{Name}’s {inventory} inventory has no space of {slots} in one row or column for the {thing}; move something, ' +
      'or leave it out',
    slot: '{Name}’s {inventory} inventory has no room left for the {thing} ({slots}); leave something out',
  },
  ...example(`
  rules acquire-moveables
  item boat: 4 slots
  scenario "The vault"
  combatant Ann (she) of the Players
    GRC 6
    carried rows 3, 3, 3, 3
    carries boat
-   keeps the boat in row 1
    ^^^^^^^^^^^^^^^^^^^^^^^
+   keeps the boat in column 1
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    for (const who of castOf(scenario).fighters.values())
      for (const inventory of inventories)
        for (const { name: thing, size } of homeless(who, inventory)) {
          const isIt = ({ id, text }: NameRef): boolean => (id ?? text) === thing;
          const kept = factsOf(who.traits, 'keeps').findLast((fact) => isIt(fact.thing));
          const carried = [...who.carries, ...who.knows].find(isIt);
          const where = kept === undefined ? '' : `${kept.along} ${kept.at.value}`;
          yield found(
            noRoom,
            kept !== undefined ? 'kept' : size > 1 ? 'block' : 'slot',
            (kept ?? carried ?? who.combatant).source,
            { ...naming('name', who), inventory, thing, where, slots: sizeWords(size) },
          );
        }
  },
};

/** The things without a place; where no rows are declared, only if all slots together are too few. */
function homeless(who: Fighter, inventory: Inventory): readonly StoredThing[] {
  const { isDeclared, things, rows } = who.layout[inventory];
  const isFull = things.reduce((sum, { size }) => sum + size, 0) > (rows[0] ?? 0);
  return isDeclared || isFull ? things.filter(({ cells }) => cells.length === 0) : [];
}

export const inventoryChecks: readonly LintRule<MoveablesFact>[] = [inventoryOutOfRange, forbiddenSize, noRoom];
