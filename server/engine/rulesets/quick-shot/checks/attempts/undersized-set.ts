/** Sets that are too narrow for the actions that they are given to. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { die, type Attempt } from '../../attempt.ts';
import { difficultyWords } from '../../difficulty.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { givesSentence, setWords } from './dice-words.ts';
import { removeBelow, write } from '../../../../checking/mending.ts';
import { facesFor, givenPinned, maySquash, type Given } from './rolls.ts';

export const undersizedSet: LintRule<QuickShotFact> = {
  id: 'undersized-set',
  severity: 'error',
  title: 'A set that is too narrow',
  explanation:
    'Each action needs a set of its own, as wide as its difficulty: 1 die for an easy action, 2 of one face for a common one, 3 for a hard one, 4 for a difficult one, 5 for an overwhelming one.',
  messages: { narrow: '“{action}” is {difficulty}, and {set} {are} too narrow a set for it, so this isn’t counted' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      hard "run"
      risk "the dogs wake up"
      rolls 6 6 6 7 1 2 3 4
-     gives 2 sixes to "run"
            ^
+     gives 3 sixes to "run"
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, (attempt) =>
      givenPinned(attempt)
        .filter((given) => isNarrow(attempt, given))
        .flatMap((given) => narrow(attempt, given)),
    ),
};

/** Dice below the target number serve nothing, which has a check of its own. */
function isNarrow(attempt: Attempt, { fact: { face, count, action }, need: { effect } }: Given): boolean {
  return face >= die.target && count.value < effect && !maySquash(attempt, action);
}

function narrow(attempt: Attempt, { fact, need }: Given): readonly Finding[] {
  const { source, face, count } = fact;
  const faces = facesFor(attempt, need);
  return [
    found(
      undersizedSet,
      'narrow',
      count.source,
      {
        action: need.words,
        difficulty: difficultyWords(need.effect),
        set: setWords(count.value, face),
        are: count.value === 1 ? 'is' : 'are',
      },
      {
        fixes:
          faces.length === 0
            ? [removeBelow(fact, attempt.deed.announcement)]
            : (faces.includes(face) ? [face] : faces).map((each) =>
                write(givesSentence(need.effect, each, need.words), source),
              ),
      },
    ),
  ];
}
