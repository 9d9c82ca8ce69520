/** Chances as figures with a bar beside them; the bar repeats the figure and is left out of what is read aloud. */
import type { JSX } from 'preact';
import type { ChanceView } from '../../../server/protocol/index.ts';
import { shadesOf } from '../model/shades.ts';
import { Marker } from './marker.tsx';

/** One chance of somebody on a side, with a bar in the colour of that side. */
export function Chance({ chance, side }: { readonly chance: ChanceView; readonly side: number }): JSX.Element {
  return (
    <div class="chance" title={chance.exact}>
      <span class="quiet" dir="auto">{chance.label}</span> <ChanceFigure chance={chance} />
      <div class="bar" data-side={side} aria-hidden="true"><div class="bar-part" style={{ width: percent(chance.value) }} /></div>
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
            <span class="quiet" dir="auto">{chance.label}</span> <ChanceFigure chance={chance} />
          </li>
        ))}
      </ul>
      {isWhole(chances) && <SharedBar chances={chances} />}
    </div>
  );
}

/** With what it is where nothing is forced, if that is another. */
function ChanceFigure({ chance: { text, unforced } }: { readonly chance: ChanceView }): JSX.Element {
  return (
    <>
      <span class="figure">{text}</span>
      {unforced !== undefined && <span class="unforced quiet"> · {unforced} unforced</span>}
    </>
  );
}

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
