/** What sentences call those who take part, where an engine’s result has only their names. */
import type { CalledName } from '../../engine/index.ts';

/** `the Reeve` for `Reeve`; whoever has no other is called by their name. */
export function callerOf(called: readonly CalledName[] = []): (name: string) => string {
  const known = new Map(called.map((each) => [each.name, each.called]));
  return (name) => known.get(name) ?? name;
}
