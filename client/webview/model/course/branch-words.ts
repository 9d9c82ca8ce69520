/** Describes the original and the branch: where they diverge, and how each of them ends. */
import type { CourseName, PanelModel, Redraw } from '../../../../server/protocol/index.ts';
import { cutText } from '../cut.ts';
import { type Place, indexOfStep, placesOf } from './places.ts';

export interface Parting {
  readonly course: CourseName;
  readonly model: PanelModel;
  /** The index of the first redrawn step of the branch. */
  readonly leaves: number;
  /** The redraws as requested. */
  readonly redraws: readonly Redraw[];
}

// Longer titles are truncated.
const longest = 80;

/**
 * `from step 5 (round 1: The Host wins the Clash, 10 over 9), seed 8; ends: Ann falls`, and for the original `at step
 * 5: The Players win the Clash; ends: Bill falls`.
 */
export function partingText(parting: Parting): string {
  const { course, model, leaves } = parting;
  const places = placesOf(model);
  const last = places.at(-1);
  const parts = course === 'branch' ? redrawTexts(parting) : [`at step ${leaves + 1}: ${titleOf(places[leaves])}`];
  return [...parts, ...(last === undefined ? [] : [`ends: ${titleOf(last)}`])].join('; ');
}

function redrawTexts(parting: Parting): readonly string[] {
  const {
    model: { course, rounds },
    model,
  } = parting;
  const places = placesOf(model);
  return course.redraws.flatMap(({ step, seed }, nth) => {
    const index = step === undefined ? undefined : indexOfStep(places, step);
    const place = index === undefined ? undefined : places[index];
    if (index === undefined || place === undefined) return [];
    const what =
      nth === 0
        ? ' (round ' +
          `${rounds[place.round]?.number ?? place.round + 1}` +
          (place.step.nature === 'heading' ? '' : `: ${titleOf(place)}`) +
          ')'
        : '';
    return [
      `${nth === 0 ? '' : 'then '}from step ${index + 1}${what}${earlierText(parting, index, seed)}, seed ${seed}`,
    ];
  });
}

/** Several steps may share one throw; then the branch starts earlier than requested, and this says why. */
function earlierText({ model, redraws }: Parting, index: number, seed: number): string {
  const asked = redraws.find((redraw) => redraw.seed === seed)?.step;
  const askedAt = asked === undefined ? undefined : indexOfStep(placesOf(model), asked);
  return askedAt === undefined || askedAt <= index ? '' : `, where the throws of step ${askedAt + 1} are made`;
}

function titleOf(place: Place | undefined): string {
  const title = place?.step.title ?? '';
  return cutText(title, longest) ?? title;
}
