/** A check that a player asks for without anything to lose. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { missingInChecks } from './checks-of-compulsions.ts';
import { add } from '../../../../checking/mending.ts';

export const temptationWithoutStakes: LintRule<QuickShotFact> = {
  id: 'temptation-without-stakes',
  severity: 'warning',
  title: 'A temptation without anything at stake',
  explanation:
    'A player can ask for a compulsion check where giving in could turn out badly for the character: what such a check may win is there to balance that.',
  messages: {
    nothing:
      'Nothing says what giving in could cost {name}; a player’s check needs something that could turn out badly',
  },
  ...example(`
  scenario "The casino"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    compulsion "Gambling"
  round 1
    Rose: resists "Gambling".
          ^^^^^^^
+     risk "the taxi money"
`),
  check: ({ scenario }) =>
    missingInChecks(
      scenario,
      'player',
      ({
        deed: {
          actor,
          announcement: { clauses, verb, source },
        },
      }) => {
        if (factsOf(clauses, 'risk').length > 0) return [];
        return [
          found(temptationWithoutStakes, 'nothing', verb.source, naming('name', actor), {
            fixes: [add('risk "…"', source)],
          }),
        ];
      },
    ),
};
