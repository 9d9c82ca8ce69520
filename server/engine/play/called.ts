/** What sentences call those who take part. */
import { calledInFull } from '../combatants.ts';
import type { Scenario } from '../scenario.ts';

/** A name, and what a sentence calls whoever has it. */
export interface CalledName {
  readonly name: string;
  readonly called: string;
}

/** Only those who aren’t called by their name alone; empty where nobody has an article. */
export function calledNames({ combatants }: Scenario): readonly CalledName[] {
  return combatants.flatMap((combatant) =>
    combatant.article === undefined ? [] : [{ name: combatant.name, called: calledInFull(combatant) }],
  );
}
