/** What the reader can try out with a chip, a card or a die: the trials that it comes to. */
import type { ChipView, ForcingView, StepHome, Trial } from '../../../server/protocol/index.ts';

type Force = Extract<Trial, { readonly kind: 'force' }>;

/**
 * What a chip’s reason is set aside by, or counted again; undefined where it can’t be. `round` is the round’s place
 * among the written ones.
 */
export function asideTrial({ reason, aside }: Pick<ChipView, 'reason' | 'aside'>, round: number): Trial | undefined {
  return reason === undefined ? undefined : { kind: 'aside', round, reason, aside: aside === undefined };
}

/** The trial that added the throw of a chip, where one did. */
export function additionOf(
  { reason, tried }: Pick<ChipView, 'reason' | 'tried'>,
  round: number,
  trials: readonly Trial[],
): Trial | undefined {
  if (reason === undefined || tried === undefined) return undefined;
  return trials.find(
    (trial) =>
      trial.kind === 'add' &&
      trial.round === round &&
      trial.gone === undefined &&
      trial.who === reason.who &&
      trial.words === reason.words,
  );
}

/**
 * One slot of somebody’s throws in a step of a round falls as said, `null` as it may; the others as they are pinned
 * now.
 */
export function forceTrial(
  forcing: ForcingView,
  { step, round }: StepHome,
  who: string,
  slot: number,
  face: string | null,
): Force {
  return {
    kind: 'force',
    step,
    ...(round !== undefined && { round }),
    who,
    faces: forcing.slots.map((_, at) => (at === slot ? face : (forcing.now[at] ?? null))),
  };
}
