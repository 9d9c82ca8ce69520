/** All rows that Quick Shot adds to the table of sentences. */
import type { SentencePattern, SlotForm } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';
import { announcementRows } from './announcements.ts';
import { betweenRows } from './downtime.ts';
import { combatantRows } from './combatants.ts';
import { rollRows } from './rolls.ts';
import { roundRows } from './rounds.ts';
import { dieForm, paymentForm, purseForm, purseShareForm, stakeShareForm } from './slots.ts';

export const sentences: readonly SentencePattern<QuickShotFact>[] = [
  ...combatantRows,
  ...announcementRows,
  ...rollRows,
  ...roundRows,
  ...betweenRows,
];

export const slotForms: readonly SlotForm[] = [purseForm, purseShareForm, stakeShareForm, paymentForm, dieForm];
