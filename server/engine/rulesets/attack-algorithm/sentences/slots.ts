/** What several sentences take from their slots alike. */
import { optional, said } from '../../../fact-rows.ts';

/** How effective a defence is, and against what. */
export const graded = { grade: said.words, against: optional.carried, words: optional.words };
