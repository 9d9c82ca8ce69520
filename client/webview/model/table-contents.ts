/** Finds the cards or dice shown with a step: its own, or those of the throw that it results from. */
import type { StepMark } from '../../../server/protocol/index.ts';
import type { Picture } from './picture.ts';

/**
 * The index in the round of the step whose table is shown: the current step or the throw of its contest; undefined if
 * there is none.
 */
export function lyingAt({ mark, step, at, round, roundMark }: Picture): number | undefined {
  if (step.table !== undefined) return at;
  if (mark.contest === undefined) return thrownAlone(roundMark, round, at);
  const thrown = roundMark.steps.findLastIndex(
    (other, place) =>
      place < at &&
      other.contest === mark.contest &&
      other.nature === 'throw' &&
      round.steps[place]?.table !== undefined,
  );
  return thrown < 0 ? undefined : thrown;
}

/**
 * The last throw outside a contest, if every step since is a result of it (harm, success, failure, even) and it
 * concerns one of the same combatants.
 */
function thrownAlone({ steps }: Picture['roundMark'], round: Picture['round'], at: number): number | undefined {
  const before = steps.slice(0, at).findLastIndex(({ nature }) => nature === 'throw');
  const since = steps.slice(before + 1, at + 1);
  const [thrown, shown] = [steps[before], steps[at]];
  if (thrown === undefined || thrown.contest !== undefined || round.steps[before]?.table === undefined)
    return undefined;
  return since.every(({ nature }) => comes.has(nature)) && shown?.who.some((who) => thrown.who.includes(who)) === true
    ? before
    : undefined;
}

const comes: ReadonlySet<string> = new Set<StepMark['nature']>(['harm', 'success', 'failure', 'even']);

/** The picture moved to another step of the same round. */
export function pictureAt(picture: Picture, at: number): Picture {
  const { roundMark, round, index } = picture;
  const [mark, step] = [roundMark.steps[at], round.steps[at]];
  return mark === undefined || step === undefined
    ? picture
    : { ...picture, at, index: index - picture.at + at, mark, step };
}
