/** A bet of an amount that the rules don't have. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { diceFor } from '../../bets.ts';
import type { Purse, QuickShotFact } from '../../facts.ts';
import type { Condition } from '../../fight.ts';
import { pointsIn, purseWords } from '../../purses.ts';
import { foundInBets, type FaultyBet } from './faulty-bets.ts';
import { write } from '../../../../checking/mending.ts';
import { betSentence, betText } from './bet-words.ts';

export const undefinedBetAmount: LintRule<QuickShotFact> = {
  id: 'undefined-bet-amount',
  severity: 'error',
  title: 'A bet of neither 1 nor 3 WP',
  explanation:
    'A bet of 1 WP adds one die, and a bet of 3 WP adds two. The rules have no other amounts. What is laid from several pools adds up to the one amount.',
  messages: {
    amount: 'A bet of {amount} WP buys nothing: 1 WP adds one die, and 3 WP add two',
    parts: 'What is laid comes to {sum} WP, and the bet is {amount} WP, so it isn’t made; let the parts add up',
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
 * All ways in which each of the pools gives something that it holds, or all where they hold too little; 1 WP comes from
 * one of them alone.
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

/** So much in so many parts, of which none is nothing: `[[1, 2], [2, 1]]` for 3 in 2. */
function sharings(amount: number, parts: number): readonly (readonly number[])[] {
  if (parts === 1) return [[amount]];
  const firsts = Array.from({ length: amount - parts + 1 }, (_, index) => index + 1);
  return firsts.flatMap((first) => sharings(amount - first, parts - 1).map((rest) => [first, ...rest]));
}

/** The amounts that there are, if they can be laid. */
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

/** One part makes up for what is too much or too little, from the last on, if its pool holds that. */
function otherParts({ fact: { amount, parts }, condition }: FaultyBet, sum: number): readonly Fix[] {
  return parts.toReversed().flatMap(({ count, purse, source }, index) => {
    const wanted = count.value + amount.value - sum;
    const which = index === 0 ? 'the last part' : `the part from ${purseWords(purse)}`;
    return wanted <= 0 || !holds(condition, purse, wanted)
      ? []
      : [{ ...write(`${wanted}`, source), title: `Let ${which} be ${wanted}` }];
  });
}

/** A pool that nobody has is told of by itself. */
function holds(condition: Condition, purse: Purse, count: number): boolean {
  return (pointsIn(condition, purse) ?? count) >= count;
}

function sumOf({ bet: { stakes } }: FaultyBet): number {
  return stakes.reduce((sum, { count }) => sum + count, 0);
}
