/** A wound that a rest or Willpower is to heal. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { factsOf, type Heals, type QuickShotFact } from '../../facts.ts';
import { headFacts } from '../written.ts';

export const wpHealing: LintRule<QuickShotFact> = {
  id: 'wp-healing',
  severity: 'error',
  title: 'Healing by a rest or by Willpower',
  explanation:
    'A rest brings Willpower back, and Willpower is bet, won and lost. Neither does anything for a wound, which heals in the story.',
  messages: {
    rest: 'A rest brings back Willpower, and heals no wound; say what happened to “{words}” in the story',
    willpower: 'Willpower heals no wound; say what happened to “{words}” in the story',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    easy wound "a grazed forearm" on "firing a gun"
  round 1
-   Rose recovers from "a grazed forearm" by a rest.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   Rose recovers from "a grazed forearm": "a week at her sister’s".
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* factsOf(headFacts(scenario), 'heals').flatMap(healed);
  },
};

function healed({ by, wound, how, source }: Heals): readonly Finding[] {
  if (by === undefined) return [];
  const at = { ...wound.source, start: wound.source.end, end: how?.source.start ?? source.end };
  const title = how === undefined ? 'Say how instead' : `Leave out the ${by}`;
  return [
    found(
      wpHealing,
      by === 'rest' ? 'rest' : 'willpower',
      source,
      { words: wound.text },
      {
        fixes: [{ title, certain: false, intents: [{ do: 'replace', at, with: how === undefined ? ': "…"' : ': ' }] }],
      },
    ),
  ];
}
