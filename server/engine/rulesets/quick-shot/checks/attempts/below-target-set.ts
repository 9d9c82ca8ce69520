/** Dice below the target number that are given to actions. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { die, type Attempt } from '../../attempt.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { facesWords, givesSentence } from './dice-words.ts';
import { removeBelow, write } from '../../../../checking/mending.ts';
import { facesFor, givenPinned, maySquash, type Given } from './rolls.ts';

export const belowTargetSet: LintRule<QuickShotFact> = {
  id: 'below-target-set',
  severity: 'error',
  title: 'A set below the target number',
  explanation:
    'The target number is 5, so that sets of fives, sixes, sevens and eights meet actions, and lower ones don’t. What squashing may bring together from below the text doesn’t say; a player who squashes says so.',
  messages: { below: 'Sets of {faces} are below the target number of 5 and meet nothing, so this isn’t counted' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      risk "the dogs wake up"
      rolls 4 4 6 6 1 2 3 8
-     gives 2 fours to "run"
      ^^^^^^^^^^^^^^^^^^^^^^
+     gives 2 sixes to "run"
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, (attempt) =>
      givenPinned(attempt)
        .filter(({ fact }) => fact.face < die.target && !maySquash(attempt, fact.action))
        .flatMap((given) => below(attempt, given)),
    ),
};

function below(attempt: Attempt, { fact, need }: Given): readonly Finding[] {
  const better = facesFor(attempt, need).map((face) =>
    write(givesSentence(need.effect, face, need.words), fact.source),
  );
  return [
    found(
      belowTargetSet,
      'below',
      fact.source,
      { faces: facesWords(fact.face) },
      { fixes: [...better, removeBelow(fact, attempt.deed.announcement)] },
    ),
  ];
}
