/** Two actions of the same words. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Attempt } from '../../attempt.ts';
import { wordsKey } from '../../cast.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { writtenActions } from './actions.ts';
import { write } from '../../../../checking/mending.ts';

export const sameActionTwice: LintRule<QuickShotFact> = {
  id: 'same-action-twice',
  severity: 'warning',
  title: 'Two actions of the same words',
  explanation:
    'Actions are told apart by their words: where dice are given to one, where a critical falls on one, and in what is told of the roll. Two of the same words in one attempt can’t be.',
  messages: {
    again: '“{words}” is attempted already, and the two can’t be told apart; give one of them other words',
    first: 'It is attempted here first',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      easy "throw a bone"
-     easy "throw a bone"
           ^^^^^^^^^^^^^^
+     easy "throw another bone"
`),
  check: ({ scenario }) => foundInAttempts(scenario, again),
};

const times = ['first', 'second', 'third', 'fourth', 'fifth'];

function again(attempt: Attempt): readonly Finding[] {
  const actions = writtenActions(attempt).map(({ words }) => ({ words, key: wordsKey(words.text) }));
  return actions.flatMap(({ words: { text, source }, key }, index) => {
    const before = actions.slice(0, index).filter((other) => other.key === key);
    const [first] = before;
    if (first === undefined) return [];
    return [
      found(
        sameActionTwice,
        'again',
        source,
        { words: text },
        {
          fixes: [write(quoted(`${text}, the ${times[before.length] ?? `${before.length + 1}th`} time`), source)],
          related: [{ source: first.words.source, message: 'first' }],
        },
      ),
    ];
  });
}
