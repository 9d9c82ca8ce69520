/** All rows that Quick Shot adds to the table of sentences. */
import type { SentencePattern, SlotForm } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';
import { actionRows } from './actions.ts';
import { attackRows } from './attacks.ts';
import { bearingRows } from './bearing.ts';
import { betweenRows } from './between.ts';
import { combatantRows } from './combatants.ts';
import { compulsionCheckRows } from './compulsion-checks.ts';
import { givenUpRows } from './given-up.ts';
import { improvingRows } from './improving.ts';
import { outcomeRows } from './outcomes.ts';
import { rollRows } from './rolls.ts';
import { roundRows } from './rounds.ts';
import { dieForm, paymentForm, purseForm, purseShareForm, stakeShareForm } from './slots.ts';
import { stakeRows } from './stakes.ts';

export const sentences: readonly SentencePattern<QuickShotFact>[] = [
  ...combatantRows,
  ...actionRows,
  ...bearingRows,
  ...stakeRows,
  ...attackRows,
  ...givenUpRows,
  ...compulsionCheckRows,
  ...rollRows,
  ...outcomeRows,
  ...roundRows,
  ...betweenRows,
  ...improvingRows,
];

export const slotForms: readonly SlotForm[] = [purseForm, purseShareForm, stakeShareForm, paymentForm, dieForm];
