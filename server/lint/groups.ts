/** Words used as a name that mean several people: everybody, or those of a side. */
import { meansEverybody, type Combatant, type Hand, type Scenario, type Stranger } from '../engine/index.ts';

/** Everybody who is meant; undefined if the words may be a name. */
export function groupNamed(scenario: Scenario, { as, text }: Stranger): readonly Combatant[] | undefined {
  if (as !== 'combatant') return undefined;
  if (meansEverybody(text)) return scenario.combatants;
  const side = calledSide(scenario, text);
  return side === undefined
    ? undefined
    : scenario.combatants.filter((each) => (each.side.id ?? each.side.text) === side);
}

/** The side with that name, ignoring case. */
function calledSide({ sides }: Scenario, text: string): string | undefined {
  const called = [...sides.map(({ name }) => name), 'Players', 'Host'].find(
    (name) => name.toLowerCase() === text.toLowerCase(),
  );
  return called ?? handCalled(text);
}

const callsOfHost = new Set([
  'gm',
  'dm',
  'referee',
  'monsters',
  'villains',
  'enemies',
  'opponents',
  'foes',
  'npcs',
  'horrors',
  'opposition',
]);
const callsOfPlayers = new Set(['pcs', 'party', 'heroes', 'characters', 'player', 'group']);

/** The game's side that is meant by a name the game doesn't use. */
export function handCalled(text: string): Hand | undefined {
  const call = text.toLowerCase();
  if (callsOfHost.has(call)) return 'Host';
  return callsOfPlayers.has(call) ? 'Players' : undefined;
}
