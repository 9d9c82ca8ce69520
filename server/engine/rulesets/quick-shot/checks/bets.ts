/** Checks of bets. */
import { add, remove, write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Fix, type Found, type LintRule } from '../../../finding.ts';
import { sentence } from '../../../play/words.ts';
import { quoted } from '../../../words/quoting.ts';
import { belowAnnouncement, unsaid } from '../../../rewriting.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { diceFor, isServed, type BetFault, type Stake, type WrittenBet } from '../attempts/bets.ts';
import { wordsKey } from '../cast.ts';
import { factsOf, lastFact, type Bet, type Purse, type QuickShotFact } from '../facts.ts';
import { conditionOf, type Condition } from '../fight.ts';
import type { RoundPlan } from '../plan.ts';
import { generalPool, isSamePurse, pointsIn, purseWords } from '../willpower-pools.ts';
import { isUnsure, rollsBefore } from './heads.ts';
import { foundInAttempts, missingInAttempts } from './written.ts';

/** A pool as it is written. */
export function purseText(purse: Purse): string {
  switch (purse.in) {
    case 'general':
      return 'the general pool';
    case 'aside':
      return 'what is set aside';
    case 'drive':
      return quoted(purse.drive.text);
  }
}

/** A bet as it is written: an amount from one pool. */
export function betText(amount: number, purse: Purse): string {
  return `bets ${amount} WP${purse.in === 'general' ? '' : ` from ${purseText(purse)}`}`;
}

/** The sentence of a bet, with all its parts. */
function betSentence({ amount, purse, parts }: Bet): string {
  if (parts.length === 0) return betText(amount.value, purse);
  return (
    `bets ${amount.value} WP: ` +
    parts
      .map(
        (part) => `${part.count.value} WP ${part.purse.in === 'aside' ? 'set aside' : `from ${purseText(part.purse)}`}`,
      )
      .join(', ')
  );
}

export interface FaultyBet {
  readonly fact: Bet;
  readonly bet: WrittenBet;
  readonly attempt: Attempt;
  readonly plan: RoundPlan;
  /** The bettor’s condition when the round begins. */
  readonly condition: Condition;
}

/** Reports bets that aren’t made for this reason. */
function foundInBets(
  scenario: Scenario<QuickShotFact>,
  fault: BetFault,
  check: (faulty: FaultyBet) => readonly Finding[],
): Found {
  return foundInAttempts(scenario, (attempt, plan) => faultyBets(attempt, plan, fault).flatMap(check));
}

export function faultyBets(attempt: Attempt, plan: RoundPlan, fault: BetFault): readonly FaultyBet[] {
  const condition = conditionOf(plan.context.fight, attempt.deed.actor.name);
  return factsOf(attempt.deed.announcement.clauses, 'bet').flatMap((fact, place) => {
    const bet = attempt.bets[place];
    return bet?.not?.fault === fault ? [{ fact, bet, attempt, plan, condition }] : [];
  });
}

/** The source of the amount from one of the pools. */
export function stakeSource({ fact, bet }: Pick<FaultyBet, 'fact' | 'bet'>, stake: Stake): Source {
  return fact.parts[bet.stakes.indexOf(stake)]?.source ?? fact.amount.source;
}

