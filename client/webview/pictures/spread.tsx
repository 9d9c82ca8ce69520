/**
 * Hits or harm shared out among several: for each a row with one mark per hit, and the figure. Each row explains
 * itself.
 */
import type { JSX } from 'preact';
import type { PictureView } from '../../../server/protocol/index.ts';
import { Marker } from '../components/common/marker.tsx';
import { useTabRow } from '../components/common/tab-row.ts';
import { WhyText } from '../components/common/why-text.tsx';
import { Why } from '../components/common/why.tsx';
import { labelText } from '../model/cut.ts';
import { picture } from './picture.tsx';
import { checkSpread } from './spread-check.ts';
import './spread.css';

// Nobody counts more marks than these.
const mostMarks = 20;

type SpreadRow = PictureView<'spread'>['rows'][number];

export const spreadPicture = picture('spread', checkSpread, Spread);

function Spread({ view: { title, rows } }: { readonly view: PictureView<'spread'> }): JSX.Element {
  const row = useTabRow<HTMLUListElement>();
  return (
    <section class="spread">
      <h4 class="spread-title" dir="auto">
        {labelText(title)}
      </h4>
      <ul class="spread-rows" aria-label={labelText(title)} {...row}>
        {rows.map((each, index) => (
          <Row key={index} row={each} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row: { name, side, count, says, why } }: { readonly row: SpreadRow }): JSX.Element {
  const marks = Number.isInteger(count) && count > 0 && count <= mostMarks ? count : 0;
  return (
    <Why
      in="li"
      class="spread-row"
      data={{ 'data-side': side, 'data-none': count === 0 }}
      explain={(id) => <WhyText why={why} id={id} />}
    >
      <span class="name-line">
        <Marker side={side} />
        <span class="spread-name" dir="auto">
          {labelText(name)}
        </span>
      </span>
      <span class="figure">{count}</span>
      <span class="spread-marks" aria-hidden="true">
        {Array.from({ length: marks }, (_, index) => (
          <span key={index} class="spread-mark" style={{ '--at': String(index) }} />
        ))}
      </span>
      <span class="spread-says quiet" dir="auto">
        {labelText(says)}
      </span>
    </Why>
  );
}
