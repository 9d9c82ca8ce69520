/** Willpower in a compulsion. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInBlocks } from './owners.ts';

export const compulsionWpPool: LintRule<QuickShotFact> = {
  id: 'compulsion-wp-pool',
  severity: 'warning',
  title: 'Willpower in a compulsion',
  explanation:
    'Willpower lies in the general pool and in drives. Compulsions are something like drives that work against a character, but the text names no pool of theirs; Willpower in one can’t be bet, lost or moved.',
  messages: { points: 'Willpower lies in the general pool or in a drive; the {points} WP in “{words}” can’t be used' },
  ...example(`
  scenario "The casino"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   compulsion "Gambling" 3
                          ^
+   compulsion "Gambling"
  round 1
    Rose: resists "Gambling".
      risk "the taxi money"
`),
  *check({ scenario }) {
    yield* foundInBlocks(scenario, (fact) => {
      if (fact.kind !== 'compulsion' || fact.points === undefined) return [];
      const { value, source } = fact.points;
      return [
        found(
          compulsionWpPool,
          'points',
          source,
          { points: value, words: fact.words.text },
          {
            fixes: [{ title: 'Leave the number out', certain: false, intents: [{ do: 'remove', at: source }] }],
          },
        ),
      ];
    });
  },
};
