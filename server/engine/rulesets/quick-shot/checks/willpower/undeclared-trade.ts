/** A weakness that pays, or an advantage that is improved, and that nobody has. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { meantWords } from '../../../../checking/likely-words.ts';
import { naming } from '../../../../checking/naming.ts';
import { quoted } from '../../../../quoting.ts';
import type { Scenario, Words } from '../../../../scenario.ts';
import { mayLack } from '../../../../unread.ts';
import { wordsKey, type Fighter } from '../../cast.ts';
import { conditionOf } from '../../fight.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import type { Headed } from '../../plan.ts';
import { writtenPlans } from '../written.ts';
import { foundInVain, type InVain } from './heads.ts';
import { write } from '../../../../checking/mending.ts';
import { paymentOf } from './trades.ts';

export const undeclaredTrade: LintRule<QuickShotFact> = {
  id: 'undeclared-trade',
  severity: 'error',
  title: 'A trade in something that nobody has',
  explanation:
    'A weakness that stands in for a charge stands in the block of whoever trades in it. What is improved is an advantage of theirs, from their block or bought before.',
  messages: {
    weakness: '{Name} has no weakness “{words}”, so nothing is bought; write it into the block of {name}',
    advantage: '{Name} has no advantage “{words}” that could be improved; write it into the block of {name}',
    meant: '{Name} has no {kind} “{words}”, so nothing comes of this; did you mean “{near}”?',
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

/** An advantage whose purchase came to nothing, or may have, is no second fault. */
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
