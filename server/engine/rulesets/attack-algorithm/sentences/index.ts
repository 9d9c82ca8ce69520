/** All sentence patterns of the New attack algorithm. */
import type { SentencePattern, SlotForm } from '../../../sentence.ts';
import type { AttackFact } from '../facts.ts';
import { announcementRows, damagePin, pinnedDieForm } from './announcements.ts';
import { combatantRows } from './combatants.ts';
import { exchangeRows, shareForm } from './exchange.ts';
import { situationRows } from './situation.ts';

export const sentences: readonly SentencePattern<AttackFact>[] = [
  ...combatantRows,
  ...situationRows,
  ...exchangeRows,
  ...announcementRows,
  damagePin,
];

export const slotForms: readonly SlotForm[] = [shareForm, pinnedDieForm];
