/** What lies on the table in a step: its own cards or dice, or those of the throw that it comes of. */
import type { Picture } from './picture.ts';

/** The place in the round of the step whose table it is: the step in view itself, or the throw of its contest; nothing where no table belongs to it. */
export function lyingAt({ mark, step, at, round, roundMark }: Picture): number | undefined {
  if (step.table !== undefined) return at;
  if (mark.contest === undefined) return undefined;
  const thrown = roundMark.steps.findLastIndex((other, place) => (
    place < at && other.contest === mark.contest && other.nature === 'throw' && round.steps[place]?.table !== undefined));
  return thrown < 0 ? undefined : thrown;
}

/** The picture of another step of the same round. */
export function pictureAt(picture: Picture, at: number): Picture {
  const { roundMark, round, index } = picture;
  const [mark, step] = [roundMark.steps[at], round.steps[at]];
  return mark === undefined || step === undefined ? picture : { ...picture, at, index: index - picture.at + at, mark, step };
}
