/** "Did you mean" of a name that nobody has: who or what is declared under the nearest one. */
import { derive, type Scenario, type Source, type Stranger } from '../engine/index.ts';
import { nearest } from './nearest.ts';

/** What to write in place of a stranger, and where. */
export interface Known {
  readonly words: string;
  readonly at: Source;
  /** The creature, where all its bodies are. */
  readonly every?: string;
}

/** `undefined` where nothing that is declared is near. */
export function knownNear(scenario: Scenario, { as, text, source, several }: Stranger): Known | undefined {
  const { own, blocks } = callsFor(scenario)[as];
  const call = nearest(text, several === undefined ? own.keys() : [...blocks.keys(), ...own.keys()]);
  if (call === undefined) return undefined;
  const block = several === undefined || own.has(call) ? undefined : blocks.get(call);
  return block === undefined || several === undefined
    ? { words: call, at: source }
    : { words: `every ${block}`, at: several, every: block };
}

/** What names of one kind are called, each with the full name; `blocks` are those of creatures that somebody is. */
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

/** By full names, and by each word that only one of them has, since that stands for the name. */
function calls(named: readonly { readonly name: string }[]): ReadonlyMap<string, string> {
  const words = named.flatMap(({ name }) => [...new Set(name.split(' '))].map((word) => [word, name] as const));
  const shared = new Map<string, number>();
  for (const [word] of words) shared.set(word, (shared.get(word) ?? 0) + 1);
  return new Map([
    ...words.filter(([word]) => shared.get(word) === 1),
    ...named.map(({ name }) => [name, name] as const),
  ]);
}

/** The names of all who are bodies of a creature. */
export function bodiesOf({ combatants }: Scenario, creature: string): readonly string[] {
  return combatants.filter((each) => each.creature?.id === creature).map(({ name }) => name);
}
