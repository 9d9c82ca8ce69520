/** The end of something that nobody has said. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Scenario } from '../../../scenario.ts';
import { factsOf, type AttackFact } from '../facts.ts';
import { quotedWords, wordsKey } from '../head.ts';
import { remove, write } from '../../../checking/mending.ts';

export const endsNothing: LintRule<AttackFact> = {
  id: 'ends-nothing',
  severity: 'warning',
  title: 'An end of nothing',
  explanation:
    'What a scenario has said in quotes ends by the same quoted words, at the head of a later round. What stands in somebody’s block goes with them, and doesn’t end.',
  messages: { nothing: 'Nothing that was said before goes by “{words}”, so nothing ends here' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  situation "a gate"
    advantage "the high ground" for Ilse.
  round 1
-   no longer "the higher ground".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   no longer "the high ground".
    Ilse: attacks Brok.
`),
  *check({ scenario }) {
    for (const { facts, number } of scenario.rounds) {
      for (const fact of factsOf(facts, 'no longer')) {
        const standing = wordsBefore(scenario, number);
        if (!standing.some((words) => wordsKey(words) === wordsKey(fact.words.text))) yield nothing(fact, standing);
      }
    }
  },
};

function nothing(fact: AttackFact & { readonly kind: 'no longer' }, standing: readonly string[]): Finding {
  return found(
    endsNothing,
    'nothing',
    fact.source,
    { words: fact.words.text },
    {
      fixes: [...[...new Set(standing)].slice(-3).map((words) => write(`"${words}"`, fact.words.source)), remove(fact)],
    },
  );
}

/** The quoted words of all that may hold when a round begins. */
function wordsBefore(scenario: Scenario<AttackFact>, number: number): readonly string[] {
  const facts = [
    ...scenario.facts,
    ...scenario.rounds.filter((round) => round.number < number).flatMap((round) => round.facts),
  ];
  return facts
    .filter(({ kind }) => kind !== 'no longer' && kind !== 'spoken decision')
    .flatMap((fact) => quotedWords(fact) ?? []);
}
