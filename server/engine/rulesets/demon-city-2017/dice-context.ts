/** The inputs of dice pools that only the dice edition needs. */
import { conditionOf, type Fight } from '../demon-city/fight.ts';
import type { RoundContext } from '../demon-city/round-context.ts';
import { unresistedOf } from './unresisted.ts';

export interface DiceContext extends RoundContext {
  /** Those whose deeds are resolved outside every Clash. */
  readonly unresisted: ReadonlySet<string>;
  /** Those who are held when the round begins. */
  readonly held: ReadonlySet<string>;
  /** Those who defended successfully in the last round. */
  readonly improved: ReadonlySet<string>;
}

export function diceContext(context: RoundContext, fight: Fight): DiceContext {
  const those = (are: (condition: ReturnType<typeof conditionOf>) => boolean): ReadonlySet<string> =>
    new Set([...context.cast.fighters.keys()].filter((name) => are(conditionOf(fight, name))));
  return {
    ...context,
    unresisted: unresistedOf(context.deeds),
    held: those((condition) => condition.heldBy !== undefined),
    improved: those((condition) => condition.improved === true),
  };
}
