/** The small field for a seed: the same seed gives the same course. */
import type { JSX } from 'preact';
import { useIntents } from '../intents.ts';
import { mostSeed } from '../model/trying.ts';
import { useOff } from './off.ts';

export function SeedField({ seed }: { readonly seed: number }): JSX.Element {
  const { attempt } = useIntents();
  const off = useOff();
  const change = (field: HTMLInputElement): void => {
    if (field.validity.valid && field.valueAsNumber !== seed) attempt({ kind: 'seed', seed: field.valueAsNumber });
    // What is no seed gives way to the one in force.
    if (!field.validity.valid) field.value = String(seed);
  };
  return (
    <label class="seed">
      <span>Seed</span>
      <input
        class="field" type="number" required min={0} max={mostSeed} step={1} value={seed}
        title={off ?? 'The same seed gives the same course'} readOnly={off !== undefined} aria-disabled={off === undefined ? undefined : true}
        onChange={(event) => { change(event.currentTarget); }}
      />
    </label>
  );
}
