/** A weakness that stands in for a second advantage. */
import { example } from '../../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import { wordsKey } from '../../cast.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { Headed, RoundPlan } from '../../plan.ts';
import { writtenPlans } from '../written.ts';
import { removeSentence } from '../../../../checking/mending.ts';
import { isTrade, paidAt, paymentOf } from './trades.ts';

export const reusedWeaknessTrade: LintRule<QuickShotFact> = {
  id: 'reused-weakness-trade',
  severity: 'error',
  title: 'A weakness that pays twice',
  explanation:
    'A weakness allows one advantage that is as serious as it is. Whoever wants another takes another weakness, or pays with a charge.',
  messages: {
    again:
      'The weakness “{weakness}” has paid for “{before}” already, and allows one advantage; take another weakness, or pay with a charge',
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

/** In rounds of which only one is played a weakness may pay once in each. */
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
