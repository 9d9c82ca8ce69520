/** Checks of trades in advantages and weaknesses. */
import { meantWords } from '../../../checking/likely-words.ts';
import { add, prepend, removeSentence, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Scenario, Words } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { mayLack } from '../../../unread.ts';
import { isRefused } from '../downtime/index.ts';
import { wordsKey, type Fighter } from '../cast.ts';
import {
  factsOf,
  type Buys,
  type BuysBase,
  type Improves,
  type Payment,
  type QuickShotFact,
  type Weakness,
} from '../facts.ts';
import { conditionOf } from '../fight.ts';
import type { Headed, RoundPlan } from '../plan.ts';
import { foundInHeads, foundInVain, type InVain } from './heads.ts';
import { writtenPlans } from './written.ts';

type Trade = Buys | BuysBase | Improves;

function isTrade(fact: QuickShotFact): fact is Trade {
  return fact.kind === 'buys' || fact.kind === 'buys base' || fact.kind === 'improves';
}

/** The payment, if one is written. */
function paymentOf(fact: QuickShotFact): Payment | undefined {
  return isTrade(fact) ? fact.payment : undefined;
}

/** The source of the payment: the type of a charge, or the name of a flaw; the whole sentence if none is written. */
export function paidAt(fact: QuickShotFact): Source {
  const payment = paymentOf(fact);
  if (payment === undefined) return fact.source;
  return 'type' in payment ? payment.type.source : payment.words.source;
}

