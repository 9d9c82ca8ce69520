/** Checks of the dice of a roll: number, faces and reasons. */
import { toFraction } from '../../../chance/index.ts';
import { add, askReason, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { percent } from '../../../words/percent.ts';
import type { Modifier, Pool } from '../../../pool.ts';
import { isSetAside } from '../../../worth/recount.ts';
import { isRefused, writtenDifficulty, type CheckRoll } from '../rolls/checks-rolled.ts';
import { mostDice } from '../circumstances.ts';
import { decidableDice, difficultyText, growthOf, namedDice } from '../rolls/difficulty.ts';
import { lastFact, type AttackFact, type Circumstance, type ExtraDice } from '../facts.ts';
import { deedRolls, type DeedRoll, type RoundPlan } from '../plan.ts';
import type { RolledPool } from '../rolls/pools.ts';
import { silentRolls, type SilentRoll } from '../problems.ts';
import { rule } from '../rule-ids.ts';
import { attackBonuses } from './numbers.ts';
import { announcementsOf, diceWords, foundInRounds, headFacts } from './written.ts';

/** The bonus and penalty dice among the modifiers of a pool, counted or not, except those set aside. */
export function diceOf({ modifiers }: Pool): readonly Modifier[] {
  return modifiers.filter((modifier) => dice.has(modifier.rule) && !isSetAside(modifier));
}

const dice: ReadonlySet<string> = new Set([
  rule.bonusDie.id,
  rule.penaltyDie.id,
  rule.attackBonus.id,
  rule.circumstances.id,
]);

export const dieWithoutReason: LintRule<AttackFact> = {
  id: 'die-without-reason',
  severity: 'warning',
  title: 'Dice without a reason',
  explanation:
    'A bonus or penalty die stands for something in the situation, which is written after it in quotes: the ' +
    'same quoted words count once, and “no longer” ends them.',
  messages: {
    circumstance: 'This {kind} has no reason; write it in quotes, for example {kind} “{example}”',
    dice: 'These dice have no reason; write it in quotes, for example 1 {die} “{example}”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  situation "a gate in the rain"
-   advantage for Ilse.
    ^^^^^^^^^^^^^^^^^^
+   advantage "she stands higher" for Ilse.
  round 1
    Ilse: attacks Brok.
-     1 bonus die
      ^^^^^^^^^^^
+     1 bonus die "a rope"
`),
  *check({ scenario }) {
    const facts = [
      ...headFacts(scenario),
      ...announcementsOf(scenario, 'attack', 'check').flatMap(({ clauses }) => clauses),
    ];
    for (const fact of facts) yield* bare(fact);
  },
};

function bare(fact: AttackFact): readonly Finding[] {
  switch (fact.kind) {
    case 'advantage':
    case 'disadvantage':
      return fact.words === undefined
        ? [
            found(
              dieWithoutReason,
              'circumstance',
              fact.source,
              { kind: fact.kind, example: circumstances[fact.kind] },
              { fixes: [askReason(fact.named ?? fact.source)] },
            ),
          ]
        : [];
    case 'bonus dice':
    case 'penalty dice':
      return fact.words === undefined
        ? [found(dieWithoutReason, 'dice', fact.source, extras[fact.kind], { fixes: [askReason(fact.source)] })]
        : [];
    default:
      return [];
  }
}

const circumstances: Readonly<Record<Circumstance['kind'], string>> = {
  advantage: 'the high ground',
  disadvantage: 'knee-deep mud',
};

const extras: Readonly<Record<ExtraDice['kind'], { readonly die: string; readonly example: string }>> = {
  'bonus dice': { die: 'bonus die', example: 'a rope' },
  'penalty dice': { die: 'penalty die', example: 'mail' },
};

export const cancelledPool: LintRule<AttackFact> = {
  id: 'cancelled-pool',
  severity: 'info',
  title: 'Dice that cancel out',
  explanation:
    'One bonus die and one penalty die cancel each other out. Those left over are rolled along with the ' +
    'first die.',
  messages: {
    fully: '{Name}’s {bonus} and {penalty} cancel each other out, so one die is rolled',
    partly: '{Name}’s {bonus} and {penalty} leave {left}, so {dice} are rolled',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
    Ilse: climbs "the wall" at 3/6.
      2 bonus dice "a rope and a friend"
-     1 penalty die "mail"
      ^^^^^^^^^^^^^^^^^^^^
  round 2
    Ilse: climbs "the roof" at 3/6.
-     1 bonus die "a rope"
      1 penalty die "mail"
      ^^^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInRounds(scenario, (plan) => deedRolls(plan).flatMap(cancelled)),
};

/** Reported at the first penalty die that is cancelled. */
function cancelled({ deed: { actor }, roll: { pool, net } }: DeedRoll): readonly Finding[] {
  const dice = diceOf(pool);
  const removed = dice.find(({ amount, standing }) => amount < 0 && standing === 'cancelled');
  if (removed === undefined) return [];
  const count = (sign: 1 | -1): number => dice.filter(({ amount }) => Math.sign(amount) === sign).length;
  return [
    found(cancelledPool, net === 0 ? 'fully' : 'partly', removed.source, {
      ...naming('name', actor),
      bonus: diceWords(count(1), 'bonus'),
      penalty: diceWords(count(-1), 'penalty'),
      left: diceWords(Math.abs(net), net > 0 ? 'bonus' : 'penalty'),
      dice: diceWords(1 + Math.abs(net)),
    }),
  ];
}

export const tooManyDice: LintRule<AttackFact> = {
  id: 'too-many-dice',
  severity: 'warning',
  title: 'More dice than can be rolled',
  explanation:
    `The text sets no limit on bonus and penalty dice. Here at most ${mostDice} of either count, for one ` +
    'reason, for an attack bonus, and in all.',
  messages: {
    over: '{number} is more dice than can be rolled here; {most} of them count',
    together: '{Name} has {number} {kind} dice in all, which is more than can be rolled here; {most} of them count',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
-   Attack Bonus 200
    ^^^^^^^^^^^^^^^^
+   Attack Bonus 100
  round 1
    Ilse: climbs "the wall" at 3/6.
-     101 penalty dice "mail"
      ^^^
+     2 penalty dice "mail"
`),
  *check({ scenario }) {
    for (const { value, source } of attackBonuses(scenario)) {
      if (Math.abs(value) > mostDice)
        yield found(
          tooManyDice,
          'over',
          source,
          { number: value, most: mostDice },
          { fixes: [write(`Attack Bonus ${Math.sign(value) * mostDice}`, source)] },
        );
    }
    const clauses = announcementsOf(scenario, 'attack', 'check').flatMap((announcement) => announcement.clauses);
    for (const { count } of clauses.filter(isExtraDice)) {
      if (count.value > mostDice)
        yield found(
          tooManyDice,
          'over',
          count.source,
          { number: count.value, most: mostDice },
          { fixes: [write(String(mostDice), count.source)] },
        );
    }
    yield* foundInRounds(scenario, (plan) => deedRolls(plan).flatMap(together));
  },
};

function isExtraDice(fact: AttackFact): fact is ExtraDice {
  return fact.kind === 'bonus dice' || fact.kind === 'penalty dice';
}

/** Reported at the announcement, as no single reason is at fault; not where none of the dice are rolled. */
function together({ deed: { actor, announcement }, roll: { pool, wanted } }: DeedRoll): readonly Finding[] {
  if (diceOf(pool).every(({ standing }) => standing === 'unused')) return [];
  return (['bonus', 'penalty'] as const)
    .filter((kind) => wanted[kind] > mostDice)
    .map((kind) =>
      found(tooManyDice, 'together', announcement.source, {
        ...naming('name', actor),
        number: wanted[kind],
        kind,
        most: mostDice,
      }),
    );
}

export const steppedUpDie: LintRule<AttackFact> = {
  id: 'stepped-up-die',
  severity: 'info',
  title: 'A larger die',
  explanation:
    'No change of the target number makes a roll certain or impossible: the die grows by one step instead, ' +
    'and the target number goes with it. 5/6 made easier is 7/8, and 1/4 made harder is 1/6.',
  messages: { grown: 'With this {name} rolls {now}, {chance} for each die: {because}' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
-   Ilse: climbs "the wall" at 5/6.
+   Ilse: climbs "the wall" at 4/6.
      TN +1 "a rope"
      ^^^^^^^^^^^^^^
`),
  check: ({ scenario }) =>
    foundInRounds(scenario, (plan) =>
      deedRolls(plan).flatMap(({ deed, roll }) => (roll.silent ? [] : grown(plan, deed.actor.name, roll))),
    ),
};

/** Reported for the last step, at the change that led to it; not where the Host decided the die. */
function grown({ context: { cast } }: RoundPlan, name: string, { pool, hits }: RolledPool): readonly Finding[] {
  const step = pool.modifiers.findLast((modifier) => modifier.rule === rule.dieStep.id);
  const fighter = cast.fighters.get(name);
  if (step === undefined || fighter === undefined || !namedDice.includes(hits.of)) return [];
  return [
    found(steppedUpDie, 'grown', step.source, {
      ...naming('name', fighter),
      now: pool.difficulty?.now ?? '',
      because: step.because,
      chance: percent({ chance: toFraction(BigInt(hits.hit), BigInt(hits.of)) }),
    }),
  ];
}

export const stepBeyondEight: LintRule<AttackFact> = {
  id: 'step-beyond-eight',
  severity: 'warning',
  title: 'A larger die than the text names',
  explanation:
    'The text shows how d4 becomes d6 and d6 becomes d8, but no larger die. The Host decides what comes ' +
    'after d8, with “decides next die: d10”; until then nothing is rolled.',
  messages: {
    silent:
      'With this {name} would need a die larger than a d{die}, but the text names none, so nothing is rolled; ' +
      'decide which die it is',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
    Ilse: climbs "the wall" at 7/8.
-     TN +1 "a rope"
      ^^^^^^^^^^^^^^
+     TN -1 "wet stone"
`),
  check: ({ scenario }) => foundInRounds(scenario, (plan) => silentRolls(plan).flatMap(beyond)),
};

function beyond({ deed: { actor }, roll, source }: SilentRoll): readonly Finding[] {
  const largest = Math.max(roll.hits.of, ...namedDice);
  const next = decidableDice.filter((die) => die > largest);
  return [
    found(
      stepBeyondEight,
      'silent',
      source,
      { ...naming('name', actor), die: largest },
      { fixes: next.map((die) => add(`decides next die: d${die}`, source)) },
    ),
  ];
}

export const unknownDieSize: LintRule<AttackFact> = {
  id: 'unknown-die-size',
  severity: 'warning',
  title: 'A die that the text doesn’t name',
  explanation:
    'The text shows d4, d6 and d8, in the order in which one becomes the next. Any other die is rolled as ' +
    'it is written; the Host decides about d10 and larger ones, with “decides next die: d10”.',
  messages: {
    unknown: '{written} is rolled on a d{of}, which isn’t one of the dice that the text names: d4, d6 and d8',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
-   Ilse: climbs "the wall" at 3/7.
                               ^^^
+   Ilse: climbs "the wall" at 3/6.
`),
  check: ({ scenario }) => foundInRounds(scenario, (plan) => plan.checks.flatMap((roll) => unknown(plan, roll))),
};

function unknown({ context: { cast, facts } }: RoundPlan, { deed }: CheckRoll): readonly Finding[] {
  const { clauses } = deed.announcement;
  const [base, written] = [writtenDifficulty(deed.announcement), lastFact(clauses, 'difficulty')];
  if (isRefused(base) || written?.of === undefined) return [];
  const { hit, of } = base;
  if (namedDice.includes(of) || growthOf(cast.stage, [...facts, ...clauses]).next === of) return [];
  const at = { ...written.hit.source, end: written.of.source.end };
  const named = namedDice.filter((die) => die > hit).sort((one, other) => Math.abs(one - of) - Math.abs(other - of));
  return [
    found(
      unknownDieSize,
      'unknown',
      at,
      { written: difficultyText(base), of },
      {
        fixes: [
          ...named.map((die) => write(difficultyText({ hit, of: die }), at)),
          ...(decidableDice.includes(of) ? [add(`decides next die: d${of}`, written.source)] : []),
        ],
      },
    ),
  ];
}

export const diceChecks: readonly LintRule<AttackFact>[] = [
  unknownDieSize,
  steppedUpDie,
  stepBeyondEight,
  dieWithoutReason,
  cancelledPool,
  tooManyDice,
];
