/** A weakness that stands in for an advantage of another type. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { wordsKey, type Fighter } from '../../cast.ts';
import { factsOf, type QuickShotFact, type Weakness } from '../../facts.ts';
import { foundInVain, type InVain } from './heads.ts';
import { prepend, write } from '../../../../checking/mending.ts';
import { paidAt } from './trades.ts';

export const unequalWeaknessTrade: LintRule<QuickShotFact> = {
  id: 'unequal-weakness-trade',
  severity: 'error',
  title: 'A weakness of another type',
  explanation:
    'Whoever takes a weakness may have an advantage that is as serious: a minor one for a minor weakness, a significant for a significant, a major for a major. Several smaller ones don’t add up.',
  messages: {
    unequal: '“{weakness}” is a {type} weakness and allows a {type} advantage, not a {asked} one, so nothing is bought',
    untyped:
      'Nothing says of which type the weakness “{weakness}” is, so it allows no {asked} advantage; write its type',
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
