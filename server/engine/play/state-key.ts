/** A text by which two states of a fight are the same. */
import { derive } from '../derive/index.ts';
import { digest } from '../words/digest.ts';

/** The same text for equal values; maps and sets count by what they hold. */
export function stateKey(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part instanceof Map ? [...part].sort(byFirst) : part instanceof Set ? [...part].sort() : part,
  );
}

function byFirst([one]: readonly unknown[], [other]: readonly unknown[]): number {
  return String(one) < String(other) ? -1 : 1;
}

/**
 * A text for a list of facts, the same for lists that say the same in the same places of the scenario. It is a digest,
 * since whole facts would make the keys of states long.
 */
export const factsKey = derive('keys of lists of facts', (facts: readonly object[]): string =>
  facts.length === 0 ? '' : digest(facts.map(factKey).join()),
);

const factKey = derive('keys of facts', (fact: object): string => digest(stateKey(fact)));
