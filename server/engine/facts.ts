/** The type of a game’s facts as a table by kind, and filters by kind. */
import type { Fact } from './scenario.ts';

/**
 * A fact of one of these kinds, or of any of a game; `Said` maps each kind to its facts’ properties besides kind and
 * source.
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

/** The last fact of one kind, which is the one that counts; undefined if there is none. */
export function lastFact<F extends Fact, K extends F['kind']>(
  facts: readonly F[],
  kind: K,
): Extract<F, { readonly kind: K }> | undefined {
  return factsOf(facts, kind).at(-1);
}
