/** The mark of what is held: figures of the last text that could be read, shown while a sentence of it can't be. */

/** Stands behind whatever is held. */
export const heldMark = '\u00a0◦';

/** The same of chances of later rounds, which take their time. */
export const oldWords = '◦ As of an earlier text: the chances of later rounds are being worked out anew';

/** What the mark means, for whoever points at it; one sentence without its stop. */
export const heldWords =
  '◦ As of the last text that could be read: a sentence of this scenario can’t be read as it stands';
