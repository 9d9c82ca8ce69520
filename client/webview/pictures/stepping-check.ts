/** Validates the data of dice that have become others. */
import type { PictureView } from '../../../server/protocol/index.ts';
import { count, listOf, optional, shape, text } from '../../messages/index.ts';

type Die = PictureView<'stepping'>['dice'][number];

const die = shape<Die>({ says: text, ladder: listOf(text), from: count, to: optional(count), why: listOf(text) });

export const checkStepping = shape<PictureView<'stepping'>>({ dice: listOf(die) });
