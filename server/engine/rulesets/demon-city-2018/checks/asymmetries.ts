/** Checks of help, and of who is above whom. */
import { naming } from '../../../checking/naming.ts';
import { sayings, type Saying } from '../../../checking/sayings.ts';
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { NameRef } from '../../../scenario.ts';
import { castOf } from '../../demon-city/cast.ts';
import { actorsOf, writtenRounds } from '../../demon-city/checks/written.ts';
import { bodiesOf } from '../../demon-city/deeds.ts';
import { factKey, factsOf, type Advantage, type DemonCityFact } from '../../demon-city/facts.ts';
import { actionKind } from '../../demon-city/vocabulary.ts';

export const aboveNobody: LintRule<DemonCityFact> = {
  id: 'above-nobody',
  severity: 'warning',
  title: 'Above somebody who has no such advantage',
  explanation:
    '`above NAME` is for two people who both have the same kind of advantage, one of them the better: it is ' +
    'worth one throw more than the other’s. If the other has no such advantage in the same words, it is a ' +
    'plain advantage.',
  messages: {
    none:
      '{name} has no “{words}” in this scenario, so this is a plain advantage: leave “above {name}” out, or ' +
      'write theirs in the same words',
  },
  ...example(`
  scenario "The hill"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
    Bill: punches Ann.
    Ann: punches Bill.
-     advantage "the high ground" above Bill
                                        ^^^^
+     advantage "the high ground"
`),
  *check({ scenario }) {
    const cast = castOf(scenario);
    const owned = sayings(scenario).flatMap((saying) =>
      factsOf(saying.facts, 'advantage').map((fact) => ({ fact, owners: ownersOf(fact, saying) })),
    );
    for (const { fact } of owned) {
      const { above } = fact;
      if (above?.id === undefined) continue;
      const theirs = bodiesOf(cast, above.id);
      const has = owned.some(
        ({ fact: other, owners }) =>
          other !== fact &&
          factKey(other) === factKey(fact) &&
          known(owners).some((owner) => bodiesOf(cast, owner).some((body) => theirs.includes(body))),
      );
      if (!has) yield found(aboveNobody, 'none', above.source, { name: above.id, words: fact.words.text });
    }
  },
};

/** Under an announcement it belongs to whoever announces, and to whoever is helped. */
function ownersOf(fact: Advantage, { announcement }: Saying<DemonCityFact>): readonly NameRef[] {
  return fact.for.length > 0 ? fact.for : [...(announcement?.actors ?? []), ...(announcement?.targets ?? [])];
}

export const helpWithoutAdvantage: LintRule<DemonCityFact> = {
  id: 'help-without-advantage',
  severity: 'info',
  title: 'Help that gives nothing',
  explanation:
    'Somebody who helps gives the advantage that is written under the announcement, and throws nothing for ' +
    'it unless somebody gets in the way. Without an advantage the help gives nothing. Help that is contested ' +
    'comes too late to count in the Clash. This is reported for every `helps` without an advantage.',
  messages: { nothing: '{Actor} helps but gives nothing; write the advantage under the announcement' },
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

export const asymmetryChecks: readonly LintRule<DemonCityFact>[] = [aboveNobody, helpWithoutAdvantage];
