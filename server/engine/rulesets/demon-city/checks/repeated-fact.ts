/** The same advantage or hindrance said twice of the same people. */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, NameRef } from '../../../scenario.ts';
import { sameSource } from '../../../source.ts';
import { factKey, sameWords, type Advantage, type DemonCityFact, type Hindrance } from '../facts.ts';
import { remove } from '../../../checking/mending.ts';
import { standingFacts, withOwners } from './sayings.ts';

export const repeatedFact: LintRule<DemonCityFact> = {
  id: 'repeated-fact',
  severity: 'warning',
  title: 'The same fact twice',
  explanation:
    'Each distinct advantage or difficulty is worth one throw, however great it is and however often it is said. The same quoted words are the same fact, and so is what `same as "…"` says to be.',
  messages: {
    repeated: '“{words}” is counted already, so this changes nothing',
    same: '“{words}” is the same as “{earlier}”, so the two count once: how great an advantage is makes no difference',
    first: 'It is said here first',
  },
  ...example(`
  scenario "The hill"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  situation "a hill"
    advantage "the high ground" for Ann over Bill.
  round 1
    Ann: punches Bill.
-     advantage "high ground"
      ^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    const told = new Set<string>();
    for (const round of scenario.rounds) {
      const standing = standingFacts(scenario, round).map((fact) => ({ fact }));
      const clauses = round.announcements.flatMap((announcement) =>
        announcement.clauses.map((fact) => ({ fact: withOwners(fact, announcement), announcement })),
      );
      for (const finding of repeats([...standing, ...clauses])) {
        const place = `${finding.source.sentence}/${finding.source.start}`;
        if (!told.has(place)) yield finding;
        told.add(place);
      }
      yield undefined;
    }
  },
};

export type Said = Advantage | Hindrance;

interface PlaceOfFact {
  readonly fact: DemonCityFact;
  readonly announcement?: Announcement<DemonCityFact>;
}

/** Facts that are the same by a writer’s own `same as` are no slip, and only told. */
function* repeats(places: readonly PlaceOfFact[]): Iterable<Finding> {
  const said = new Map<string, Said[]>();
  for (const { fact, announcement } of places) {
    if (!isSaid(fact)) continue;
    const key = factKey(fact);
    const earlier = said.get(key) ?? [];
    const first = earlier.find((each) => isSame(each, fact));
    said.set(key, [...earlier, fact]);
    if (first === undefined || sameSource(first.source, fact.source)) continue;
    const related = [{ source: first.source, message: 'first' }];
    if (sameWords(first.words.text) === sameWords(fact.words.text)) {
      yield found(
        repeatedFact,
        'repeated',
        fact.source,
        { words: fact.words.text },
        { fixes: [remove(fact, announcement, true, 'Remove the repetition')], related },
      );
    } else {
      yield found(
        { ...repeatedFact, severity: 'info' },
        'same',
        fact.source,
        { words: fact.words.text, earlier: first.words.text },
        { related },
      );
    }
  }
}

/** A superior advantage is said of the same words on purpose. */
export function isSaid(fact: DemonCityFact): fact is Said {
  return fact.kind === 'hindrance' || (fact.kind === 'advantage' && fact.above === undefined);
}

/** Whether two facts of the same words are the same fact about the same people. */
export function isSame(one: Said, other: Said): boolean {
  if (one.kind === 'hindrance' && other.kind === 'hindrance') return covers(one.on, other.on);
  return (
    one.kind === 'advantage' &&
    other.kind === 'advantage' &&
    covers(one.for, other.for) &&
    (one.over.length === 0 || covers(one.over, other.over))
  );
}

/** Whether everybody in the second list stands in the first. */
function covers(all: readonly NameRef[], some: readonly NameRef[]): boolean {
  return some.length > 0 && known(some).every((name) => known(all).includes(name));
}
