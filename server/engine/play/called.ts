/** What sentences call those who take part. */
import { calledInFull } from '../combatants.ts';
import type { Scenario } from '../scenario.ts';
import type { CalledName } from '../timeline.ts';

/** Only those who aren’t called by their name alone; empty where nobody has an article. */
export function calledNames({ combatants }: Scenario): readonly CalledName[] {
  return combatants.flatMap((combatant) =>
    combatant.article === undefined ? [] : [{ name: combatant.name, called: calledInFull(combatant) }],
  );
}
