/** The mark of held figures, which belong to the last valid text and are shown while a sentence can't be read. */

/** Appended to whatever is held. */
export const heldMark = '\u00a0◦';

/** The same for chances of later rounds, which take time to compute. */
export const oldWords = '◦ From an earlier version of the text: the chances of later rounds are being computed again';

/** What the mark means, for tooltips; one sentence without its full stop. */
export const heldWords =
  '◦ From the last version of the text that could be read: a sentence of this scenario can’t be read now';
