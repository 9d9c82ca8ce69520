/** Who is after whom in a round: the names with what they announce, and before them lines from one to another. */
import type { JSX } from 'preact';
import type { ArrowView, CombatantView } from '../../../server/protocol/index.ts';
import { type Drawing, type Lane, layArrows } from '../model/lanes.ts';
import { deedsText } from '../model/words.ts';
import { Marker } from './marker.tsx';

interface Props {
  readonly arrows: readonly ArrowView[];
  readonly combatants: readonly CombatantView[];
}

/** The list says in words all that the lines show, so the lines are left out of what is read aloud. */
export function Arrows({ arrows, combatants }: Props): JSX.Element {
  const drawing = layArrows(arrows);
  const sides = new Map(combatants.map(({ name, side }) => [name, side]));
  return (
    <div class="arrows">
      <Lines drawing={drawing} sides={sides} />
      <ul class="arrows-names">
        {drawing.names.map((name) => <Row key={name} name={name} side={sides.get(name)} arrows={arrows} />)}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly side: number | undefined;
  readonly arrows: readonly ArrowView[];
}

function Row({ name, side, arrows }: RowProps): JSX.Element {
  const does = deedsText(arrows.filter((arrow) => arrow.from === name));
  return (
    <li class="arrows-row" title={`${name} ${does}`}>
      <div class="arrows-name">{side !== undefined && <Marker side={side} />}<span class="cut" dir="auto">{name}</span></div>
      <div class="quiet cut" dir="auto">{does}</div>
    </li>
  );
}

// One unit of the drawing is a tenth of a rem, and a row is as high as its entry in the list.
const row = 36;
const spacing = 10;
const port = 5;

function Lines({ drawing, sides }: { readonly drawing: Drawing; readonly sides: ReadonlyMap<string, number> }): JSX.Element {
  const width = drawing.width * spacing + 2;
  const height = drawing.names.length * row;
  return (
    <svg
      class="arrows-lines" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}
      style={{ width: `${width / 10}rem`, height: `${height / 10}rem` }}
    >
      {drawing.lanes.map((lane, index) => (
        <g key={index} class="arrow" data-side={sides.get(lane.arrow.from)} data-attack={lane.arrow.attack}>
          <path class="arrow-line" d={linePath(lane, width)} />
          <path class="arrow-head" d={headPath(lane, width)} />
        </g>
      ))}
    </svg>
  );
}

// Lines leave a row in its upper half and arrive in its lower half, so that two who are after each other have two lines.
function linePath({ from, to, lane }: Lane, width: number): string {
  const start = centre(from) - port;
  const end = centre(to) + port;
  const out = width - (lane + 1) * spacing;
  const turn = end > start ? 4 : -4;
  return `M${width} ${start}H${out + 4}Q${out} ${start} ${out} ${start + turn}V${end - turn}Q${out} ${end} ${out + 4} ${end}H${width - 4}`;
}

function headPath({ to }: Lane, width: number): string {
  const end = centre(to) + port;
  return `M${width} ${end}l-6-3.5v7z`;
}

const centre = (index: number): number => index * row + row / 2;
