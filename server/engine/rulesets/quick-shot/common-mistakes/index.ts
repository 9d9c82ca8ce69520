/** Common mistakes of writers in Quick Shot, with the correct sentences. */
import type { CommonMistake } from '../../../ruleset.ts';
import { attemptSlips, clauseSlips } from './attempts.ts';
import { betSlips } from './bets.ts';
import { blockSlips } from './blocks.ts';
import { roundSlips } from './rounds.ts';

export const commonMistakes: readonly CommonMistake[] = [
  ...attemptSlips,
  ...betSlips,
  ...clauseSlips,
  ...roundSlips,
  ...blockSlips,
];
