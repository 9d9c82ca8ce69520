/** The foot of the panel: what its marks stand for, and its keys. */
import type { JSX } from 'preact';
import type { PanelModel } from '../../../server/protocol/index.ts';
import { markKeysOf } from '../model/marks.ts';
import { Glyph } from './glyph.tsx';
import { steady } from './steady.ts';

const hints: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['←', '→'], does: 'step' },
  { keys: ['↑', '↓'], does: 'round' },
  { keys: ['p', 'n'], does: 'change of state' },
  { keys: ['Home', 'End'], does: 'first, last' },
  { keys: ['space'], does: 'play' },
  { keys: ['Tab', '←', '→'], does: 'to a row and along it' },
];

export const Foot = steady(({ model }: { readonly model: PanelModel }): JSX.Element => {
  return (
    <footer class="foot">
      <ul class="legend" aria-label="Marks">
        {markKeysOf(model).map(({ shape, says }) => <li key={shape} class="legend-mark"><Glyph shape={shape} />{says}</li>)}
      </ul>
      <div class="keys" role="group" aria-label="Keys">
        {hints.map(({ keys, does }) => (
          <span key={does} class="keys-hint">
            {keys.map((key) => <kbd key={key}>{key}</kbd>)} {does}
          </span>
        ))}
      </div>
    </footer>
  );
});
