/** Dice that are given to several actions. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { die, type Attempt } from '../../attempt.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { facesWords } from './dice-words.ts';
import { removeBelow, write } from '../../../../checking/mending.ts';
import { givenPinned, maySquash, shownOf, type Given } from './rolls.ts';

export const doublyAssignedDie: LintRule<QuickShotFact> = {
  id: 'doubly-assigned-die',
  severity: 'error',
  title: 'A die that is given twice',
  explanation:
    'Each die that was rolled serves one action. Dice of one face may be shared out among several actions, each die once; with “option divide whole” every action needs a face of its own.',
  messages: {
    more: 'The dice show {shown} {faces}, and {given} are given here in all, so not all of it can count; give each die once',
    whole:
      'The {faces} are given to “{first}” already, and with “option divide whole” every action needs a face of its own',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      easy "unlock it"
      risk "the dogs wake up"
      rolls 7 7 8 6 1 2 3 4
      gives 2 sevens to "run"
-     gives 1 seven to "unlock it"
            ^
+     gives 1 eight to "unlock it"
`),
  check: ({ scenario }) => foundInAttempts(scenario, (attempt) => (maySquash(attempt) ? [] : doubly(attempt))),
};

/** Dice below the target number, and sets that are too narrow, have checks of their own. */
function doubly(attempt: Attempt): readonly Finding[] {
  const wide = givenPinned(attempt).filter(
    ({ fact: { face, count }, need: { effect } }) => face >= die.target && count.value >= effect,
  );
  return wide.flatMap((given, index) => {
    const { face, count } = given.fact;
    const before = wide.slice(0, index).filter(({ fact }) => fact.face === face);
    const sum = before.reduce((dice, { fact }) => dice + fact.count.value, count.value);
    const [shown, first] = [shownOf(attempt, face), before.find(({ need }) => need !== given.need)];
    const data = {
      faces: facesWords(face),
      shown: shown === 0 ? 'no' : shown,
      given: sum,
      first: first?.need.words ?? '',
    };
    if (sum > shown)
      return [
        found(doublyAssignedDie, 'more', count.source, data, {
          fixes: fewer(attempt, given, shown - sum + count.value),
        }),
      ];
    return attempt.dice.divide === 'whole' && first !== undefined
      ? [
          found(doublyAssignedDie, 'whole', count.source, data, {
            fixes: [removeBelow(given.fact, attempt.deed.announcement)],
          }),
        ]
      : [];
  });
}

/** What is left for it, where that is enough. */
function fewer({ deed: { announcement } }: Attempt, { fact, need }: Given, left: number): readonly Fix[] {
  return [left >= need.effect ? write(`${left}`, fact.count.source) : removeBelow(fact, announcement)];
}
