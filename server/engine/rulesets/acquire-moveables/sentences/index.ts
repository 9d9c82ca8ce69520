/** All sentence patterns of Acquire Moveables. */
import type { SentencePattern, SlotForm } from '../../../sentence.ts';
import type { MoveablesFact } from '../facts.ts';
import { announcementRows, attributesForm, pinForm } from './announcements.ts';
import { armourForm, combatantRows } from './combatants.ts';
import { creationRows } from './creation.ts';
import { magicRows } from './magic.ts';
import { restRows } from './rests.ts';
import { injuryForm, moveForm, sheetRows } from './sheet.ts';
import { headDieForm, doorForm, explorationRows, languageForm, reconForm } from './exploration.ts';
import { hazardRows } from './hazards.ts';
import { situationRows } from './situation.ts';

export const sentences: readonly SentencePattern<MoveablesFact>[] = [
  ...combatantRows,
  ...creationRows,
  ...sheetRows,
  ...situationRows,
  ...restRows,
  ...hazardRows,
  ...announcementRows,
  ...explorationRows,
  ...magicRows,
];

export const slotForms: readonly SlotForm[] = [
  armourForm,
  attributesForm,
  injuryForm,
  moveForm,
  pinForm,
  doorForm,
  reconForm,
  headDieForm,
  languageForm,
];
