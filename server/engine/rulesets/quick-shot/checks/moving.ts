/** Checks of Willpower that is moved from one pool to another. */
import { remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { sentence } from '../../../play/words.ts';
import type { Announcement, Numeral, Scenario } from '../../../scenario.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { diceFor } from '../attempts/bets.ts';
import { factsOf, type Foreign, type QuickShotFact } from '../facts.ts';
import { conditionOf, whole } from '../fight.ts';
import type { RoundPlan } from '../plan.ts';
import { generalPool } from '../willpower-pools.ts';
import { betText, faultyBets, purseText, stakeSource, type FaultyBet } from './bets.ts';
import { movingNothing } from './downtime.ts';
import { foundShort, rollsBefore, type InVain } from './heads.ts';
import { announcementsIn, foundInAttempts } from './written.ts';

export const willpowerByHand: LintRule<QuickShotFact> = {
  id: 'willpower-by-hand',
  severity: 'error',
  title: 'Willpower moved by hand',
  explanation:
    'Willpower isn’t spent on an attempt, but bet. A bet stays where it is if all actions succeed, brings nothing ' +
    'extra, and is lost if any of them fails. A critical changes Willpower by 1 for the whole attempt, however many ' +
    'actions it has, and a point won goes to the general pool. All of this is computed from the dice.',
  messages: {
    spends:
      'No Willpower is spent on an attempt, so this does nothing; Willpower is bet, and lost only if an action fails',
    gains:
      'What an attempt wins is computed, so this does nothing: 1 WP for the general pool on a critical success, and ' +
      'nothing extra for a bet',
    keeps:
      'What happens to a bet is computed, so this does nothing: it stays if every action succeeds, and is lost if ' +
      'one fails',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      common "silence the guard"
      bets 1 WP
      risk "the alarm"
-     spends 1 WP
      ^^^^^^^^^^^
-     gains 2 WP
      ^^^^^^^^^^
-     keeps her bet
      ^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const announcement of announcementsIn(scenario)) {
      for (const fact of factsOf(announcement.clauses, 'foreign')) yield* byHand(announcement, fact);
    }
  },
};

function byHand(announcement: Announcement<QuickShotFact>, fact: Foreign): readonly Finding[] {
  switch (fact.what) {
    case 'spends':
      return [found(willpowerByHand, 'spends', fact.source, {}, { fixes: spent(announcement, fact) })];
    case 'gains':
      return [found(willpowerByHand, 'gains', fact.source, {}, { fixes: [remove(fact, announcement, true)] })];
    case 'keeps the bet':
      return [found(willpowerByHand, 'keeps', fact.source, {}, { fixes: [remove(fact, announcement, true)] })];
    default:
      return [];
  }
}

/** With a bet it is redundant; otherwise a bet may be intended: any amount if this one isn’t valid. */
function spent(announcement: Announcement<QuickShotFact>, fact: Foreign): readonly Fix[] {
  const [bet] = factsOf(announcement.clauses, 'bet');
  const amount = fact.number?.value ?? 0;
  const meant = diceFor.has(amount) ? [amount] : amount > 0 ? [...diceFor.keys()] : [];
  return [
    ...(bet === undefined ? meant.map((each) => write(`bets ${each} WP`, fact.source)) : []),
    remove(fact, announcement, bet?.amount.value === amount),
  ];
}

export const overdrawnPool: LintRule<QuickShotFact> = {
  id: 'overdrawn-pool',
  severity: 'error',
  title: 'More Willpower moved than there is',
  explanation:
    'A drive’s Willpower can be taken on a vacation, or handed out when its project is complete, only as far as the ' +
    'drive has it; only what is set aside can be assigned.',
  messages: { short: '{Pool} holds {holds} WP, and {count} WP {are} taken from there, so nothing is moved' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    project "Find the treasure" 4
    drive "Stay alive" 1
    drive "Get rich" 2
  round 1
-   Rose completes "Find the treasure": 4 WP to "Stay alive", 2 WP set aside.
                                                              ^
+   Rose completes "Find the treasure": 2 WP to "Stay alive", 2 WP set aside.
  round 2
-   Rose goes on vacation for 8 days: 4 WP from "Get rich" to "Stay alive".
                                      ^
+   Rose goes on vacation for 8 days: 2 WP from "Get rich" to "Stay alive".
`),
  check: ({ scenario }) => foundShort(scenario, ['overdrawn-pool'], short),
};

/** Rolls only take from drives, so what a drive lacks without any rolls it lacks in every course. */
function short({ head: { fact }, data }: InVain): readonly Finding[] {
  const holds = Number(data.holds);
  const at = lastTaken(fact);
  if (at === undefined) return [];
  const left = fact.kind === 'vacation' ? holds - (holds % 2) : at.value - (Number(data.count) - holds);
  const fixes: readonly Fix[] =
    left > 0 && !(fact.kind === 'vacation' && fact.adds !== undefined) ? [write(`${left}`, at.source)] : [];
  return [
    found(
      overdrawnPool,
      'short',
      at.source,
      { ...data, Pool: sentence(String(data.pool)), are: data.count === 1 ? 'is' : 'are' },
      { fixes },
    ),
  ];
}

/** The excessive number; the last of several. */
function lastTaken(fact: QuickShotFact): Numeral | undefined {
  switch (fact.kind) {
    case 'vacation':
      return fact.taken;
    case 'completion':
      return fact.moves.at(-1)?.count;
    case 'assigns':
      return fact.count;
    default:
      return undefined;
  }
}

export const subBaseTransfer: LintRule<QuickShotFact> = {
  id: 'sub-base-transfer',
  severity: 'error',
  title: 'Willpower moved that isn’t above the base',
  explanation:
    'At a rest, only the Willpower above the base amount of the general pool can go to drives. A pool below its base ' +
    'goes back to it, and no further.',
  messages: {
    above: 'Only Willpower above the base of {base} can be moved, and {name} has {most} of it, so {count} WP can’t go',
    none: 'Only Willpower above the base of {base} can be moved at a rest, and {name} has none, so nothing is moved',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 7 of 5
    drive "Get rich" 3
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
-   Rose rests: 3 WP to "Get rich".
                ^
+   Rose rests: 2 WP to "Get rich".
`),
  check: ({ scenario }) => foundShort(scenario, ['sub-base-transfer'], (vain) => tooMuch(scenario, vain)),
};

