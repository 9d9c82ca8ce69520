/** Landmarks of steps, by which the most similar step is found after an edit has removed one. */
import {
  indexNow,
  type Outline,
  type PanelModel,
  type RoundMark,
  roundNow,
  stepNow,
} from '../../../../server/protocol/index.ts';
import { type Place, placesOf } from './places.ts';

export interface Landmark {
  readonly key: string;
  /** The index of its round among the rounds written at that time, and (`at`) its own index in the round. */
  readonly round: number;
  readonly at: number;
  readonly kind: string;
  /** Those it concerns, and (`company`) all in the same contest, by their indices in `cast`. */
  readonly who: readonly number[];
  readonly company: readonly number[];
  readonly cast: readonly string[];
  readonly outline?: Outline;
}

export function landmarkOf(model: PanelModel, { step, round, at }: Place): Landmark {
  const mark = model.rounds[round];
  return {
    key: step.key,
    round: mark?.index ?? -1,
    at,
    kind: step.kind,
    who: step.who,
    company: companyOf(mark, step.contest),
    cast: model.cast.map(({ name }) => name),
    ...(model.outline !== undefined && { outline: model.outline }),
  };
}

/** All combatants that the steps of a contest concern; empty without a contest. */
export function companyOf(round: RoundMark | undefined, contest: number | undefined): readonly number[] {
  if (round === undefined || contest === undefined) return [];
  return [...new Set(round.steps.flatMap((step) => (step.contest === contest ? step.who : [])))];
}

/** The step’s key in another course; undefined if its round no longer exists. */
export function keyOf({ outline }: PanelModel, { key, round, outline: before }: Landmark): string | undefined {
  return stepNow({ step: key, round, outline: before }, outline);
}

/**
 * The index of the most similar step: of the same kind in the same round, with the most combatants in common, then the
 * most members of its contest in common, then the nearest.
 */
export function kindredOf(model: PanelModel, landmark: Landmark): number | undefined {
  const meant = roundNow(landmark.round, landmark.outline, model.outline);
  const names = model.cast.map(({ name }) => name);
  const followed = (people: readonly number[]): ReadonlySet<number> =>
    new Set(people.flatMap((at) => indexNow(landmark.cast, at, names) ?? []));
  const [who, company] = [followed(landmark.who), followed(landmark.company)];
  const candidates = placesOf(model).flatMap((place, index) => {
    const { step, round, at } = place;
    const mark = model.rounds[round];
    if (mark?.index !== meant || step.kind !== landmark.kind) return [];
    const shared = step.who.filter((each) => who.has(each)).length;
    const isKin = shared > 0 || (landmark.who.length === 0 && step.who.length === 0);
    return isKin
      ? [
          {
            index,
            shared,
            together: companyOf(mark, step.contest).filter((each) => company.has(each)).length,
            distance: Math.abs(at - landmark.at),
          },
        ]
      : [];
  });
  const [best] = candidates.sort(
    (one, other) => other.shared - one.shared || other.together - one.together || one.distance - other.distance,
  );
  return best?.index;
}