export const undefinedBetAmount: LintRule<QuickShotFact> = {
  id: 'undefined-bet-amount',
  severity: 'error',
  title: 'A bet of neither 1 nor 3 WP',
  explanation:
    'A bet of 1 WP adds one die, and a bet of 3 WP adds two. The rules have no other amounts. The parts from several ' +
    'pools add up to that amount.',
  messages: {
    amount: 'A bet of {amount} WP buys nothing: 1 WP adds one die, and 3 WP add two',
    parts: 'The parts add up to {sum} WP, and the bet is {amount} WP, so it isn’t made; make the two agree',
    among: 'Nothing says how much of this bet comes from each pool, so it isn’t made; write it as {example}',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
-     bets 2 WP
           ^
+     bets 1 WP
      risk "the alarm"
`),
  check: ({ scenario }) => foundInBets(scenario, 'undefined-bet-amount', (faulty) => foundIn(faulty)),
};

function foundIn(faulty: FaultyBet): readonly Finding[] {
  if (!diceFor.has(faulty.bet.amount)) return amountOf(faulty);
  return faulty.fact.among.length > 1 ? amongOf(faulty) : partsOf(faulty);
}

/**
 * All ways in which each pool gives part of what it holds, or all ways if they hold too little; 1 WP comes from a
 * single pool.
 */
function amongOf({ fact, condition }: FaultyBet): readonly Finding[] {
  const { amount, among, source } = fact;
  const all = sharings(amount.value, among.length);
  const covered = all.filter((counts) => among.every((purse, index) => holds(condition, purse, counts[index] ?? 0)));
  const ways =
    amount.value < among.length
      ? among.map((purse) => betText(amount.value, purse))
      : (covered.length > 0 ? covered : all).map((counts) =>
          betSentence({
            ...fact,
            parts: among.map((purse, index) => ({ purse, count: { value: counts[index] ?? 0, source }, source })),
          }),
        );
  return [
    found(
      undefinedBetAmount,
      'among',
      source,
      { example: ways[0] ?? '' },
      { fixes: ways.map((way) => write(way, source)) },
    ),
  ];
}

/** All ways to split an amount into a number of parts of at least 1: `[[1, 2], [2, 1]]` for 3 in 2. */
function sharings(amount: number, parts: number): readonly (readonly number[])[] {
  if (parts === 1) return [[amount]];
  const firsts = Array.from({ length: amount - parts + 1 }, (_, index) => index + 1);
  return firsts.flatMap((first) => sharings(amount - first, parts - 1).map((rest) => [first, ...rest]));
}

/** The valid amounts that the pool covers. */
function amountOf(faulty: FaultyBet): readonly Finding[] {
  const {
    fact: { amount, purse, parts },
    condition,
  } = faulty;
  const sum = sumOf(faulty);
  const could =
    parts.length > 0
      ? [...diceFor.keys()].filter((each) => each === sum)
      : [...diceFor.keys()].filter((each) => each <= (pointsIn(condition, purse) ?? each));
  return [
    found(
      undefinedBetAmount,
      'amount',
      amount.source,
      { amount: amount.value },
      { fixes: could.map((each) => write(`${each}`, amount.source)) },
    ),
  ];
}

function partsOf(faulty: FaultyBet): readonly Finding[] {
  const {
    fact: { amount, source },
  } = faulty;
  const sum = sumOf(faulty);
  return [
    found(
      undefinedBetAmount,
      'parts',
      source,
      { amount: amount.value, sum },
      { fixes: [...otherParts(faulty, sum), ...(diceFor.has(sum) ? [write(`${sum}`, amount.source)] : [])] },
    ),
  ];
}

/** Changes one part to correct the sum, starting with the last, if its pool holds that much. */
function otherParts({ fact: { amount, parts }, condition }: FaultyBet, sum: number): readonly Fix[] {
  return parts.toReversed().flatMap(({ count, purse, source }, index) => {
    const wanted = count.value + amount.value - sum;
    const which = index === 0 ? 'the last part' : `the part from ${purseWords(purse)}`;
    return wanted <= 0 || !holds(condition, purse, wanted)
      ? []
      : [{ ...write(`${wanted}`, source), title: `Make ${which} ${wanted} WP` }];
  });
}

/** A pool that nobody has is reported by another check. */
function holds(condition: Condition, purse: Purse, count: number): boolean {
  return (pointsIn(condition, purse) ?? count) >= count;
}

function sumOf({ bet: { stakes } }: FaultyBet): number {
  return stakes.reduce((sum, { count }) => sum + count, 0);
}

export const betFromSeveralPools: LintRule<QuickShotFact> = {
  id: 'bet-from-several-pools',
  severity: 'info',
  title: 'A bet from several pools',
  explanation:
    'The text doesn’t say whether one bet may come from the general pool and a drive, or from two drives. Here it ' +
    'may, as long as the attempt serves each of those drives. This is only a note; there is nothing to correct.',
  messages: {
    silent:
      'The text doesn’t say whether a bet may come from several pools; here it may, and all of it is lost or kept ' +
      'together',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 3
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      serves "Get rich"
-     bets 3 WP: 1 WP from the general pool, 2 WP from "Get rich"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     bets 3 WP from "Get rich"
      risk "the alarm"
`),
  check: ({ scenario }) => foundInAttempts(scenario, fromSeveral),
};

