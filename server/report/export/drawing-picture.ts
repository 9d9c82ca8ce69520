/** The drawing of one round of a course as an SVG file. */
import { runToEnd, type PlayedRound, type Ruleset, type Scenario } from '../../engine/index.ts';
import { drawingView } from '../drawing/drawing-view.ts';
import { drawingSvg } from '../drawing/svg.ts';
import { sidesOf } from '../panel/sides.ts';
import type { LinesOf } from '../places.ts';

/** Input of a picture. */
export interface Pictured {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly round: PlayedRound;
  readonly linesOf: LinesOf;
}

/** `The last ferry, round 1: The car deck`. */
export function pictureTitle({ scenario, round }: Pick<Pictured, 'scenario' | 'round'>): string {
  return `${scenario.title}, round ${round.number}${round.title === undefined ? '' : `: ${round.title}`}`;
}

/** An SVG file. `head` (about the course) is put into its description. */
export function drawingPicture(pictured: Pictured, head: readonly string[] = []): string {
  return runToEnd(drawingPictureSteps(pictured, head));
}

/** `drawingPicture` as a generator, in two steps. */
export function* drawingPictureSteps(
  { scenario, ruleset, round, linesOf }: Pictured,
  head: readonly string[],
): Generator<undefined, string> {
  const drawing = drawingView({ scenario, ruleset, sides: sidesOf(scenario), linesOf }, round);
  yield;
  return drawingSvg(pictureTitle({ scenario, round }), { ...drawing, words: [...head, ...drawing.words] });
}