export const undeclaredTrade: LintRule<QuickShotFact> = {
  id: 'undeclared-trade',
  severity: 'error',
  title: 'A trade in something that nobody has',
  explanation:
    'A weakness that replaces a charge has to be in the block of the character who trades it. Only an advantage that ' +
    'they have, from their block or bought before, can be improved.',
  messages: {
    weakness: '{Name} has no weakness “{words}”, so nothing is bought; write it in {name}’s block',
    advantage: '{Name} has no advantage “{words}” that could be improved; write it in {name}’s block',
    meant: '{Name} has no {kind} “{words}”, so nothing happens. Did you mean “{near}”?',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    minor weakness "Bad back": adds easy on "straining"
  round 1
-   Rose buys a minor skill "Tracking" with the weakness "Bad backs".
                                                         ^^^^^^^^^^^
+   Rose buys a minor skill "Tracking" with the weakness "Bad back".
`),
  check: ({ scenario }) =>
    foundInVain(scenario, ['undeclared-weakness', 'undeclared-improvement'], (vain) => undeclared(scenario, vain)),
};

/** An advantage whose purchase was refused, or may have been, isn’t reported again. */
function undeclared(scenario: Scenario<QuickShotFact>, { head, plan }: InVain): readonly Finding[] {
  const { who, fact } = head;
  if (mayLack(scenario, plan.context.round)) return [];
  if (fact.kind === 'improves' && fact.payment?.with !== 'weakness')
    return isBoughtBefore(scenario, head, fact.advantage.text)
      ? []
      : [nobodys('advantage', who, fact.advantage, advantagesOf(plan, who))];
  const payment = paymentOf(fact);
  return payment?.with === 'weakness'
    ? [
        nobodys(
          'weakness',
          who,
          payment.words,
          factsOf(who.traits, 'weakness').map(({ words }) => words.text),
        ),
      ]
    : [];
}

function isBoughtBefore(scenario: Scenario<QuickShotFact>, head: Headed, advantage: string): boolean {
  const heads = writtenPlans(scenario).flatMap((plan) => plan.head);
  return heads
    .slice(0, heads.indexOf(head))
    .some(
      ({ who, fact }) => who === head.who && fact.kind === 'buys' && wordsKey(fact.words.text) === wordsKey(advantage),
    );
}

function advantagesOf({ context: { fight } }: InVain['plan'], { name, traits }: Fighter): readonly string[] {
  return [...factsOf(traits, 'advantage').map(({ words }) => words.text), ...conditionOf(fight, name).gained];
}

function nobodys(
  kind: 'weakness' | 'advantage',
  who: Fighter,
  { text, source }: Words,
  own: readonly string[],
): Finding {
  const near = meantWords(text, own, wordsKey);
  const data = { ...naming('name', who), words: text, kind };
  const named = (words: string, certain: boolean): Fix => write(quoted(words), source, certain);
  if (near !== undefined)
    return found(
      undeclaredTrade,
      'meant',
      source,
      { ...data, near: near.words },
      { fixes: [named(near.words, near.certain)] },
    );
  return found(undeclaredTrade, kind, source, data, { fixes: own.map((words) => named(words, false)) });
}

export const purchasedCompulsion: LintRule<QuickShotFact> = {
  id: 'purchased-compulsion',
  severity: 'error',
  title: 'A compulsion that is bought',
  explanation:
    'Compulsions aren’t bought: like drives, they are established in play. They don’t pay for anything either; only ' +
    'a weakness allows an advantage in return.',
  messages: {
    bought: 'Compulsions are established in play and not bought, so nothing happens; write it in {name}’s block',
    pays: 'A compulsion pays for nothing, so nothing is bought; only a weakness allows an advantage in return',
  },
  ...example(`
  scenario "The card room"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    1 minor charge
    compulsion "Dares" since "the second session"
+   compulsion "Gambling" since "the third session"
  round 1
-   Rose buys a compulsion "Gambling" with a minor charge.
                ^^^^^^^^^^
-   Rose buys a minor skill "Sleight of hand" with the compulsion "Dares".
                                                                  ^^^^^^^
+   Rose buys a minor skill "Sleight of hand" with a minor charge.
`),
  check: ({ scenario }) => foundInVain(scenario, ['purchased-compulsion', 'compulsion-trade'], bought),
};

function bought({ head: { who, fact } }: InVain): readonly Finding[] {
  if (fact.kind !== 'buys' || fact.sort.text !== 'compulsion')
    return [found(purchasedCompulsion, 'pays', paidAt(fact), {}, { fixes: [removeSentence(fact.source)] })];
  return [
    found(purchasedCompulsion, 'bought', fact.sort.source, naming('name', who), {
      fixes: [intoBlock(fact, who.combatant.source), removeSentence(fact.source)],
    }),
  ];
}

function intoBlock({ words, source }: Buys, block: QuickShotFact['source']): Fix {
  return {
    title: 'Write it in the block',
    certain: false,
    intents: [
      { do: 'remove sentence', at: source },
      { do: 'add sentence after', at: block, text: `compulsion ${quoted(words.text)}` },
    ],
  };
}

export const unpricedImprovement: LintRule<QuickShotFact> = {
  id: 'unpriced-improvement',
  severity: 'warning',
  title: 'An improvement without a price in the rules',
  explanation:
    'Charges, and tass for the supernatural, may improve advantages. The text doesn’t say what an improvement costs: ' +
    'the written price is paid, and a note in the same round may say what the group has agreed on.',
  messages: {
    price: 'The rules name no price for improving “{advantage}”; add a note that says what the group has agreed on',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    minor skill "Tracking" "reads a trail"
    1 minor charge
  round 1
    Rose improves "Tracking" with a minor charge.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   note "What an improvement costs: a charge of the type that it has."
`),
  check: ({ scenario }) =>
    foundInHeads(scenario, ({ fact, applied }, { context: { round } }) => {
      if (
        fact.kind !== 'improves' ||
        isRefused(applied) ||
        mayLack(scenario, round) ||
        round.prose.some(({ kind }) => kind === 'note')
      )
        return [];
      return [
        found(
          unpricedImprovement,
          'price',
          fact.source,
          { advantage: fact.advantage.text },
          { fixes: [{ ...add('note "…"', fact.source), title: 'Add a note' }] },
        ),
      ];
    }),
};

