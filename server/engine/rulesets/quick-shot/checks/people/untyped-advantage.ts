/** An advantage or weakness without a type. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import type { QuickShotFact } from '../../facts.ts';
import { chargeTypes } from '../../fight.ts';
import { chooses } from '../../options.ts';
import { prepend } from '../../../../checking/mending.ts';
import { foundInBlocks } from './owners.ts';

export const untypedAdvantage: LintRule<QuickShotFact> = {
  id: 'untyped-advantage',
  severity: 'error',
  title: 'An advantage without a type',
  explanation:
    'Every advantage is minor, significant or major, by how much it is expected to matter in the game; so is every weakness. Only ordinary equipment in a Delta Green campaign needs no type.',
  messages: {
    advantage: 'An advantage is minor, significant or major; write which “{words}” is',
    weakness: 'A weakness is minor, significant or major; write which “{words}” is',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   skill "Tracking" "follows a trail"
          ^^^^^^^^^^
+   minor skill "Tracking" "follows a trail"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* foundInBlocks(scenario, (fact) => untyped(scenario, fact));
  },
};

function untyped(scenario: Scenario<QuickShotFact>, fact: QuickShotFact): readonly Finding[] {
  if ((fact.kind !== 'advantage' && fact.kind !== 'weakness') || fact.type !== undefined) return [];
  if (fact.kind === 'advantage' && fact.sort?.text === 'equipment' && chooses(scenario, 'campaign', 'delta-green'))
    return [];
  return [
    found(
      untypedAdvantage,
      fact.kind,
      fact.words.source,
      { words: fact.words.text },
      { fixes: chargeTypes.map((type) => prepend(type, fact.source)) },
    ),
  ];
}
