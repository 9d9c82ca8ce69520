/** Creates the trials that the reader can start from a chip, a card or a die. */
import type { ChipView, ForcingView, StepHome, Trial } from '../../../server/protocol/index.ts';

type Force = Extract<Trial, { readonly kind: 'force' }>;

/**
 * The trial that toggles whether a chip’s reason counts; undefined if that isn’t possible. `round` is the index among
 * the written rounds.
 */
export function asideTrial({ reason, aside }: Pick<ChipView, 'reason' | 'aside'>, round: number): Trial | undefined {
  return reason === undefined ? undefined : { kind: 'aside', round, reason, aside: aside === undefined };
}

/** The trial that added the throw of a chip, if any. */
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

/** The trial that forces one slot of a combatant’s throws; `null` frees it. Other slots stay pinned as they are. */
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
