/** Checks of what is tracked from one text to the next: written rounds, and the names of a cast. */
import type { Outline, RoundPrint } from '../../server/protocol/index.ts';
import { count, listOf, optional, shape, text } from './check.ts';

export const roundPrint = shape<RoundPrint>({ number: count, title: optional(text), holds: text });
export const outline = shape<Outline>({ rounds: listOf(roundPrint), cast: listOf(text) });