/** Every roll before the rest may have won a point. */
function tooMuch(
  scenario: Scenario<QuickShotFact>,
  { head: { who, fact }, data: { base, most, count }, plan }: InVain,
): readonly Finding[] {
  if (fact.kind !== 'rest' || base === undefined || count === undefined) return [];
  const above = Number(most);
  if (whole(Number(count)) <= above + rollsBefore(scenario, plan, who)) return [];
  const part = fact.moves.find(({ count: moved }) => moved.value === count) ?? fact.moves[0];
  if (part === undefined) return [];
  return [
    found(
      subBaseTransfer,
      above > 0 ? 'above' : 'none',
      part.source,
      { ...naming('name', who), base, count, most: above },
      {
        fixes: above > 0 ? [write(`${above}`, part.source)] : fact.moves.length > 1 ? [] : [movingNothing(fact)],
      },
    ),
  ];
}

export const setAsideUse: LintRule<QuickShotFact> = {
  id: 'set-aside-use',
  severity: 'error',
  title: 'Willpower that is set aside',
  explanation:
    'When a project is complete, its Willpower may be set aside for a while, until the player has thought of a new ' +
    'goal. Until then it belongs to no pool, and can neither be bet nor pay for anything; it has to be assigned to a ' +
    'pool first.',
  messages: {
    bet: 'Willpower that is set aside can’t be bet; assign it to a pool first, or bet from a pool',
    loss: 'Willpower that is set aside can’t pay for a critical failure; assign it to a pool first, or let another pay',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 4 of 5
    project "Find the treasure" 2
    drive "Stay alive" 1
    drive "Get rich" 1
  round 1
    Rose completes "Find the treasure": 2 WP set aside.
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
-     bets 1 WP from what is set aside
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     bets 1 WP
      risk "the alarm"
-     pays from what is set aside
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     pays from the general pool
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, (attempt, plan) => [
      ...faultyBets(attempt, plan, 'set-aside-use').flatMap(betFrom),
      ...paidFrom(attempt, plan),
    ]),
};

function betFrom(faulty: FaultyBet): readonly Finding[] {
  const { fact, bet, attempt, condition } = faulty;
  const stake = bet.stakes.find(({ purse }) => purse.in === 'aside');
  if (stake === undefined) return [];
  const isWhole = fact.parts.length === 0;
  const general =
    isWhole && condition.general >= bet.amount ? [write(betText(bet.amount, generalPool), fact.source)] : [];
  return [
    found(
      setAsideUse,
      'bet',
      isWhole ? fact.source : stakeSource(faulty, stake),
      {},
      { fixes: [...general, remove(fact, attempt.deed.announcement)] },
    ),
  ];
}

function paidFrom({ deed: { actor, announcement } }: Attempt, { context }: RoundPlan): readonly Finding[] {
  const general = conditionOf(context.fight, actor.name).general > 0;
  return factsOf(announcement.clauses, 'pays')
    .filter(({ purse }) => purse.in === 'aside')
    .map((fact) =>
      found(
        setAsideUse,
        'loss',
        fact.source,
        {},
        {
          fixes: [
            ...(general ? [write(`pays from ${purseText(generalPool)}`, fact.source)] : []),
            remove(fact, announcement),
          ],
        },
      ),
    );
}

export const movingChecks: readonly LintRule<QuickShotFact>[] = [
  willpowerByHand,
  subBaseTransfer,
  setAsideUse,
  overdrawnPool,
];
