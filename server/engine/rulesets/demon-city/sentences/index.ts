/** All rows that Demon City, tarot edition, adds to the table of sentences. */
import { positionSentences } from '../../../positions.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { DemonCityFact } from '../facts.ts';
import { announcementRows } from './announcements.ts';
import { combatantRows } from './combatants.ts';
import { situationRows } from './situation.ts';

export { cardForms } from './combatants.ts';

export const sentences: readonly SentencePattern<DemonCityFact>[] = [
  ...combatantRows,
  ...situationRows,
  ...positionSentences,
  ...announcementRows,
];
