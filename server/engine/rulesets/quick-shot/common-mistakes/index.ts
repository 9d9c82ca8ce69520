/** What writers try in Quick Shot, and how it is said here. */
import type { Slip } from '../../../ruleset.ts';
import { attemptSlips, clauseSlips } from './attempts.ts';
import { betSlips } from './bets.ts';
import { blockSlips } from './blocks.ts';
import { roundSlips } from './rounds.ts';

export const slips: readonly Slip[] = [...attemptSlips, ...betSlips, ...clauseSlips, ...roundSlips, ...blockSlips];
