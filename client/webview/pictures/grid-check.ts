/** Validates the data of grids of what somebody holds. */
import type { PictureView } from '../../../server/protocol/index.ts';
import { count, flag, listOf, oneOf, optional, shape, text } from '../../messages/index.ts';

type Grid = PictureView<'grid'>['grids'][number];
type Row = Grid['rows'][number];

const cell = shape<Row['cells'][number]>({
  is: oneOf('thing', 'burden', 'wound', 'free', 'unusable'),
  what: text,
  span: count,
});
const row = shape<Row>({ cells: listOf(cell), says: text, isFull: flag, words: text });
const grid = shape<Grid>({ title: text, columns: count, rows: listOf(row), unplaced: optional(text) });

export const checkGrid = shape<PictureView<'grid'>>({ grids: listOf(grid) });
