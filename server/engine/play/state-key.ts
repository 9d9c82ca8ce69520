/** Builds text keys by which states and lists of facts are compared. */
import { derive } from '../derive/index.ts';
import { digest } from '../words/digest.ts';

/** Equal for equal values; the order within maps and sets doesn’t matter. */
export function stateKey(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part instanceof Map ? [...part].sort(byFirst) : part instanceof Set ? [...part].sort() : part,
  );
}

function byFirst([one]: readonly unknown[], [other]: readonly unknown[]): number {
  return String(one) < String(other) ? -1 : 1;
}

/**
 * A key for a list of facts, equal for lists with the same content and sources. It is a digest, to keep the keys of
 * states short.
 */
export const factsKey = derive('keys of lists of facts', (facts: readonly object[]): string =>
  facts.length === 0 ? '' : digest(facts.map(factKey).join()),
);

const factKey = derive('keys of facts', (fact: object): string => digest(stateKey(fact)));
