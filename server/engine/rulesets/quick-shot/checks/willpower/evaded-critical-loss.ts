/** A grave setback where there is Willpower to lose. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { sentence } from '../../../../play/words.ts';
import { quoted } from '../../../../quoting.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { conditionOf } from '../../fight.ts';
import { purseWords } from '../../purses.ts';
import { settled, type Settled } from '../../stakes.ts';
import { missingInAttempts } from '../written.ts';
import { criticalFailures, isSureOf } from './critical-failures.ts';
import { removeBelow, write } from '../../../../checking/mending.ts';

export const evadedCriticalLoss: LintRule<QuickShotFact> = {
  id: 'evaded-critical-loss',
  severity: 'error',
  title: 'A grave setback in place of Willpower',
  explanation:
    'The point of Willpower that a critical failure costs is lost wherever it can be paid. Only where it can’t does something grave happen in its place; what else a critical failure brings is written behind “on critical failure”.',
  messages: {
    evaded:
      '{Pool} pays the point that this critical failure costs, so no grave setback takes its place; write it behind “on critical failure”, or take it out',
    able: '{Pool} can pay the point that a critical failure costs here, so no grave setback takes its place; write it behind “on critical failure”, or take it out',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 2 of 5
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      risk "the alarm"
      rolls 1 1 2 2 3 3 5 6
-     grave setback "the one who hired her is locked in with her"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      on critical failure "the alarm, and the door falls shut behind her"
`),
  *check({ scenario }) {
    for (const { settled: comesTo, attempt, isSure } of criticalFailures(scenario)) {
      if (hasSetback(attempt) && isSure()) yield* evaded('evaded', attempt, comesTo);
    }
    yield* missingInAttempts(scenario, (attempt, plan) =>
      hasSetback(attempt) && isRolled(attempt) && isSureOf(scenario, plan, attempt)
        ? evaded(
            'able',
            attempt,
            settled(conditionOf(plan.context.fight, attempt.deed.actor.name), attempt, 'critical-failure'),
          )
        : [],
    );
  },
};

function hasSetback({
  deed: {
    announcement: { clauses },
  },
}: Attempt): boolean {
  return factsOf(clauses, 'grave setback').length > 0;
}

/** Whether there are dice yet to be rolled. */
function isRolled({ unrolled, pins }: Attempt): boolean {
  return unrolled === undefined && (pins.length === 0 || pins.includes(undefined));
}

function evaded(
  message: 'evaded' | 'able',
  { deed: { announcement } }: Attempt,
  { isGrave, changes }: Settled,
): readonly Finding[] {
  const paid = changes.at(-1);
  const told = announcement.prose.some(({ kind }) => kind === 'on critical failure');
  return isGrave || paid === undefined
    ? []
    : factsOf(announcement.clauses, 'grave setback').map((fact) =>
        found(
          evadedCriticalLoss,
          message,
          fact.source,
          { Pool: sentence(purseWords(paid.purse)) },
          {
            fixes: [
              ...(told ? [] : [write(`on critical failure ${quoted(fact.words.text)}`, fact.source)]),
              removeBelow(fact, announcement),
            ],
          },
        ),
      );
}
