/** The panel’s footer: the legend of the marks, and the keys. */
import type { JSX } from 'preact';
import type { PanelModel } from '../../../../server/protocol/index.ts';
import { type MarkKey, markKeysOf } from '../../model/course/marks.ts';
import { Glyph } from '../course/glyph.tsx';
import { steady } from '../memo.ts';

interface Hint {
  readonly keys: readonly string[];
  readonly does: string;
  /** What the keys can do after that. */
  readonly next?: Hint;
}

const hintsFor = (pieces: string): readonly Hint[] => [
  { keys: ['←', '→'], does: 'step' },
  { keys: ['↑', '↓'], does: 'round' },
  { keys: ['p', 'n'], does: 'change of state' },
  { keys: ['Home', 'End'], does: 'first, last' },
  { keys: ['space'], does: 'play' },
  { keys: ['Tab'], does: `to ${pieces},`, next: { keys: ['←', '→'], does: 'along them' } },
];

export const Foot = steady(({ model }: { readonly model: PanelModel }): JSX.Element => {
  return (
    <footer class="foot">
      <ul class="legend" aria-label="Marks">
        {markKeysOf(model).map((key) => (
          <LegendMark key={key.says} {...key} />
        ))}
      </ul>
      <div class="keys" role="group" aria-label="Keys">
        {hintsFor(model.calls?.pieces ?? 'cards and throws').map((hint) => (
          <span key={hint.does} class="keys-hint">
            <HintText hint={hint} />
          </span>
        ))}
      </div>
    </footer>
  );
});

function HintText({ hint: { keys, does, next } }: { readonly hint: Hint }): JSX.Element {
  return (
    <>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}{' '}
      {does} {next !== undefined && <HintText hint={next} />}
    </>
  );
}

function LegendMark({ shape, says, sign }: MarkKey): JSX.Element {
  return (
    <li class="legend-mark">
      <span class="legend-sample" data-sign={sign}>
        <Glyph shape={shape} />
      </span>
      {says}
    </li>
  );
}
