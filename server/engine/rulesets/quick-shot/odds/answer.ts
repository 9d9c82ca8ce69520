/** The chance that a condition holds after a round, where the round’s odds give it. */
import type Fraction from 'fraction.js';
import { certain, none } from '../../../chance/index.ts';
import { bodiesNamed } from '../../../combatants.ts';
import type { Bound, RoundOdds } from '../../../odds.ts';
import { happeningOutcome } from '../../../play/acting.ts';
import { didOdds, isOdds, turned, type Answer } from '../../../play/overall/reached.ts';
import type { Condition } from '../../../scenario.ts';
import type { Cast } from '../cast.ts';
import { chooses } from '../options.ts';
import type { Result } from '../attempts/outcome.ts';
import type { ActionOutcome } from './outcomes.ts';

export function answer({ stage }: Cast): Answer {
  return (question, odds) => {
    switch (question.kind) {
      case 'did':
        return attemptsOf(odds, question.who.id) > 1
          ? undefined
          : didOdds(question, odds, 'succeeds' satisfies ActionOutcome);
      case 'acted':
        return undefined;
      case 'happened':
        return happeningOutcome(question.what).id === 'critical' ? anyCritical(odds) : undefined;
      case 'is':
        return isOdds(
          question,
          bodiesNamed(stage, question.who.id).map(({ name }) => name),
          odds,
        );
    }
  };
}

function attemptsOf({ actions }: RoundOdds, who: string | undefined): number {
  return actions.filter(({ actor }) => actor === who).length;
}

const criticals: readonly Result[] = ['critical-success', 'critical-failure'];

/** Attempts are independent of each other. */
function anyCritical({ contests }: RoundOdds): Fraction {
  const plain = contests.map(({ odds }) =>
    criticals.reduce((rest, critical) => rest.sub(odds.get(critical)?.chance ?? none), certain),
  );
  return certain.sub(plain.reduce((product, chance) => product.mul(chance), certain));
}

/**
 * While squashing is open, success is likelier than computed, and so is avoiding wounds. Criticals don’t depend on
 * squashing, nor do wounds of those whom an attack hits whatever is rolled.
 */
export function boundOf(
  { stage }: Pick<Cast, 'stage'>,
  isSurelyHurt: (name: string | undefined) => boolean,
): (question: Condition) => Bound | undefined {
  if (!chooses(stage, 'squash', 'host')) return () => undefined;
  const bound = (question: Condition): Bound | undefined => {
    switch (question.kind) {
      case 'did':
        return question.what === 'succeeded' ? 'at least' : 'at most';
      case 'is':
        return isSurelyHurt(question.who.id)
          ? undefined
          : question.state === 'unhurt'
            ? 'at least'
            : question.state === 'hurt'
              ? 'at most'
              : undefined;
      case 'not':
        return turned(bound(question.of));
      case 'and':
      case 'or':
        return together(bound(question.of[0]), bound(question.of[1]));
      case 'acted':
      case 'happened':
        return undefined;
    }
  };
  return bound;
}

/** With opposite bounds, the combination has none. */
function together(one: Bound | undefined, other: Bound | undefined): Bound | undefined {
  return one === undefined || other === undefined ? (one ?? other) : one === other ? one : undefined;
}
