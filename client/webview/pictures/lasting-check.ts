/** Validates the data of how long things last. */
import type { PictureView } from '../../../server/protocol/index.ts';
import { chance, listOf, shape, text } from '../../messages/index.ts';

type Thing = PictureView<'lasting'>['things'][number];

const thing = shape<Thing>({ title: text, says: text, left: listOf(chance, 24) });

export const checkLasting = shape<PictureView<'lasting'>>({ things: listOf(thing) });