/** Only for the bet that is made: faults of other bets are reported there (qa-16). */
function fromSeveral({
  bet,
  bets,
  deed: {
    announcement: { clauses },
  },
}: Attempt): readonly Finding[] {
  const [first, ...others] = bet?.stakes ?? [];
  const fact = factsOf(clauses, 'bet').find((_, place) => bets[place] === bet);
  if (fact === undefined || first === undefined || others.every(({ purse }) => isSamePurse(purse, first.purse)))
    return [];
  return [found(betFromSeveralPools, 'silent', fact.source)];
}

export const uncoveredBet: LintRule<QuickShotFact> = {
  id: 'uncovered-bet',
  severity: 'error',
  title: 'A bet of more WP than there is',
  explanation: 'The pool that a bet comes from has to hold that much. A bet of 3 WP may come from several pools.',
  messages: { short: '{Pool} holds {holds} WP, and {count} WP {are} bet from there, so the bet isn’t made' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 2 of 5
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
-     bets 3 WP
           ^
+     bets 1 WP
      risk "the alarm"
`),
  check: ({ scenario }) => foundInBets(scenario, 'uncovered-bet', (faulty) => short(scenario, faulty)),
};

/** Earlier rolls may win WP for the general pool, so it may still cover the bet. */
function short(scenario: Scenario<QuickShotFact>, faulty: FaultyBet): readonly Finding[] {
  const { bet, attempt, plan, condition } = faulty;
  const { actor } = attempt.deed;
  const stake = bet.stakes.find(({ purse, count }) => (pointsIn(condition, purse) ?? 0) < count);
  if (stake === undefined || isUnsure(scenario, plan, actor, [stake.purse])) return [];
  const holds = pointsIn(condition, stake.purse) ?? 0;
  if (stake.purse.in === 'general' && holds + rollsBefore(scenario, plan, actor, attempt) >= stake.count) return [];
  const pool = purseWords(stake.purse);
  return [
    found(
      uncoveredBet,
      'short',
      stakeSource(faulty, stake),
      { pool, Pool: sentence(pool), holds, count: stake.count, are: stake.count === 1 ? 'is' : 'are' },
      { fixes: offers(faulty, stake) },
    ),
  ];
}

/** The smaller bet, if it has a single part, and the same bet from another pool. */
function offers({ fact, bet, attempt, condition }: FaultyBet, { purse }: Stake): readonly Fix[] {
  const { clauses } = attempt.deed.announcement;
  const served = factsOf(clauses, 'serves')
    .flatMap(({ drives }) => drives)
    .map((drive): Purse => ({ in: 'drive', drive }));
  const others = [generalPool, ...served].filter(
    (each) => !isSamePurse(each, purse) && (pointsIn(condition, each) ?? 0) >= bet.amount,
  );
  const smaller =
    fact.parts.length === 0 && bet.amount > 1 && (pointsIn(condition, purse) ?? 0) >= 1
      ? [write('1', fact.amount.source)]
      : [];
  return [...smaller, ...others.map((each) => write(betText(bet.amount, each), fact.source))];
}

export const secondBolster: LintRule<QuickShotFact> = {
  id: 'second-bolster',
  severity: 'error',
  title: 'A second bet',
  explanation:
    'An attempt is bolstered by one bet, of 1 WP or of 3. Two bets don’t add up, not even in an attempt with several ' +
    'actions: they are all rolled for together.',
  messages: { second: 'This attempt already has a bet of {amount} WP, so this one isn’t made; keep one of them' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      bets 3 WP
-     bets 1 WP
      ^^^^^^^^^
      risk "the alarm"
`),
  check: ({ scenario }) =>
    foundInBets(scenario, 'second-bolster', ({ fact, attempt }) => {
      const { announcement } = attempt.deed;
      const made = announcement.clauses.find(
        (each) =>
          each.kind === 'bet' && attempt.bets.some((bet) => bet.not === undefined && bet.source === each.source),
      );
      if (made?.kind !== 'bet') return [];
      const isSame = betSentence(made) === betSentence(fact);
      return [
        found(
          secondBolster,
          'second',
          fact.source,
          { amount: made.amount.value },
          {
            related: [{ source: made.source, message: 'the bet that counts' }],
            fixes: [
              remove(fact, announcement, isSame),
              ...(isSame ? [] : [remove(made, announcement, false, 'Remove the first bet')]),
            ],
          },
        ),
      ];
    }),
};

