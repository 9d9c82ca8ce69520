/** Ordinary equipment with a type, in a campaign in which it needs none. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { chooses } from '../../options.ts';
import { foundInBlocks } from './owners.ts';

export const typedMundaneGear: LintRule<QuickShotFact> = {
  id: 'typed-mundane-gear',
  severity: 'info',
  title: 'Ordinary equipment with a type',
  explanation:
    'Characters of a Delta Green campaign have ordinary equipment in plenty, and it is no advantage of any type. Only what is very unusual, or extremely expensive, is.',
  messages: {
    gear: 'Ordinary equipment needs no type in this campaign; if “{words}” is unique or very expensive, say so in its description',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 5
-   minor equipment "Flashlight"
    ^^^^^
+   equipment "Flashlight"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    if (chooses(scenario, 'campaign', 'delta-green')) yield* foundInBlocks(scenario, typed);
  },
};

/** Words by which a writer says that it is out of the ordinary. */
const extraordinary = /unique|unusual|only one|one of a kind|expensive|costly|priceless|rare|fortune|prototype/iu;

function typed(fact: QuickShotFact): readonly Finding[] {
  if (
    fact.kind !== 'advantage' ||
    fact.sort?.text !== 'equipment' ||
    fact.type === undefined ||
    extraordinary.test(fact.about?.text ?? '')
  )
    return [];
  const at = { ...fact.type.source, end: fact.sort.source.start };
  return [
    found(
      typedMundaneGear,
      'gear',
      fact.type.source,
      { words: fact.words.text },
      {
        fixes: [{ title: 'Leave the type out', certain: false, intents: [{ do: 'replace', at, with: '' }] }],
      },
    ),
  ];
}
