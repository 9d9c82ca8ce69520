/** Draws the order among equal Agility, before anything else, where the head of a round says so. */
import { throwing, type Moment } from '../../../game/index.ts';
import type { Round } from '../../../scenario.ts';
import type { Cast } from '../cast.ts';
import type { DemonCityFact } from '../facts.ts';
import type { Fight } from '../fight.ts';
import { drawnOrder, drawsTies } from '../order.ts';
import type { RoundPlan } from '../plan.ts';
import type { DemonCityRecorder } from './round-recorder.ts';

/** How an edition plans a round and plays it by that plan. */
interface Planning<F extends Fight, P, T> {
  readonly planOf: (cast: Cast, found: F, round: Round<DemonCityFact>) => RoundPlan<F, P>;
  readonly momentsBy: (plan: RoundPlan<F, P>) => readonly Moment<T>[];
}

/** The moments of a round; where ties are drawn, the rest is planned in the resulting order. */
export function momentsAfterTies<F extends Fight, P, T extends DemonCityRecorder<F, P>>(
  plan: RoundPlan<F, P>,
  { planOf, momentsBy }: Planning<F, P, T>,
): readonly Moment<T>[] {
  const { found, round } = plan;
  if (!drawsTies(round)) return momentsBy(plan);
  return [
    throwing<T, readonly string[]>({
      draw: ({ throws }) => drawnOrder(found.order, throws),
      then: (recorder, order) => {
        const planned = planOf(recorder.cast, { ...found, order }, round);
        recorder.planAnew(planned);
        return momentsBy(planned);
      },
    }),
  ];
}
