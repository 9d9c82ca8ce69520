/** The facts of a game as a table of their kinds, and finding those of one kind among others. */
import type { Fact } from './scenario.ts';

/**
 * A fact of one of these kinds, or of any of a game; `Said` has under the name of each kind what its facts say beside
 * their kind and place.
 */
export type FactOf<Said, K extends keyof Said = keyof Said> = K extends string
  ? Fact & { readonly kind: K } & Readonly<Said[K]>
  : never;

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
