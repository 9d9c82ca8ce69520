/** Common mistakes: how writers of dungeons phrase what Acquire Moveables has differently or not at all. */
import type { CommonMistake } from '../../../ruleset.ts';
import { clauseMistakes } from './clauses.ts';
import { declarationMistakes } from './declarations.ts';
import { roundMistakes } from './rounds.ts';
import { testMistakes } from './tests.ts';

export const commonMistakes: readonly CommonMistake[] = [
  ...roundMistakes,
  ...testMistakes,
  ...clauseMistakes,
  ...declarationMistakes,
];