export const unequalWeaknessTrade: LintRule<QuickShotFact> = {
  id: 'unequal-weakness-trade',
  severity: 'error',
  title: 'The wrong type of weakness',
  explanation:
    'Taking a weakness allows an equally serious advantage: a minor one for a minor weakness, a significant for a ' +
    'significant, a major for a major. Several smaller ones don’t add up.',
  messages: {
    unequal: '“{weakness}” is a {type} weakness and allows a {type} advantage, not a {asked} one, so nothing is bought',
    untyped: 'Nothing says what type the weakness “{weakness}” is, so it allows no {asked} advantage; write its type',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    minor weakness "Bad back": adds easy on "straining"
  round 1
-   Rose buys a significant skill "Safe-cracking" with the weakness "Bad back".
                                                                    ^^^^^^^^^^
+   Rose buys a minor skill "Safe-cracking" with the weakness "Bad back".
`),
  check: ({ scenario }) => foundInVain(scenario, ['unequal-weakness-trade'], unequal),
};

function unequal({ head: { who, fact }, data }: InVain): readonly Finding[] {
  const weakness = weaknessOf(who, String(data.weakness));
  const type = String(data.type);
  const bought = fact.kind === 'buys' ? fact.type : undefined;
  if (type === '')
    return [
      found(unequalWeaknessTrade, 'untyped', paidAt(fact), data, {
        fixes: weakness === undefined ? [] : [prepend(String(data.asked), weakness.source)],
      }),
    ];
  const smaller =
    bought === undefined
      ? fact.kind === 'buys'
        ? [prepend(type, fact.sort.source)]
        : []
      : [{ ...write(type, bought.source), title: `Buy a ${type} one` }];
  return [found(unequalWeaknessTrade, 'unequal', paidAt(fact), data, { fixes: smaller })];
}

function weaknessOf({ traits }: Fighter, words: string): Weakness | undefined {
  return factsOf(traits, 'weakness').find((each) => wordsKey(each.words.text) === wordsKey(words));
}

export const reusedWeaknessTrade: LintRule<QuickShotFact> = {
  id: 'reused-weakness-trade',
  severity: 'error',
  title: 'A weakness that pays twice',
  explanation:
    'A weakness allows one advantage that is as serious as it is. For another advantage, take another weakness or ' +
    'pay with a charge.',
  messages: {
    again:
      'The weakness “{weakness}” has already paid for “{before}”, and allows only one advantage; take another ' +
      'weakness, or pay with a charge',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
+   1 minor charge
    minor weakness "Bad back": adds easy on "straining"
  round 1
    Rose buys a minor skill "Tracking" with the weakness "Bad back".
-   Rose buys a minor skill "Safe-cracking" with the weakness "Bad back".
                                                              ^^^^^^^^^^
+   Rose buys a minor skill "Safe-cracking" with a minor charge.
`),
  check: ({ scenario }) => eachOnce(again(scenario)),
};

/** In alternative rounds, of which only one is played, a weakness may pay once in each. */
function again(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const trades = writtenPlans(scenario).flatMap((plan) =>
    plan.head.filter(({ fact }) => paymentOf(fact)?.with === 'weakness').map((head) => ({ head, plan })),
  );
  return trades.flatMap(({ head, plan }, at) => {
    const first = trades
      .slice(0, at)
      .find((before) => isSame(before.head, head) && (before.plan === plan || isCertain(before.plan)));
    const payment = paymentOf(head.fact);
    if (first === undefined || payment?.with !== 'weakness') return [];
    return [
      found(
        reusedWeaknessTrade,
        'again',
        paidAt(head.fact),
        { weakness: payment.words.text, before: boughtWords(first.head.fact) },
        {
          related: [{ source: paidAt(first.head.fact), message: 'the advantage that it has paid for' }],
          fixes: [removeSentence(head.fact.source)],
        },
      ),
    ];
  });
}

function isCertain({ context: { round } }: RoundPlan): boolean {
  return round.when === 'always';
}

function isSame(one: Headed, other: Headed): boolean {
  const [first, second] = [paymentOf(one.fact), paymentOf(other.fact)];
  return (
    one.who === other.who &&
    first?.with === 'weakness' &&
    second?.with === 'weakness' &&
    wordsKey(first.words.text) === wordsKey(second.words.text)
  );
}

function boughtWords(fact: QuickShotFact): string {
  if (!isTrade(fact) || fact.kind === 'buys base') return 'base Willpower';
  return fact.kind === 'buys' ? fact.words.text : fact.advantage.text;
}

export const tradeChecks: readonly LintRule<QuickShotFact>[] = [
  unequalWeaknessTrade,
  reusedWeaknessTrade,
  purchasedCompulsion,
  undeclaredTrade,
  unpricedImprovement,
];
