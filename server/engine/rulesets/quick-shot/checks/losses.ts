/** Checks of what critical failures cost. */
import { add, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { list, sentence } from '../../../play/words.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { mayLack } from '../../../unread.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { factsOf, lastFact, type Purse, type QuickShotFact } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import type { RoundPlan } from '../plan.ts';
import { generalPool, purseWords } from '../willpower-pools.ts';
import { settled, type Settled } from '../attempts/stakes.ts';
import { purseText } from './bets.ts';
import { isUnsure, rollsBefore } from './heads.ts';
import { pinnedRolls, type PinnedRoll } from './pinned-rolls.ts';
import { announcementsIn, missingInAttempts } from './written.ts';

/**
 * `isSure` is true if no earlier roll or condition can have changed the Willpower; `rolls` is the source of the dice.
 */
interface CriticalFailure extends PinnedRoll {
  readonly isSure: () => boolean;
  readonly rolls: Source;
}

/** Skips rounds with unreadable sentences: the missing one may be among them. */
function criticalFailures(scenario: Scenario<QuickShotFact>): readonly CriticalFailure[] {
  return pinnedRolls(scenario).flatMap((pinned) => {
    const {
      plan,
      attempt: {
        deed: { announcement },
      },
      outcome,
    } = pinned;
    const rolls = lastFact(announcement.clauses, 'rolls')?.source;
    if (outcome.result !== 'critical-failure' || rolls === undefined || mayLack(scenario, plan.context.round))
      return [];
    return [{ ...pinned, rolls, isSure: () => isSureOf(scenario, plan, pinned.attempt) }];
  });
}

/** Whether the text alone determines what is in the pools that may pay. */
function isSureOf(scenario: Scenario<QuickShotFact>, plan: RoundPlan, attempt: Attempt): boolean {
  const { actor, announcement } = attempt.deed;
  return (
    rollsBefore(scenario, plan, actor, attempt) === 0 &&
    !isUnsure(scenario, plan, actor, [generalPool, ...servedBy(announcement.clauses)])
  );
}

/** The drives that may pay in addition to the general pool. */
function servedBy(clauses: readonly QuickShotFact[]): readonly Purse[] {
  return factsOf(clauses, 'serves')
    .flatMap(({ drives }) => drives)
    .map((drive): Purse => ({ in: 'drive', drive }));
}

export const criticalCostsOne: LintRule<QuickShotFact> = {
  id: 'critical-costs-one',
  severity: 'error',
  title: 'A critical failure that costs more or less than 1 WP',
  explanation:
    'A critical failure costs one point of Willpower, however many actions have failed. No pool goes below 0: if no ' +
    'point can be paid, the GM brings in a grave setback instead.',
  messages: {
    one: 'A critical failure costs 1 WP, however many actions fail, so that is paid here, not {count}',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 1 of 5
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      risk "the alarm"
-     pays 2 from the general pool
           ^
+     pays 1 from the general pool
`),
  *check({ scenario }) {
    for (const { count } of announcementsIn(scenario).flatMap(({ clauses }) => factsOf(clauses, 'pays')))
      yield* costing(count);
  },
};

function costing(
  count: { readonly value: number; readonly source: Finding['source'] } | undefined,
): readonly Finding[] {
  return count === undefined || count.value === 1
    ? []
    : [
        found(
          criticalCostsOne,
          'one',
          count.source,
          { count: count.value },
          { fixes: [write('1', count.source, true)] },
        ),
      ];
}

export const evadedCriticalLoss: LintRule<QuickShotFact> = {
  id: 'evaded-critical-loss',
  severity: 'error',
  title: 'A grave setback in place of Willpower',
  explanation:
    'The point of Willpower that a critical failure costs is lost if it can be paid. Only if it can’t does something ' +
    'grave happen instead; anything else that a critical failure brings is written after “on critical failure”.',
  messages: {
    evaded:
      '{Pool} pays the point that this critical failure costs, so no grave setback replaces it; write it after “on ' +
      'critical failure”, or remove it',
    able:
      '{Pool} can pay the point that a critical failure costs here, so no grave setback replaces it; write it after ' +
      '“on critical failure”, or remove it',
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

/** Whether some dice are still to be rolled. */
function isRolled({ unrolled, pins }: Attempt): boolean {
  return unrolled === undefined && (pins.length === 0 || pins.includes(undefined));
}

function evaded(
  message: 'evaded' | 'able',
  { deed: { announcement } }: Attempt,
  { isGrave, changes }: Settled,
): readonly Finding[] {
  const paid = changes.at(-1);
  const shown = announcement.prose.some(({ kind }) => kind === 'on critical failure');
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
              ...(shown ? [] : [write(`on critical failure ${quoted(fact.words.text)}`, fact.source)]),
              remove(fact, announcement),
            ],
          },
        ),
      );
}

export const missingLossPool: LintRule<QuickShotFact> = {
  id: 'missing-loss-pool',
  severity: 'warning',
  title: 'A critical failure that several pools could pay for',
  explanation:
    'The point that a critical failure costs comes from the general pool, or from a drive that the attempt would ' +
    'have furthered. The text doesn’t say who chooses, so the scenario says which pays.',
  messages: {
    open:
      'This critical failure costs 1 WP, which {pools} could pay, and nothing says which does, so it comes from ' +
      '{first}; write which pays',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 2
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      serves "Get rich"
      risk "the alarm"
      rolls 1 1 2 2 3 3 5 6
      ^^^^^^^^^^^^^^^^^^^^^
+     pays from "Get rich"
      on critical failure "the alarm, and the door falls shut behind her"
`),
  *check({ scenario }) {
    for (const {
      settled: { couldPay },
      rolls,
    } of criticalFailures(scenario)) {
      const [first] = couldPay;
      if (first === undefined) continue;
      yield found(
        missingLossPool,
        'open',
        rolls,
        { pools: list(couldPay.map(purseWords)), first: purseWords(first) },
        {
          fixes: couldPay.map((purse) => add(`pays from ${purseText(purse)}`, rolls)),
        },
      );
    }
  },
};

export const unmarkedGraveSetback: LintRule<QuickShotFact> = {
  id: 'unmarked-grave-setback',
  severity: 'warning',
  title: 'A critical failure without its grave setback',
  explanation:
    'A critical failure costs a point of Willpower. If neither the general pool nor a drive that the attempt would ' +
    'have furthered has one, the GM brings in something grave in addition to the failure, if there is anything.',
  messages: {
    unmarked:
      '{Name} has no Willpower that could pay for this critical failure; write what grave thing happens ' +
      'instead: grave setback “…”',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 1 of 5
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      bets 1 WP
      risk "the alarm"
      rolls 1 1 2 2 3 3 5 6 7
      ^^^^^^^^^^^^^^^^^^^^^^^
+     grave setback "the one who hired her is locked in with her"
      on critical failure "the alarm, and the door falls shut behind her"
`),
  *check({ scenario }) {
    for (const {
      settled,
      attempt: {
        deed: { actor, announcement },
      },
      rolls,
      isSure,
    } of criticalFailures(scenario)) {
      if (!settled.isGrave || factsOf(announcement.clauses, 'grave setback').length > 0 || !isSure()) continue;
      yield found(unmarkedGraveSetback, 'unmarked', rolls, naming('name', actor), {
        fixes: [
          {
            title: 'Add a grave setback',
            certain: false,
            intents: [{ do: 'add sentence after', at: rolls, text: 'grave setback "…"' }],
          },
        ],
      });
    }
  },
};

export const lossChecks: readonly LintRule<QuickShotFact>[] = [
  criticalCostsOne,
  missingLossPool,
  unmarkedGraveSetback,
  evadedCriticalLoss,
];
