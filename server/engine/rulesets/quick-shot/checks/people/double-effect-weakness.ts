/** A weakness that does both of the things of which it does one. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInBlocks } from './owners.ts';

export const doubleEffectWeakness: LintRule<QuickShotFact> = {
  id: 'double-effect-weakness',
  severity: 'warning',
  title: 'A weakness with two effects',
  explanation:
    'The text has two ways in which a weakness works, and each has the one or the other: it makes certain tasks harder, or it adds an action to attempts in some circumstances.',
  messages: { both: '“{words}” makes tasks harder and adds an action; a weakness does one or the other' },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   minor weakness "A bad back": adds easy harder 1 on "straining"
                   ^^^^^^^^^^^^
+   minor weakness "A bad back": adds easy on "straining"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* foundInBlocks(scenario, both);
  },
};

function both(fact: QuickShotFact): readonly Finding[] {
  if (fact.kind !== 'weakness' || fact.harder === undefined || fact.adds === undefined) return [];
  const behind = fact.about?.source ?? fact.words.source;
  const at = { ...behind, start: behind.end, end: Math.max(fact.harder.source.end, fact.adds.source.end) };
  const keep = (effect: string): Fix => ({
    title: `Keep “${effect}”`,
    certain: false,
    intents: [{ do: 'replace', at, with: `: ${effect}` }],
  });
  return [
    found(
      doubleEffectWeakness,
      'both',
      fact.words.source,
      { words: fact.words.text },
      { fixes: [keep(`adds ${fact.adds.text}`), keep(`harder ${fact.harder.value}`)] },
    ),
  ];
}
