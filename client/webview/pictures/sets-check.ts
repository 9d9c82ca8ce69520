/** Validates the data of a roll that is searched for sets. */
import type { PictureView } from '../../../server/protocol/index.ts';
import { count, flag, lines, listOf, optional, shape, text, tone } from '../../messages/index.ts';

type Set = PictureView<'sets'>['sets'][number];
type Need = PictureView<'sets'>['needs'][number];

const one = shape<Set>({ face: count, width: count, passes: flag, label: text, words: text });
const near = shape<NonNullable<Need['near']>>({ face: count, width: count, words: text });
const need = shape<Need>({
  words: text,
  measure: text,
  asks: optional(text),
  width: count,
  by: optional(text),
  face: optional(count),
  near: optional(near),
  says: text,
  tone,
  lines,
});
const ones = shape<NonNullable<PictureView<'sets'>['ones']>>({ count, says: optional(text), words: text });

export const checkSets = shape<PictureView<'sets'>>({
  title: text,
  ones: optional(ones),
  sets: listOf(one),
  needs: listOf(need),
});
