/** The end of something that nobody has written, or that has ended already. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import { endsWithRound, factsOf, sameWords, wordsOf, type DemonCityFact } from '../facts.ts';
import { remove } from '../../../checking/mending.ts';

export const nothingToEnd: LintRule<DemonCityFact> = {
  id: 'nothing-to-end',
  severity: 'warning',
  title: 'Nothing to end',
  explanation:
    '`no longer "…"` ends what holds: an advantage, hindrance or distraction of the situation or of an earlier round, in the same words. What stands under an announcement holds for it alone and ends by itself.',
  messages: {
    never:
      '“{words}” is nothing that holds in this round, so there is nothing to end; write the words as they stand where it begins',
    alone: '“{words}” holds for one announcement alone, so there is nothing to end',
    lasted: '“{words}” holds for one round only and has ended by itself',
    ended: '“{words}” has ended already',
    first: 'It ends here first',
  },
  ...example(`
  scenario "The hill"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  situation "a hill"
    advantage "the high ground" for Ann over Bill.
  round 1
-   no longer "the hill".
    ^^^^^^^^^^^^^^^^^^^^
    Ann: punches Bill.
-     advantage "he is off balance"
  round 2
    no longer "high ground".
-   no longer "he is off balance".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
- round 3
-   no longer "the high ground".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const round of scenario.rounds) {
      for (const end of factsOf(round.facts, 'no longer')) {
        const words = sameWords(end.words.text);
        const data = { words: end.words.text };
        const holds = (facts: readonly DemonCityFact[]): boolean =>
          says(
            facts.filter((fact) => !endsWithRound(fact)),
            words,
          );
        const fixes = [remove(end, undefined, false)];
        const earlier = scenario.rounds.filter((other) => other.number < round.number);
        if (!says(scenario.facts, words) && !earlier.some((other) => holds(other.facts))) {
          yield found(nothingToEnd, whyNot(earlier, words), end.source, data, { fixes });
          continue;
        }
        const before = endedBefore(scenario, round, words);
        if (before !== undefined)
          yield found(nothingToEnd, 'ended', end.source, data, {
            fixes,
            related: [{ source: before.source, message: 'first' }],
          });
      }
    }
  },
};

/** Why nothing of these words holds: it ends by itself, or it was never there. */
function whyNot(earlier: readonly Round<DemonCityFact>[], words: string): 'lasted' | 'alone' | 'never' {
  if (earlier.some((round) => says(round.facts, words))) return 'lasted';
  return earlier.some((round) => round.announcements.some((each) => says(each.clauses, words))) ? 'alone' : 'never';
}

function says(facts: readonly DemonCityFact[], words: string): boolean {
  return facts.some((fact) => fact.kind !== 'no longer' && sameWords(wordsOf(fact) ?? '') === words);
}

/** Where it has ended for sure: in a round that is always played, with nothing since that may have begun it again. */
function endedBefore(
  scenario: Scenario<DemonCityFact>,
  round: Round<DemonCityFact>,
  words: string,
): DemonCityFact | undefined {
  const certain = scenario.rounds
    .filter((other) => other.number < round.number && other.when === 'always')
    .flatMap((other) =>
      factsOf(other.facts, 'no longer')
        .filter((end) => sameWords(end.words.text) === words)
        .map((end) => ({ number: other.number, end })),
    );
  const last = certain.sort((one, other) => one.number - other.number).at(-1);
  if (last === undefined) return undefined;
  const again = scenario.rounds.some(
    (other) => other.number >= last.number && other.number < round.number && says(other.facts, words),
  );
  return again ? undefined : last.end;
}
