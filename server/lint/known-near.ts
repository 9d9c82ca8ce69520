/** "Did you mean" for an unknown name: the nearest declared name. */
import { derive, nearest, type Scenario, type Source, type Stranger } from '../engine/index.ts';

/** The replacement for an unknown name, and its place. */
export interface Known {
  readonly words: string;
  readonly at: Source;
  /** The creature, if all its bodies are meant. */
  readonly every?: string;
}

/** Undefined if no declared name is near. */
export function knownNear(scenario: Scenario, { as, text, source, several }: Stranger): Known | undefined {
  const { own, blocks } = callsFor(scenario)[as];
  const call = nearest(text, several === undefined ? own.keys() : [...blocks.keys(), ...own.keys()]);
  if (call === undefined) return undefined;
  const block = several === undefined || own.has(call) ? undefined : blocks.get(call);
  return block === undefined || several === undefined
    ? { words: call, at: source }
    : { words: `every ${block}`, at: several, every: block };
}

/** The ways to refer to names of one kind, mapped to full names; `blocks` are creatures that have bodies. */
interface Calls {
  readonly own: ReadonlyMap<string, string>;
  readonly blocks: ReadonlyMap<string, string>;
}

const callsFor = derive('names near a stranger’s', (scenario: Scenario): Readonly<Record<Stranger['as'], Calls>> => ({
  side: { own: calls(scenario.sides), blocks: new Map() },
  creature: { own: calls(scenario.creatures), blocks: new Map() },
  combatant: {
    own: calls(scenario.combatants),
    blocks: calls(scenario.creatures.filter(({ name }) => bodiesOf(scenario, name).length > 0)),
  },
}));

/** Full names, and each word that only one of them has, since such a word stands for the name. */
function calls(named: readonly { readonly name: string }[]): ReadonlyMap<string, string> {
  const words = named.flatMap(({ name }) => [...new Set(name.split(' '))].map((word) => [word, name] as const));
  const shared = new Map<string, number>();
  for (const [word] of words) shared.set(word, (shared.get(word) ?? 0) + 1);
  return new Map([
    ...words.filter(([word]) => shared.get(word) === 1),
    ...named.map(({ name }) => [name, name] as const),
  ]);
}

/** The names of all bodies of a creature. */
export function bodiesOf({ combatants }: Scenario, creature: string): readonly string[] {
  return combatants.filter((each) => each.creature?.id === creature).map(({ name }) => name);
}
