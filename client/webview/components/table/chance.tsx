/** Chances as figures with a bar beside them; the bar repeats the figure and is hidden from screen readers. */
import type { JSX } from 'preact';
import type { ChanceView } from '../../../../server/protocol/index.ts';
import { labelText } from '../../model/cut.ts';
import { areDistinct, shadesOf } from '../../model/shades.ts';
import { Marker } from '../common/marker.tsx';

/**
 * One chance of somebody on a side, with a bar in the side’s colour; below it, if different, the chance without
 * anything forced and the chance as written, and what the rulebook prints. The open part of a bound is hatched.
 */
export function Chance({ chance, side }: { readonly chance: ChanceView; readonly side: number }): JSX.Element {
  return (
    <div class="chance" title={chance.exact}>
      <span class="chance-said">
        <span class="quiet" dir="auto">
          {labelText(chance.label)}
        </span>{' '}
        <span class="figure">{chance.text}</span>
      </span>
      <div class="bar" data-side={side} data-bound={chance.bound} aria-hidden="true">
        <div class="bar-part" style={{ width: percent(chance.value) }} />
      </div>
      {otherwise(chance).map((words) => (
        <div key={words} class="unforced quiet">
          {words}
        </div>
      ))}
    </div>
  );
}

/**
 * All outcomes of a contest: the figures, above one bar that they share if they make up a whole. A figure whose part of
 * the bar isn’t identified by a side’s mark alone has a sample of it. If there are more of a side than patterns, each
 * figure has a bar of its own instead.
 */
export function Chances({ chances }: { readonly chances: readonly ChanceView[] }): JSX.Element | null {
  if (chances.length === 0) return null;
  const sides = chances.map(({ side }) => side);
  if (isWhole(chances) && !areDistinct(sides)) return <OwnBars chances={chances} />;
  const shades = shadesOf(sides);
  const isBar = isWhole(chances);
  return (
    <div class="chances">
      <ul class="chances-list">
        {chances.map((chance, index) => (
          <li key={index} title={chance.exact}>
            {chance.side !== undefined && <Marker side={chance.side} />}
            {isBar && chance.value > 0 && !isAlone(chance.side, sides) && (
              <span class="shade" data-side={chance.side} data-shade={shades[index]} aria-hidden="true" />
            )}
            <span class="quiet" dir="auto">
              {labelText(chance.label)}
            </span>{' '}
            <span class="figure">{chance.text}</span>
            <Otherwise chance={chance} />
          </li>
        ))}
      </ul>
      {isBar && <SharedBar chances={chances} shades={shades} />}
    </div>
  );
}

function OwnBars({ chances }: { readonly chances: readonly ChanceView[] }): JSX.Element {
  return (
    <div class="chances">
      <ul class="own-bars">
        {chances.map((chance, index) => (
          <li key={index} title={chance.exact}>
            <span class="own-bars-label quiet" dir="auto">
              {chance.side !== undefined && <Marker side={chance.side} />}
              {labelText(chance.label)}
            </span>{' '}
            <span class="own-bars-figure">
              <span class="figure">{chance.text}</span>
              <Otherwise chance={chance} />
            </span>
            <div class="bar" data-side={chance.side} data-bound={chance.bound} aria-hidden="true">
              <div class="bar-part" style={{ width: percent(chance.value) }} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Otherwise({ chance }: { readonly chance: ChanceView }): JSX.Element {
  return (
    <>
      {otherwise(chance).map((words) => (
        <span key={words} class="unforced quiet">
          {' '}
          ({words})
        </span>
      ))}
    </>
  );
}

// If both are formatted alike there is nothing to show, even if one of them is marked as over or under it.
function otherwise({ text, unforced, asWritten, printed }: ChanceView): readonly string[] {
  const textOf = (figure: string | undefined, words: (figure: string) => string): readonly string[] =>
    figure === undefined || figure.replace(beside, '') === text.replace(beside, '') ? [] : [words(figure)];
  return [
    ...textOf(unforced, (figure) => `normally ${figure}`),
    ...textOf(asWritten, (figure) => `${figure} as written`),
    ...(printed === undefined ? [] : [printed]),
  ];
}

const beside = /^(over|under) /;

function isAlone(side: number | undefined, sides: readonly (number | undefined)[]): boolean {
  return side !== undefined && sides.filter((other) => other === side).length === 1;
}

function SharedBar({
  chances,
  shades,
}: {
  readonly chances: readonly ChanceView[];
  readonly shades: readonly number[];
}): JSX.Element {
  return (
    <div class="shared-bar" aria-hidden="true">
      {chances.map(
        (chance, index) =>
          chance.value > 0 && (
            <div
              key={index}
              class="shade"
              data-side={chance.side}
              data-shade={shades[index]}
              style={{ flexGrow: clamped(chance.value) }}
            />
          ),
      )}
    </div>
  );
}

function isWhole(chances: readonly ChanceView[]): boolean {
  const sum = chances.reduce((total, { value }) => total + value, 0);
  return Math.abs(sum - 1) < 0.005;
}

const clamped = (value: number): number => Math.max(0, Math.min(1, value));
const percent = (value: number): string => `${clamped(value) * 100}%`;
