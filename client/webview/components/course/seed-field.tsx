/** The small field for a seed: the same seed gives the same course. */
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { useIntents } from '../../intents.ts';
import { mostSeed } from '../../model/trying.ts';
import { useDisabledReason } from '../disabled-reason.ts';

interface Props {
  /** That of the course in view. */
  readonly seed: number;
  /** Whether that is the branch, of which only what it throws anew last has the seed. */
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
    // What is no seed gives way to the one in force.
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

// It stands over the timeline, out of whose way it gets.
function untilNextAct(act: () => void): () => void {
  for (const kind of ['keydown', 'pointerdown'] as const) document.addEventListener(kind, act);
  return () => {
    for (const kind of ['keydown', 'pointerdown'] as const) document.removeEventListener(kind, act);
  };
}
