/** Two things of one name in one block. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { wordsKey } from '../../cast.ts';
import type { QuickShotFact } from '../../facts.ts';
import { blocksIn } from '../written.ts';
import { remove } from '../../../../checking/mending.ts';

export const namedTwice: LintRule<QuickShotFact> = {
  id: 'named-twice',
  severity: 'warning',
  title: 'Two things of one name in a block',
  explanation:
    'Drives, advantages, weaknesses, compulsions and wounds go by their quoted words: where Willpower comes from, what somebody uses, what counts for an attempt. Two of one kind that have the same words in one block can’t be told apart; of two drives the points of the last count, and two wounds or weaknesses both count.',
  messages: {
    drive:
      'The drive “{words}” stands in this block already, and only the points of the last one count; keep one of the two',
    counts:
      'The {kind} “{words}” stands in this block already, and both count; keep one of the two, or give this one words of its own',
    again: 'The {kind} “{words}” stands in this block already; keep one of the two, or give this one words of its own',
    first: 'It stands here first',
  },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
    drive "Stay alive" 1
    drive "Find the forger" 2
    drive "Get rich" 2
-   drive "get rich" 3
    ^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => blocksIn(scenario).flatMap(({ traits }) => twice(traits)),
};

type Named = Extract<QuickShotFact, { readonly kind: 'drive' | 'advantage' | 'weakness' | 'compulsion' | 'wound' }>;

/** What is found of each by its kind. */
const messages: Readonly<Record<Named['kind'], 'drive' | 'counts' | 'again'>> = {
  drive: 'drive',
  advantage: 'again',
  weakness: 'counts',
  compulsion: 'again',
  wound: 'counts',
};

function isNamed(fact: QuickShotFact): fact is Named {
  return fact.kind in messages;
}

function twice(traits: readonly QuickShotFact[]): readonly Finding[] {
  const named = traits.filter(isNamed);
  return named.flatMap((fact, index) => {
    const {
      kind,
      words: { text },
    } = fact;
    const first = named
      .slice(0, index)
      .find((other) => other.kind === kind && wordsKey(other.words.text) === wordsKey(text));
    if (first === undefined) return [];
    return [
      found(
        namedTwice,
        messages[kind],
        fact.source,
        { kind, words: text },
        {
          fixes: [remove(fact), { ...remove(first), title: 'Remove the first' }],
          related: [{ source: first.source, message: 'first' }],
        },
      ),
    ];
  });
}