export const lateBet: LintRule<QuickShotFact> = {
  id: 'late-bet',
  severity: 'error',
  title: 'A bet below the dice',
  explanation:
    'A bet is made before anything is rolled, because it adds dice to the roll. It is written above the pinned dice.',
  messages: { late: 'A bet is made before the roll, and the dice are already written; write the bet above them' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the inside of the vault".
+     bets 1 WP
      common "crack the lock"
      risk "the alarm"
      rolls 6 6 1 2 3 4 2 3 7
-     bets 1 WP
      ^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, late),
};

/** Bets that aren’t made are reported for that instead. */
function late(attempt: Attempt): readonly Finding[] {
  const { clauses } = attempt.deed.announcement;
  const rolls = clauses.findIndex(({ kind }) => kind === 'rolls');
  return factsOf(clauses, 'bet')
    .filter((fact, place) => rolls >= 0 && clauses.indexOf(fact) > rolls && attempt.bets[place]?.not === undefined)
    .map((fact) => found(lateBet, 'late', fact.source, {}, { fixes: above(attempt, fact) }));
}

/** Below the announcement, unless the dice are in its own sentence. */
function above({ deed: { announcement } }: Attempt, fact: Bet): readonly Fix[] {
  const { source, clauses } = announcement;
  if (factsOf(clauses, 'rolls').some((rolls) => rolls.source.sentence === source.sentence)) return [];
  return [
    {
      title: 'Write it above the dice',
      certain: true,
      intents: [
        ...unsaid(belowAnnouncement(announcement), [fact]),
        { do: 'add sentence after', at: source, text: betSentence(fact) },
      ],
    },
  ];
}

