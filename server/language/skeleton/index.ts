/** The rows that every game shares. */
import type { SentencePattern } from '../../engine/index.ts';
import { castRows } from './cast.ts';
import { courseRows } from './course.ts';
import { expectRows } from './expect.ts';
import { headRows } from './head.ts';
import { proseRows } from './prose.ts';
import { speechRows } from './speech.ts';

export const skeleton: readonly SentencePattern[] = [
  ...headRows,
  ...castRows,
  ...courseRows,
  ...expectRows,
  ...proseRows,
  ...speechRows,
];
