/** The small field for a seed: the same seed gives the same course. */
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { useIntents } from '../../intents.ts';
import { mostSeed } from '../../model/trying.ts';
import { useDisabledReason } from '../disabled-reason.ts';

interface Props {
  /** The seed of the shown course. */
  readonly seed: number;
  /** Whether that is the branch, in which only the last redraw has this seed. */
  readonly isBranch: boolean;
}

export function SeedField({ seed, isBranch }: Props): JSX.Element {
  const { setSeed } = useIntents();
  const off = useDisabledReason();
  const note = useId();
  const [isRefused, setRefused] = useState(false);
  useLayoutEffect(
    () =>
      isRefused
        ? untilNextAct(() => {
            setRefused(false);
          })
        : undefined,
    [isRefused],
  );
  const change = (field: HTMLInputElement): void => {
    if (field.validity.valid && field.valueAsNumber !== seed) setSeed(field.valueAsNumber);
    setRefused(!field.validity.valid);
    // An invalid seed is replaced by the current one.
    if (!field.validity.valid) field.value = String(seed);
  };
  return (
    <div class="seed">
      <label class="seed-label">
        <span>Seed{isBranch && <span class="unseen"> of the branch</span>}</span>
        <input
          class="field"
          type="number"
          required
          min={0}
          max={mostSeed}
          step={1}
          value={seed}
          aria-describedby={note}
          title={
            off ??
            (isBranch
              ? 'Seed of the branch; the same seed gives the same branch'
              : 'The same seed gives the same course')
          }
          readOnly={off !== undefined}
          aria-disabled={off === undefined ? undefined : true}
          onChange={(event) => {
            change(event.currentTarget);
          }}
        />
      </label>
      <span class="seed-note" id={note} role="status">
        {isRefused && `A seed is a whole number from 0 to ${mostSeed}; it is still ${seed}`}
      </span>
    </div>
  );
}

// The note covers the timeline, so it disappears at the next action.
function untilNextAct(act: () => void): () => void {
  for (const kind of ['keydown', 'pointerdown'] as const) document.addEventListener(kind, act);
  return () => {
    for (const kind of ['keydown', 'pointerdown'] as const) document.removeEventListener(kind, act);
  };
}
