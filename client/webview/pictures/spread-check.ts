/** Validates the data of something shared out among several. */
import type { PictureView } from '../../../server/protocol/index.ts';
import { count, listOf, shape, text, why } from '../../messages/index.ts';

type Row = PictureView<'spread'>['rows'][number];

const row = shape<Row>({ name: text, side: count, count, says: text, why });

export const checkSpread = shape<PictureView<'spread'>>({ title: text, rows: listOf(row) });
