/** Finding facts of one kind among others, for every game. */
import type { Fact } from './scenario.ts';

/** All facts of one kind, in order. */
export function factsOf<F extends Fact, K extends F['kind']>(
  facts: readonly F[],
  kind: K,
): Extract<F, { readonly kind: K }>[] {
  return facts.filter((fact): fact is Extract<F, { readonly kind: K }> => fact.kind === kind);
}

/** The last fact of one kind, which is the one that holds; undefined where there is none. */
export function lastFact<F extends Fact, K extends F['kind']>(
  facts: readonly F[],
  kind: K,
): Extract<F, { readonly kind: K }> | undefined {
  return factsOf(facts, kind).at(-1);
}
