/** How long each step is shown while the course goes on by itself. */
import type { JSX } from 'preact';
import { useIntents } from '../../intents.ts';
import { secondsText } from '../../model/words.ts';

const usual: readonly number[] = [0.5, 1, 2, 3, 5];

export function PaceSelect({ pace }: { readonly pace: number }): JSX.Element {
  const { setPace } = useIntents();
  const paces = usual.includes(pace) ? usual : [...usual, pace].sort((a, b) => a - b);
  return (
    <select
      class="field pace"
      aria-label="Pace"
      title="Seconds that each step is shown while playing"
      value={pace}
      onChange={(event) => {
        setPace(Number(event.currentTarget.value));
      }}
    >
      {paces.map((seconds) => (
        <option key={seconds} value={seconds}>
          {secondsText(seconds)}
        </option>
      ))}
    </select>
  );
}
