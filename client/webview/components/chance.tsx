/** Chances as figures with a bar beside them; the bar repeats the figure and is left out of what is read aloud. */
import type { JSX } from 'preact';
import type { ChanceView } from '../../../server/protocol/index.ts';
import { labelText } from '../model/cut.ts';
import { shadesOf } from '../model/shades.ts';
import { Marker } from './marker.tsx';

/** One chance of somebody on a side, with a bar in the colour of that side; under it what it is where nothing is forced, if that is another. */
export function Chance({ chance, side }: { readonly chance: ChanceView; readonly side: number }): JSX.Element {
  return (
    <div class="chance" title={chance.exact}>
      <span class="chance-said"><span class="quiet" dir="auto">{labelText(chance.label)}</span> <span class="figure">{chance.text}</span></span>
      <div class="bar" data-side={side} aria-hidden="true"><div class="bar-part" style={{ width: percent(chance.value) }} /></div>
      {isForced(chance) && <div class="unforced quiet">{chance.unforced} unforced</div>}
    </div>
  );
}

/** All outcomes of a contest: the figures, over one bar that they share where they make up a whole. */
export function Chances({ chances }: { readonly chances: readonly ChanceView[] }): JSX.Element | null {
  if (chances.length === 0) return null;
  return (
    <div class="chances">
      <ul class="chances-list">
        {chances.map((chance, index) => (
          <li key={index} title={chance.exact}>
            {chance.side !== undefined && <Marker side={chance.side} />}
            <span class="quiet" dir="auto">{labelText(chance.label)}</span> <span class="figure">{chance.text}</span>
            {isForced(chance) && <span class="unforced quiet"> ({chance.unforced} unforced)</span>}
          </li>
        ))}
      </ul>
      {isWhole(chances) && <SharedBar chances={chances} />}
    </div>
  );
}

// Where both are written alike there is nothing to tell, be one of them told as over or under it.
function isForced({ text, unforced }: ChanceView): boolean {
  return unforced !== undefined && unforced.replace(beside, '') !== text.replace(beside, '');
}

const beside = /^(over|under) /;

function SharedBar({ chances }: { readonly chances: readonly ChanceView[] }): JSX.Element {
  const shades = shadesOf(chances.map(({ side }) => side));
  return (
    <div class="shared-bar" aria-hidden="true">
      {chances.map((chance, index) => (
        chance.value > 0 && <div key={index} data-side={chance.side} style={{ flexGrow: clamped(chance.value), opacity: shades[index] }} />
      ))}
    </div>
  );
}

function isWhole(chances: readonly ChanceView[]): boolean {
  const sum = chances.reduce((total, { value }) => total + value, 0);
  return Math.abs(sum - 1) < 0.005;
}

const clamped = (value: number): number => Math.max(0, Math.min(1, value));
const percent = (value: number): string => `${clamped(value) * 100}%`;
