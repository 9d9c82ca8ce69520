/** Slot mappings that several sentences share. */
import { optional, said } from '../../../fact-rows.ts';

/** A defence’s grade, what it is against, and its words. */
export const graded = { grade: said.words, against: optional.carried, words: optional.words };
