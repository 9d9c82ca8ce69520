/** How sentences refer to combatants that the engine’s results know only by name. */
import type { CalledName } from '../../engine/index.ts';

/** `the Reeve` for `Reeve`; the name itself if there is nothing else. */
export function callerOf(called: readonly CalledName[] = []): (name: string) => string {
  const known = new Map(called.map((each) => [each.name, each.called]));
  return (name) => known.get(name) ?? name;
}
