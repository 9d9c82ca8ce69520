/** The keys of the panel, at its foot. */
import type { JSX } from 'preact';

const hints: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['←', '→'], does: 'step' },
  { keys: ['↑', '↓'], does: 'round' },
  { keys: ['p', 'n'], does: 'change of state' },
  { keys: ['Home', 'End'], does: 'first, last' },
];

export function KeyHints(): JSX.Element {
  return (
    <footer class="keys" aria-label="Keys">
      {hints.map(({ keys, does }) => (
        <span key={does} class="keys-hint">
          {keys.map((key) => <kbd key={key}>{key}</kbd>)} {does}
        </span>
      ))}
    </footer>
  );
}
