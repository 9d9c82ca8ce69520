/** A major advantage of which only the name is known. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { append } from '../../../../checking/mending.ts';
import { foundInBlocks } from './owners.ts';

export const undescribedAdvantage: LintRule<QuickShotFact> = {
  id: 'undescribed-advantage',
  severity: 'info',
  title: 'A major advantage without a description',
  explanation:
    'An advantage typically has a name and some words about it, and the more it can do the more of them it should probably have: they settle what it is good for.',
  messages: { major: 'Nothing says what “{words}” can do; a major advantage usually has the longest description' },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   major power "See the Past"
                ^^^^^^^^^^^^^^
+   major power "See the Past" "what has happened in a room, once she has sat in it for an hour"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* foundInBlocks(scenario, (fact) => {
      if (fact.kind !== 'advantage' || fact.type?.text !== 'major' || fact.about !== undefined) return [];
      return [
        found(
          undescribedAdvantage,
          'major',
          fact.words.source,
          { words: fact.words.text },
          {
            fixes: [append(' "…"', fact.words.source, 'Add “…” for the description')],
          },
        ),
      ];
    });
  },
};
