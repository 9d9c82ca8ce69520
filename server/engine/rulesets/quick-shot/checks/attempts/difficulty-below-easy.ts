/** Difficulties below the lowest. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import { effectAfter } from '../../difficulties-reckoned.ts';
import type { QuickShotFact } from '../../facts.ts';
import { rule } from '../../rule-ids.ts';
import { foundInAttempts } from '../written.ts';
import { foundInDifficulties, type WrittenDifficulty } from './difficulty-words.ts';
import { removeSentence, write } from '../../../../checking/mending.ts';
import { lessened } from './mending.ts';

export const difficultyBelowEasy: LintRule<QuickShotFact> = {
  id: 'difficulty-below-easy',
  severity: 'error',
  title: 'Easier than easy',
  explanation:
    'Easy needs an effect of 1, which is a single die, and no difficulty lies below it. Whatever would make an easy action easier leaves it as it is.',
  messages: {
    number: '{number} is no difficulty: nothing is below easy (1); write “easy”, or let it happen without a roll',
    nothing: '“{action}” can’t become easier than easy, so this changes nothing',
    partly: '“{action}” can’t become easier than easy, so of this only {amount} counts',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
-     difficulty 0 "unlock it"
      ^^^^^^^^^^^^
+     easy "unlock it"
      easy "kick it open"
-     1 easier "it is rotten" for "kick it open"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* foundInDifficulties(scenario, belowEasy);
    yield* foundInAttempts(scenario, eased);
  },
};

function belowEasy({ words, number, isCounted, at }: WrittenDifficulty): readonly Finding[] {
  return !isCounted || number === undefined || number >= 1
    ? []
    : [found(difficultyBelowEasy, 'number', at, { number: words.text }, { fixes: [write('easy', at)] })];
}

/** What holds for several actions is in vain only where no action needs it. */
function eased(attempt: Attempt): readonly Finding[] {
  const actions = [...attempt.needs, ...attempt.beyond].filter(({ written }) => written >= 1);
  return actions.flatMap((need) => {
    const [last, lacking] = [need.changes.findLast(({ amount }) => amount > 0), 1 - effectAfter(need)];
    const isForOthers = actions.some(
      (other) =>
        other !== need && effectAfter(other) >= 1 && other.changes.some(({ source }) => source === last?.source),
    );
    if (last === undefined || lacking <= 0 || isForOthers) return [];
    const counts = last.amount - lacking;
    const data = { action: need.words, amount: counts };
    const fixes = last.rule === rule.teamWork.id ? [removeSentence(last.source)] : lessened(last, counts, attempt);
    return [found(difficultyBelowEasy, counts > 0 ? 'partly' : 'nothing', last.source, data, { fixes })];
  });
}
