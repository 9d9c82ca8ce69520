/** Difficulties above the highest. */
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import { difficulties, difficultyAt as named, difficultyWords } from '../../difficulty.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { WrittenNeed } from '../../needs.ts';
import type { RoundPlan } from '../../plan.ts';
import { foundInAttempts } from '../written.ts';
import { actionsOf, difficultyAt, isGivenUp } from './actions.ts';
import { changesOf, effectAfter, type Changing } from './changes.ts';
import { foundInDifficulties, type WrittenDifficulty } from './difficulty-words.ts';
import { remove, write } from './mending.ts';

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
  bad: `scenario "The yard"
rules quick-shot
combatant Rose (she) of the Players
  Willpower 5
round 1
  Rose: gambles on "the far gate".
    difficulty 6 "lift it off its hinges"
//  ^^^^^^^^^^^^
round 2
  Rose: gambles on "the roof".
    overwhelming "jump up there"
    1 harder "it is wet"
//  ^^^^^^^^^^^^^^^^^^^^
`,
  good: `scenario "The yard"
rules quick-shot
combatant Rose (she) of the Players
  Willpower 5
round 1
  Rose: gambles on "the far gate".
    overwhelming "lift it off its hinges"
round 2
  Rose: gambles on "the roof".
    overwhelming "jump up there"
`,
  *check({ scenario }) {
    yield* foundInDifficulties(scenario, numbered);
    yield* foundInAttempts(scenario, (attempt, plan) =>
      isGivenUp(attempt) ? [] : actionsOf(plan, attempt).chosen.flatMap((need) => hardened(plan, attempt, need)),
    );
  },
};

const most = difficulties.length;

function numbered({ words, number, isCounted, at }: WrittenDifficulty): readonly Finding[] {
  return !isCounted || number === undefined || number <= most
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

function hardened(plan: RoundPlan, attempt: Attempt, need: WrittenNeed): readonly Finding[] {
  const { effect = 0 } = need;
  const changes = changesOf(plan, attempt, need);
  const excess = effectAfter(need, changes) - most;
  const last = changes.findLast(({ amount }) => amount < 0);
  if (effect > most || excess <= 0 || last === undefined) return [];
  if (last.fact.kind === 'weakness') {
    const [at, lower] = [difficultyAt(attempt, need), named(effect - excess)];
    return [
      found(
        difficultyAboveOverwhelming,
        'weak',
        at,
        { words: last.fact.words.text, action: need.words },
        { fixes: lower === undefined ? [] : [write(lower, at)] },
      ),
    ];
  }
  return [
    found(
      difficultyAboveOverwhelming,
      'harder',
      last.fact.source,
      { action: need.words, difficulty: difficultyWords(effect) },
      { fixes: less(last, excess, attempt) },
    ),
  ];
}

function less({ fact, amount }: Changing, excess: number, { deed: { announcement } }: Attempt): readonly Fix[] {
  if (fact.kind !== 'change') return [];
  const left = -amount - excess;
  return [left > 0 ? write(`${left}`, fact.by.source) : remove(fact, announcement)];
}
