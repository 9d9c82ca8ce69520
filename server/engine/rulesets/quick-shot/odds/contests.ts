/** The odds of whole attempts: critical success, success, failure, critical failure, and the change of Willpower. */
import type { ContestOdds, OutcomeOdds } from '../../../odds.ts';
import { results, type Result } from '../attempts/outcome.ts';
import type { RoundContext } from '../round-context.ts';
import { attemptId } from './contest-ids.ts';
import { figureOf, tellingOf, type Column } from './figures.ts';
import { resultOutcomes } from './outcomes.ts';
import { weightWhere, type AttemptOdds, type WeightedOutcome } from './weighted-outcomes.ts';
import { willpowerOdds } from './willpower.ts';

/** In the order in which steps number them; `brief` leaves out the Willpower. */
export function contestOf(context: RoundContext, weighted: AttemptOdds, brief: boolean): ContestOdds {
  const { attempt, plain, given } = weighted;
  const { actor, announcement } = attempt.deed;
  return {
    id: attemptId(context, attempt),
    kind: attempt.kind,
    parties: [actor.name],
    outcomes: resultOutcomes,
    goals: new Map([[actor.name, 'success' satisfies Result]]),
    source: announcement.source,
    odds: resultOdds(context, weighted, plain),
    ...(given === undefined ? {} : { pinned: resultOdds(context, weighted, given) }),
    ...(brief ? {} : { distributions: [willpowerOdds(context, weighted)] }),
  };
}

/** A partition: critical success is separate from other successes here; in the text’s tables it is a part of them. */
function resultOdds({ cast }: RoundContext, { attempt }: AttemptOdds, weighted: WeightedOutcome): OutcomeOdds {
  const { caveat, ...telling } = tellingOf(cast, attempt, weighted);
  return new Map(
    results.map((result) => {
      const { goes, column } = shown[result];
      const figure = figureOf(
        telling,
        weightWhere(weighted, (outcome) => outcome.result === result),
        goes,
        column,
      );
      // The caveat applies to all results and is given once.
      return [result, caveat === undefined || result !== results[0] ? figure : { ...figure, caveat }] as const;
    }),
  );
}

const shown: Readonly<Record<Result, { readonly goes: 'up' | 'down'; readonly column?: Column }>> = {
  'critical-success': { goes: 'up', column: 'criticalSuccess' },
  success: { goes: 'up' },
  failure: { goes: 'down' },
  'critical-failure': { goes: 'down', column: 'criticalFailure' },
};
