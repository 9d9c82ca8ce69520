/** Where a scenario writes difficulties, and what is wrong with them. */
import { eachOnce, type Finding } from '../../../../finding.ts';
import type { Scenario, Words } from '../../../../scenario.ts';
import type { Source } from '../../../../source.ts';
import { effectOf } from '../../difficulty.ts';
import type { QuickShotFact } from '../../facts.ts';
import { strangeDifficulty, type StrangeDifficulty } from '../../needs.ts';
import { announcementsIn, blocksIn, headFacts } from '../written.ts';

/** `at` is what the name of a difficulty takes the place of; `number` is there where a whole number is written. */
export interface WrittenDifficulty {
  readonly words: Words;
  readonly at: Source;
  readonly number?: number;
  /** Whether a number is understood there. */
  readonly isCounted: boolean;
}

/** What is found in any difficulty of a scenario, each place once. */
export function foundInDifficulties(
  scenario: Scenario<QuickShotFact>,
  check: (written: WrittenDifficulty) => readonly Finding[],
): Iterable<Finding> {
  const facts = [
    ...blocksIn(scenario).flatMap(({ traits }) => traits),
    ...headFacts(scenario),
    ...announcementsIn(scenario).flatMap(({ clauses }) => clauses),
  ];
  return eachOnce(facts.flatMap(difficultyIn).flatMap(check));
}

function difficultyIn(fact: QuickShotFact): readonly WrittenDifficulty[] {
  switch (fact.kind) {
    // “difficulty 3” gives way to “hard” as a whole.
    case 'action':
      return written(fact.difficulty, true, fact.source.start);
    case 'vulgar':
      return written(fact.difficulty, true);
    case 'weakness':
      return written(fact.adds, true);
    case 'wound':
    case 'fatigue':
    case 'takes wound':
    case 'deals wound':
    case 'tires':
      return written(fact.difficulty, false);
    case 'worsens':
      return written(fact.to, false);
    default:
      return [];
  }
}

function written(
  words: Words | undefined,
  isCounted: boolean,
  start = words?.source.start ?? 0,
): readonly WrittenDifficulty[] {
  if (words === undefined) return [];
  const number = /^\d+$/u.test(words.text) ? { number: Number(words.text) } : {};
  return [{ words, isCounted, at: { ...words.source, start }, ...number }];
}

/** What is written in the place of a difficulty; undefined where its word or its number says one. */
export function strangeIn({ words, number, isCounted }: WrittenDifficulty): StrangeDifficulty | undefined {
  const isKnown = effectOf(words.text) !== undefined || (number !== undefined && isCounted);
  return isKnown ? undefined : strangeDifficulty(words.text);
}
