/** What somebody holds, in grids, the lowest row at the bottom. Each row is also said in words. */
import type { JSX } from 'preact';
import type { PictureView } from '../../../server/protocol/index.ts';
import { labelText } from '../model/cut.ts';
import { LongText } from '../components/common/long-text.tsx';
import { checkGrid } from './grid-check.ts';
import { picture } from './picture.tsx';
import './grid.css';

type GridsView = PictureView<'grid'>;
type GridView = GridsView['grids'][number];
type RowView = GridView['rows'][number];

export const gridPicture = picture('grid', checkGrid, Grids);

function Grids({ view: { grids } }: { readonly view: GridsView }): JSX.Element {
  return (
    <section class="grids">
      {grids.map((grid, index) => (
        <Grid key={index} grid={grid} />
      ))}
    </section>
  );
}

function Grid({ grid: { title, columns, rows, unplaced } }: { readonly grid: GridView }): JSX.Element {
  return (
    <div class="grid">
      <h4 class="grid-title" dir="auto">
        {labelText(title)}
      </h4>
      <ul class="grid-rows" aria-label={labelText(title)}>
        {rows.map((row, index) => (
          <Row key={index} row={row} columns={columns} />
        ))}
      </ul>
      {unplaced !== undefined && (
        <p class="grid-unplaced" dir="auto">
          <LongText text={unplaced} most={300} />
        </p>
      )}
    </div>
  );
}

function Row({ row, columns }: { readonly row: RowView; readonly columns: number }): JSX.Element {
  const { cells, says, isFull, words } = row;
  return (
    <li class="grid-row" data-full={isFull}>
      <span class="unseen" dir="auto">
        {labelText(words)}
      </span>
      <span class="grid-cells" aria-hidden="true" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {cells.map(({ is, what, span }, index) => (
          <span key={index} class="grid-cell" data-is={is} style={{ gridColumn: `span ${span}` }} dir="auto">
            {labelText(what)}
          </span>
        ))}
      </span>
      {says !== '' && (
        <span class="grid-says" aria-hidden="true" dir="auto">
          {labelText(says)}
        </span>
      )}
    </li>
  );
}
