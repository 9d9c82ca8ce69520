/** Help that says nothing of what it gives. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { naming } from '../../../checking/naming.ts';
import { actorsOf, writtenRounds } from '../../demon-city/checks/written.ts';
import { factsOf, type DemonCityFact } from '../../demon-city/facts.ts';
import { actionKind } from '../../demon-city/vocabulary.ts';

export const helpWithoutAdvantage: LintRule<DemonCityFact> = {
  id: 'help-without-advantage',
  severity: 'info',
  title: 'Help that gives nothing',
  explanation:
    'Who helps gives the advantage that is written under the announcement, and throws nothing for it where nobody gets in the way. Without an advantage nobody gets anything from it. Help that is contested comes too late to count in the Clash. This finding comes with every `helps` without an advantage.',
  messages: { nothing: '{Actor} helps, and gives nothing by it; write the advantage under it' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Carl (he) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
    Ann: punches Bill.
    Carl: helps Ann.
    ^^^^^^^^^^^^^^^
+     advantage "he holds the lamp in Bill’s face"
`),
  *check({ scenario }) {
    for (const { cast, round } of writtenRounds(scenario)) {
      for (const announcement of round.announcements) {
        if (actionKind(announcement.kind) !== 'help' || factsOf(announcement.clauses, 'advantage').length > 0) continue;
        yield found(
          helpWithoutAdvantage,
          'nothing',
          announcement.source,
          naming('actor', ...actorsOf(cast, announcement)),
        );
      }
    }
  },
};
