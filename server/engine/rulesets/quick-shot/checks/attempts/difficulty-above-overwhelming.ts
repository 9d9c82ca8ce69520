/** Difficulties above the highest. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { isGivenUp, type Attempt } from '../../attempt.ts';
import { excessOf, mostEffect, type Need } from '../../difficulties-reckoned.ts';
import { difficultyAt, difficultyWords } from '../../difficulty.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { placeOfDifficulty } from './actions.ts';
import { foundInDifficulties, type WrittenDifficulty } from './difficulty-words.ts';
import { write } from '../../../../checking/mending.ts';
import { lessened } from './mending.ts';

export const difficultyAboveOverwhelming: LintRule<QuickShotFact> = {
  id: 'difficulty-above-overwhelming',
  severity: 'error',
  title: 'Harder than overwhelming',
  explanation:
    'Overwhelming needs an effect of 5, and the text names nothing above it. What seems beyond that is overwhelming all the same, or the GM rules the attempt out. Nothing is rolled for an action that would be harder.',
  messages: {
    number:
      '{number} is no difficulty: the text names none above overwhelming (5); write “overwhelming”, or rule the attempt out',
    harder:
      '“{action}” is {difficulty}, and the text names nothing above overwhelming, so nothing is rolled; take this back, or rule the attempt out',
    weak: '“{words}” makes “{action}” harder than overwhelming, which the text has no difficulty for, so nothing is rolled; set a lower difficulty, or rule the attempt out',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
-     difficulty 6 "lift it off its hinges"
      ^^^^^^^^^^^^
+     overwhelming "lift it off its hinges"
  round 2
    Rose: gambles on "the roof".
      overwhelming "jump up there"
-     1 harder "it is wet"
      ^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* foundInDifficulties(scenario, aboveOverwhelming);
    yield* foundInAttempts(scenario, (attempt) =>
      isGivenUp(attempt) ? [] : attempt.beyond.flatMap((beyond) => hardened(attempt, beyond)),
    );
  },
};

function aboveOverwhelming({ words, number, isCounted, at }: WrittenDifficulty): readonly Finding[] {
  return !isCounted || number === undefined || number <= mostEffect
    ? []
    : [
        found(
          difficultyAboveOverwhelming,
          'number',
          at,
          { number: words.text },
          { fixes: [write('overwhelming', at)] },
        ),
      ];
}

function hardened(attempt: Attempt, need: Need): readonly Finding[] {
  const { words: action, written } = need;
  const [because, excess] = [excessOf(need), need.effect - mostEffect];
  if (because.of === 'written') return [];
  const { harder } = because;
  if (because.of === 'weakness') {
    const [at, lower] = [placeOfDifficulty(attempt, need), difficultyAt(written - excess)];
    return [
      found(
        difficultyAboveOverwhelming,
        'weak',
        at,
        { words: harder.words ?? '', action },
        { fixes: lower === undefined ? [] : [write(lower, at)] },
      ),
    ];
  }
  return [
    found(
      difficultyAboveOverwhelming,
      'harder',
      harder.source,
      { action, difficulty: difficultyWords(written) },
      { fixes: lessened(harder, -harder.amount - excess, attempt) },
    ),
  ];
}
