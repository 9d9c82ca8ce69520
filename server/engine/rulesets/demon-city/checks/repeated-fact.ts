/** The same advantage or hindrance said twice of the same people. */
import { known } from '../../../combatants.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { NameRef } from '../../../scenario.ts';
import { sameSource } from '../../../source.ts';
import { sameWords, type Advantage, type DemonCityFact, type Hindrance } from '../facts.ts';
import { standingFacts } from './sayings.ts';

export const repeatedFact: LintRule<DemonCityFact> = {
  id: 'repeated-fact',
  severity: 'warning',
  title: 'The same fact twice',
  explanation: 'Each distinct advantage or difficulty is worth one throw, however often it is said. The same quoted words are the same fact.',
  messages: { repeated: '“{words}” is counted already, so this changes nothing', first: 'It is said here first' },
  bad: `scenario "The hill"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
situation "a hill"
  advantage "the high ground" for Ann over Bill.
round 1
  Ann: punches Bill.
    advantage "high ground"
//  ^^^^^^^^^^^^^^^^^^^^^^^
`,
  good: `scenario "The hill"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
situation "a hill"
  advantage "the high ground" for Ann over Bill.
round 1
  Ann: punches Bill.
`,
  *check({ scenario }) {
    const told = new Set<string>();
    for (const round of scenario.rounds) {
      const standing = standingFacts(scenario, round);
      const clauses = round.announcements.flatMap((each) => each.clauses.map((fact) => withOwners(fact, each.actors, each.targets)));
      for (const finding of repeats([...standing, ...clauses])) {
        const place = `${finding.source.sentence}/${finding.source.start}`;
        if (!told.has(place)) yield finding;
        told.add(place);
      }
    }
  },
};

type Said = Advantage | Hindrance;

function* repeats(facts: readonly DemonCityFact[]): Iterable<Finding> {
  const said = new Map<string, Said[]>();
  for (const fact of facts) {
    if (!isSaid(fact)) continue;
    const words = sameWords(fact.words.text);
    const earlier = said.get(words) ?? [];
    const first = earlier.find((each) => isSame(each, fact));
    said.set(words, [...earlier, fact]);
    if (first === undefined || sameSource(first.source, fact.source)) continue;
    yield found(repeatedFact, 'repeated', fact.source, { words: fact.words.text }, {
      fixes: [{ title: 'Remove the repetition', certain: true, intents: [{ do: 'remove sentence', at: fact.source }] }],
      related: [{ source: first.source, message: 'first' }],
    });
  }
}

/** A superior advantage is said of the same words on purpose. */
function isSaid(fact: DemonCityFact): fact is Said {
  return fact.kind === 'hindrance' || (fact.kind === 'advantage' && fact.above === undefined);
}

/** Under an announcement a fact is its actor's, over its targets. */
function withOwners(fact: DemonCityFact, actors: readonly NameRef[], targets: readonly NameRef[]): DemonCityFact {
  if (fact.kind === 'advantage') return { ...fact, for: fact.for.length > 0 ? fact.for : actors, over: fact.over.length > 0 ? fact.over : targets };
  return fact.kind === 'hindrance' && fact.on.length === 0 ? { ...fact, on: actors } : fact;
}

/** Whether two facts of the same words are the same fact about the same people. */
function isSame(one: Said, other: Said): boolean {
  if (one.kind === 'hindrance' && other.kind === 'hindrance') return covers(one.on, other.on);
  return one.kind === 'advantage' && other.kind === 'advantage' && covers(one.for, other.for) && (one.over.length === 0 || covers(one.over, other.over));
}

/** Whether everybody in the second list stands in the first. */
function covers(all: readonly NameRef[], some: readonly NameRef[]): boolean {
  return some.length > 0 && known(some).every((name) => known(all).includes(name));
}
