/** Validates the data of a body by its parts. */
import type { PictureView } from '../../../server/protocol/index.ts';
import { count, flag, listOf, shape, text } from '../../messages/index.ts';

type Part = PictureView<'parts'>['parts'][number];

const cell = shape<Part['cells'][number]>({ number: count, protection: count, struck: flag });
const part = shape<Part>({ name: text, cells: listOf(cell), says: text, words: text });

export const checkParts = shape<PictureView<'parts'>>({ title: text, parts: listOf(part) });
