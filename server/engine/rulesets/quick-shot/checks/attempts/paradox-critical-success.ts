/** A critical success of holding off paradox. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Attempt } from '../../attempt.ts';
import type { QuickShotFact } from '../../facts.ts';
import { placeOf } from '../../outcome.ts';
import { saidQuotes } from '../said-quotes.ts';
import { missingInAttempts } from '../written.ts';
import { criticalFacts } from './criticals.ts';
import { write } from '../../../../checking/mending.ts';
import { foundInReadRolls } from './rolls.ts';

export const paradoxCriticalSuccess: LintRule<QuickShotFact> = {
  id: 'paradox-critical-success',
  severity: 'warning',
  title: 'A critical success against paradox',
  explanation:
    'A vulgar effect adds an action that holds off paradox. The player picks which action a critical success is, and the text finds it more fitting for the magical one.',
  messages: {
    paradox: 'A critical success fits the magical action better than that of holding off paradox; pick {others}',
    open: 'If all of this succeeds, a critical success fits the magical action better than that of holding off paradox; pick {others}, or pin a roll that fails',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far side".
      easy "walk through the wall"
      vulgar "she walks through the wall": common paradox "two guards are looking"
      risk "the wall closes around her"
      rolls 1 1 5 5 6 2 3 4
-     the critical falls on "hold off paradox"
                            ^^^^^^^^^^^^^^^^^^
+     the critical falls on "walk through the wall"
      on critical success "the guards take her for one of them"
`),
  *check({ scenario }) {
    yield* foundInReadRolls(scenario, ({ attempt, outcome: { result } }) =>
      result === 'critical-success' ? onParadox('paradox', attempt) : [],
    );
    yield* missingInAttempts(scenario, (attempt) =>
      attempt.unrolled === undefined && !isPinned(attempt) ? onParadox('open', attempt) : [],
    );
  },
};

function isPinned({ pins }: Attempt): boolean {
  return pins.length > 0 && !pins.includes(undefined);
}

/** Of several that are picked, one too many is the fault. */
function onParadox(message: 'paradox' | 'open', attempt: Attempt): readonly Finding[] {
  const { needs } = attempt;
  const [only, ...more] = criticalFacts(attempt)
    .flatMap(({ actions }) => actions)
    .filter(({ text }) => placeOf(needs, text) >= 0);
  const others = needs.filter(({ nature }) => nature === 'primary');
  if (
    only === undefined ||
    needs[placeOf(needs, only.text)]?.nature !== 'paradox' ||
    more.length > 0 ||
    others.length === 0
  )
    return [];
  return [
    found(
      paradoxCriticalSuccess,
      message,
      only.source,
      {
        others: saidQuotes(
          others.map(({ words }) => words),
          'or',
        ),
      },
      {
        fixes: others.map(({ words }) => write(quoted(words), only.source)),
      },
    ),
  ];
}
