/** Hits or harm shared out over several: for each a row of as many marks as fell on them, and the figure. */
import type { JSX } from 'preact';
import type { SpreadRow, SpreadView } from '../../../server/protocol/index.ts';
import { Marker } from './marker.tsx';

// More marks than these are counted by nobody.
const mostMarks = 20;

export function Spread({ spread: { title, rows } }: { readonly spread: SpreadView }): JSX.Element {
  return (
    <section class="spread">
      <h4 class="spread-title" dir="auto">{title}</h4>
      <ul class="spread-rows" aria-label={title}>{rows.map((row, index) => <Row key={index} row={row} />)}</ul>
    </section>
  );
}

function Row({ row: { name, side, count, says } }: { readonly row: SpreadRow }): JSX.Element {
  const marks = Number.isInteger(count) && count > 0 && count <= mostMarks ? count : 0;
  return (
    <li class="spread-row" data-side={side} data-none={count === 0}>
      <span class="name-line"><Marker side={side} /><span class="spread-name" dir="auto">{name}</span></span>
      <span class="figure">{count}</span>
      <span class="spread-marks" aria-hidden="true">{Array.from({ length: marks }, (_, index) => <span key={index} class="spread-mark" style={{ '--at': String(index) }} />)}</span>
      <span class="spread-says quiet" dir="auto">{says}</span>
    </li>
  );
}
