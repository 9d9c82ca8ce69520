/** The lines of who is after whom, in lanes beside the rows. */
import type { JSX } from 'preact';
import type { DrawingGroup } from '../../../../server/protocol/index.ts';
import {
  type DrawnLine,
  drawnLines,
  headPath,
  linePath,
  type Measures,
  measuresOf,
  widthOf,
} from '../../model/drawn-lines.ts';
import { steady } from '../memo.ts';

interface Props {
  readonly group: DrawingGroup;
  readonly crowded: boolean;
  /** The row whose lines are highlighted: drawn again above the others, which are dimmed. */
  readonly lit: number | undefined;
}

/** Re-renders only when other lines are highlighted: a step doesn’t change them. */
export const DrawingLines = steady(({ group, crowded, lit }: Props): JSX.Element | null => {
  const measures = measuresOf(group, crowded);
  const width = widthOf(group, measures);
  const height = group.rows.length * measures.row;
  if (width === 0) return null;
  const own = group.arrows.filter(({ from, to }) => lit !== undefined && (from === lit || to === lit));
  return (
    <svg
      class="drawing-lines"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      data-lit={own.length > 0}
      style={{ width: `${width / 10}rem`, height: `${height / 10}rem` }}
    >
      <g class="drawing-all">
        {drawnLines(group).map((line, at) => (
          <Line key={at} line={line} measures={measures} width={width} />
        ))}
      </g>
      {own.map(({ from, to, lane, arrival, attack }, at) => (
        <Line
          key={at}
          line={{ lane, attack, side: group.rows[from]?.side, tails: [from], heads: [{ row: to, arrival }] }}
          measures={measures}
          width={width}
        />
      ))}
    </svg>
  );
});

interface LineProps {
  readonly line: DrawnLine;
  readonly measures: Measures;
  readonly width: number;
}

/** On a band in the background colour, so that it visibly passes over other lines. */
function Line({ line, measures, width }: LineProps): JSX.Element {
  const path = linePath(line, measures, width);
  return (
    <g class="drawing-line" data-side={line.side} data-attack={line.attack}>
      <path class="drawing-ground" d={path} />
      <path class="drawing-stroke" d={path} />
      {line.heads.map((head) => (
        <path key={head.row} class="drawing-head" d={headPath(head, measures, width)} />
      ))}
    </g>
  );
}
