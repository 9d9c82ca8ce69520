/** What is remembered of a step, so that the one that is most like it is found where an edit has taken it away. */
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
  /** The place of its round among the written ones of that time, and its own among the steps of that. */
  readonly round: number;
  readonly at: number;
  readonly kind: string;
  /** Whom it concerns, and all who are in the same contest, by their places in the cast of that time. */
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

/** Everybody whom the steps of a contest concern; nobody where it is none. */
export function companyOf(round: RoundMark | undefined, contest: number | undefined): readonly number[] {
  if (round === undefined || contest === undefined) return [];
  return [...new Set(round.steps.flatMap((step) => (step.contest === contest ? step.who : [])))];
}

/** The key of the step in another course; undefined where its round isn’t there any more. */
export function keyOf({ outline }: PanelModel, { key, round, outline: before }: Landmark): string | undefined {
  return stepNow({ step: key, round, outline: before }, outline);
}

/**
 * The index of the step of the same kind in the same round which concerns most of the same combatants, in the contest
 * with most of the same; of equal ones the nearest.
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
