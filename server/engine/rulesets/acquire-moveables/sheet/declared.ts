/** The layout of somebody’s inventories, as their block declares it, and the things that lie in it. */
import type { Carried } from '../../../scenario.ts';
import type { Stage } from '../../../stage.ts';
import { factsOf, lastFact, nameOf, type MoveablesFact } from '../facts.ts';
import { chooses } from '../options.ts';
import { undeclared, type InventoryLayout, type Layout } from './layout.ts';
import { placed, type Thing } from './placing.ts';
import type { Inventory } from './sheet.ts';

interface Attributes {
  readonly STR: number | undefined;
  readonly WIL: number | undefined;
}

export function layoutOf(
  stage: Stage<MoveablesFact>,
  traits: readonly MoveablesFact[],
  carries: readonly Carried[],
  { STR, WIL }: Attributes,
): Layout {
  const isKnown = chooses(stage, 'capacity', 'eleven-plus-str-seven-plus-wil');
  const things = carries.flatMap((carried) => thingOf(stage, traits, carried) ?? []);
  const layout = (inventory: Inventory, attribute: number | undefined): InventoryLayout => {
    const bare = declaredRows(traits, inventory) ?? undeclared(inventory, isKnown ? attribute : undefined);
    return {
      ...bare,
      things: placed(
        bare.rows,
        things.filter((thing) => thing.inventory === inventory),
      ),
    };
  };
  return { carried: layout('carried', STR), mental: layout('mental', WIL) };
}

function declaredRows(traits: readonly MoveablesFact[], inventory: Inventory): InventoryLayout | undefined {
  const fact = factsOf(traits, 'rows').findLast((each) => each.inventory === inventory);
  if (fact === undefined || fact.rows.length === 0) return undefined;
  const whole = (value: number): number => Math.max(0, Math.trunc(value));
  return {
    rows: fact.rows.map(({ value }) => whole(value)),
    isDeclared: true,
    levels: (fact.levels ?? []).map(({ value }) => whole(value)),
    things: [],
  };
}

interface KeptThing extends Thing {
  readonly inventory: Inventory;
}

/** A thing whose size is written; the text has no list of sizes, so others take no slots. */
function thingOf(
  { things }: Stage<MoveablesFact>,
  traits: readonly MoveablesFact[],
  { id, text }: Carried,
): KeptThing | undefined {
  const name = id ?? text;
  const said = things.filter((thing) => thing.name === name).flatMap((thing) => thing.traits);
  const item = lastFact(said, 'item');
  const size = item?.slots ?? lastFact(said, 'weapon')?.slots?.value;
  if (size === undefined || size <= 0) return undefined;
  const kept = factsOf(traits, 'keeps').findLast(({ thing }) => nameOf(thing) === name);
  return {
    name,
    size,
    inventory: item?.inMind === true ? 'mental' : 'carried',
    ...(kept === undefined ? {} : { along: { which: kept.along, index: Math.trunc(kept.at.value) - 1 } }),
  };
}
