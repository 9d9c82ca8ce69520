/** A bet of an amount that the rules don't have. */
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { diceFor } from '../../bets.ts';
import type { QuickShotFact } from '../../facts.ts';
import { pointsIn } from '../../purses.ts';
import { foundInBets, type FaultyBet } from './faulty-bets.ts';
import { betSentence, betText, write } from './mending.ts';

export const undefinedBetAmount: LintRule<QuickShotFact> = {
  id: 'undefined-bet-amount',
  severity: 'error',
  title: 'A bet of neither 1 nor 3 WP',
  explanation: 'A bet of 1 WP adds one die, and a bet of 3 WP adds two. The rules have no other amounts. What is laid from several pools adds up to the one amount.',
  messages: {
    amount: 'A bet of {amount} WP buys nothing: 1 WP adds one die, and 3 WP add two',
    parts: 'What is laid comes to {sum} WP, and the bet is {amount} WP, so it isn’t made; let the parts add up',
    among: 'Nothing says how much of this bet comes from each pool, so it isn’t made; write it as {example}',
  },
  bad: `scenario "The vault"
rules quick-shot
combatant Rose (she) of the Players
  Willpower 5
round 1
  Rose: gambles on "the inside of the vault".
    hard "crack the lock"
    bets 2 WP
//       ^
    risk "the alarm"
`,
  good: `scenario "The vault"
rules quick-shot
combatant Rose (she) of the Players
  Willpower 5
round 1
  Rose: gambles on "the inside of the vault".
    hard "crack the lock"
    bets 1 WP
    risk "the alarm"
`,
  check: ({ scenario }) => foundInBets(scenario, 'undefined-bet-amount', (faulty) => foundIn(faulty)),
};

function foundIn(faulty: FaultyBet): readonly Finding[] {
  if (!diceFor.has(faulty.bet.amount)) return amountOf(faulty);
  return faulty.fact.among.length > 1 ? amongOf(faulty) : partsOf(faulty);
}

/** All ways in which each of the pools gives something; 1 WP comes from one of them alone. */
function amongOf({ fact }: FaultyBet): readonly Finding[] {
  const { amount, among, source } = fact;
  const ways = amount.value < among.length ? among.map((purse) => betText(amount.value, purse)) : sharings(amount.value, among.length).map((counts) => (
    betSentence({ ...fact, parts: among.map((purse, index) => ({ purse, count: { value: counts[index] ?? 0, source }, source })) })));
  return [found(undefinedBetAmount, 'among', source, { example: ways[0] ?? '' }, { fixes: ways.map((way) => write(way, source)) })];
}

/** So much in so many parts, of which none is nothing: `[[1, 2], [2, 1]]` for 3 in 2. */
function sharings(amount: number, parts: number): readonly (readonly number[])[] {
  if (parts === 1) return [[amount]];
  const firsts = Array.from({ length: amount - parts + 1 }, (_, index) => index + 1);
  return firsts.flatMap((first) => sharings(amount - first, parts - 1).map((rest) => [first, ...rest]));
}

/** The amounts that there are, if they can be laid. */
function amountOf(faulty: FaultyBet): readonly Finding[] {
  const { fact: { amount, purse, parts }, condition } = faulty;
  const sum = sumOf(faulty);
  const could = parts.length > 0 ? [...diceFor.keys()].filter((each) => each === sum) : [...diceFor.keys()].filter((each) => each <= (pointsIn(condition, purse) ?? each));
  return [found(undefinedBetAmount, 'amount', amount.source, { amount: amount.value }, { fixes: could.map((each) => write(`${each}`, amount.source)) })];
}

function partsOf(faulty: FaultyBet): readonly Finding[] {
  const { fact: { amount, source } } = faulty;
  const sum = sumOf(faulty);
  return [found(undefinedBetAmount, 'parts', source, { amount: amount.value, sum }, { fixes: [...lastPart(faulty, sum), ...(diceFor.has(sum) ? [write(`${sum}`, amount.source)] : [])] })];
}

/** The last part makes up for what is too much or too little. */
function lastPart({ fact: { amount, parts } }: FaultyBet, sum: number): readonly Fix[] {
  const last = parts.at(-1);
  const wanted = (last?.count.value ?? 0) + amount.value - sum;
  return last === undefined || wanted <= 0 ? [] : [{ ...write(`${wanted}`, last.source), title: `Let the last part be ${wanted}` }];
}

function sumOf({ bet: { stakes } }: FaultyBet): number {
  return stakes.reduce((sum, { count }) => sum + count, 0);
}
