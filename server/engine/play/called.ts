/** The names of combatants with their articles, as used in sentences. */
import { calledInFull } from '../combatants.ts';
import type { Scenario } from '../scenario.ts';

/** A name and its form in a sentence. */
export interface CalledName {
  readonly name: string;
  readonly called: string;
}

/** Only combatants with an article. */
export function calledNames({ combatants }: Scenario): readonly CalledName[] {
  return combatants.flatMap((combatant) =>
    combatant.article === undefined ? [] : [{ name: combatant.name, called: calledInFull(combatant) }],
  );
}