export const unservedDrive: LintRule<QuickShotFact> = {
  id: 'unserved-drive',
  severity: 'error',
  title: 'A drive that the attempt doesn’t serve',
  explanation:
    'Willpower in a drive can be bet, or pay for a critical failure, only in an attempt whose success would further ' +
    'what the drive stands for. The attempt says so with “serves” and the drive.',
  messages: {
    bet:
      'Nothing says that success would further “{drive}”, so its Willpower can’t be bet; write what the attempt ' +
      'serves, or bet from another pool',
    loss:
      'Nothing says that success would further “{drive}”, so it can’t pay for a critical failure; write what the ' +
      'attempt serves, or let another pool pay',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 3
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
+     serves "Get rich"
      bets 3 WP from "Get rich"
                     ^^^^^^^^^^
      risk "the alarm"
-     pays from "Stay alive"
                ^^^^^^^^^^^^
+     pays from the general pool
`),
  check: ({ scenario }) => missingInAttempts(scenario, unserved),
};

/**
 * A drive that is both bet and pays is reported once. If an unknown drive is served, it may be a misspelling of this
 * one, and is reported as that.
 */
function unserved(attempt: Attempt, plan: RoundPlan): readonly Finding[] {
  if (servesStranger(attempt, plan)) return [];
  const bets = faultyBets(attempt, plan, 'unserved-drive-bet').flatMap(({ bet: { stakes } }) =>
    stakes.flatMap(({ purse, count }) => findingsOf(attempt, plan, purse, count)),
  );
  const pays = factsOf(attempt.deed.announcement.clauses, 'pays').flatMap(({ purse }) =>
    findingsOf(attempt, plan, purse),
  );
  const lines = bets.map(({ data }) => String(data.drive));
  return [
    ...eachOnce(bets),
    ...pays.filter(({ data }) => !lines.some((drive) => wordsKey(drive) === wordsKey(String(data.drive)))),
  ];
}

function servesStranger({ deed: { actor, announcement } }: Attempt, { context }: RoundPlan): boolean {
  const condition = conditionOf(context.fight, actor.name);
  return factsOf(announcement.clauses, 'serves')
    .flatMap(({ drives }) => drives)
    .some((drive) => pointsIn(condition, { in: 'drive', drive }) === undefined);
}

/** `bet` is the amount bet; undefined if the drive pays for a critical failure. */
function findingsOf({ deed }: Attempt, plan: RoundPlan, purse: Purse, bet?: number): readonly Finding[] {
  const { actor, announcement } = deed;
  const condition = conditionOf(plan.context.fight, actor.name);
  if (
    purse.in !== 'drive' ||
    pointsIn(condition, purse) === undefined ||
    isServed(announcement.clauses, purse.drive.text)
  )
    return [];
  const { text, source } = purse.drive;
  const serves = add(`serves ${quoted(text)}`, announcement.source);
  return [
    found(
      unservedDrive,
      bet === undefined ? 'loss' : 'bet',
      source,
      { drive: text },
      { fixes: [serves, ...fromGeneral(condition.general, source, bet)] },
    ),
  ];
}

function fromGeneral(holds: number, at: Source, bet = 1): readonly Fix[] {
  return holds < bet ? [] : [write(purseText(generalPool), at)];
}

export const compulsionCheckBolster: LintRule<QuickShotFact> = {
  id: 'compulsion-check-bolster',
  severity: 'error',
  title: 'A bet on a compulsion check',
  explanation:
    'Nothing can be bet on a compulsion check that the player asks for: it is meant to win Willpower, ' +
    'against the risk of giving in. A check that the GM demands may be bolstered.',
  messages: {
    barred:
      'Nothing can be bet on a compulsion check that the player asks for; remove the bet, or write who demands the ' +
      'check: “called by the GM”',
  },
  ...example(`
  scenario "The card room"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    compulsion "Gambling" since "the second session"
  round 1
    Rose: resists "Gambling".
-     bets 1 WP
      ^^^^^^^^^
      risk "the taxi money is gone"
`),
  /** If it is written that the player asks, only the bet can be the mistake. */
  check: ({ scenario }) =>
    foundInBets(scenario, 'compulsion-check-bolster', ({ fact, attempt }) => {
      const { announcement } = attempt.deed;
      const calls = lastFact(announcement.clauses, 'called by');
      const byGm =
        calls === undefined ? add('called by the GM', announcement.source) : write('called by the GM', calls.source);
      return [
        found(
          compulsionCheckBolster,
          'barred',
          fact.source,
          {},
          { fixes: [remove(fact, announcement, calls !== undefined), byGm] },
        ),
      ];
    }),
};

export const betChecks: readonly LintRule<QuickShotFact>[] = [
  undefinedBetAmount,
  betFromSeveralPools,
  uncoveredBet,
  unservedDrive,
  secondBolster,
  lateBet,
  compulsionCheckBolster,
];
