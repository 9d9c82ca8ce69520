/** One advantage or hindrance of the same people, told in two wordings. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, Round, Scenario } from '../../../scenario.ts';
import { factKey, type DemonCityFact } from '../facts.ts';
import { remove } from '../../../checking/mending.ts';
import { isSaid, isSame, type Said } from './repeated-fact.ts';
import { standingFacts, withOwners } from './sayings.ts';

export const twoWordings: LintRule<DemonCityFact> = {
  id: 'two-wordings',
  severity: 'warning',
  title: 'One fact in two wordings',
  explanation:
    'Each distinct advantage or difficulty is worth one throw, however great it is. “Kinda drunk” and “really drunk” are one and the same, and other words alone make no second throw of it. Keep the first wording; where two things are meant, tell them apart by their words.',
  messages: {
    twice: '“{words}” is probably the same as “{earlier}” and would count twice; keep the first wording',
    first: 'It is said here first',
  },
  ...example(`
  scenario "The bar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
    Ann: punches Bill.
      advantage "he is kinda drunk"
-     advantage "he is really drunk"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    const told = new Set<Said['source']>();
    for (const round of scenario.rounds) {
      for (const finding of twiceIn(saidIn(scenario, round))) {
        if (!told.has(finding.source)) yield finding;
        told.add(finding.source);
      }
      yield undefined;
    }
  },
};

interface Place {
  readonly fact: Said;
  readonly announcement?: Announcement<DemonCityFact>;
}

function saidIn(scenario: Scenario<DemonCityFact>, round: Round<DemonCityFact>): readonly Place[] {
  const clauses = round.announcements.flatMap((announcement) =>
    announcement.clauses.map((fact) => ({ fact: withOwners(fact, announcement), announcement })),
  );
  return [...standingFacts(scenario, round).map((fact) => ({ fact })), ...clauses].flatMap(
    ({ fact, ...place }): readonly Place[] => (isSaid(fact) ? [{ ...place, fact }] : []),
  );
}

function* twiceIn(places: readonly Place[]): Iterable<Finding> {
  const alike = new Map<string, Place[]>();
  for (const place of places) {
    const { fact, announcement } = place;
    const words = tellingWords(fact);
    const before = alike.get(words) ?? [];
    alike.set(words, [...before, place]);
    const first =
      words === ''
        ? undefined
        : before.find((earlier) => factKey(earlier.fact) !== factKey(fact) && isSame(earlier.fact, fact));
    if (first === undefined) continue;
    yield found(
      twoWordings,
      'twice',
      fact.source,
      { words: fact.words.text, earlier: first.fact.words.text },
      {
        fixes: [remove(fact, announcement, false, `Keep only “${first.fact.words.text}”`)],
        related: [{ source: first.fact.source, message: 'first' }],
      },
    );
  }
}

/**
 * The words that are left without those that only say how much, and the small ones, in whatever order they stand: facts
 * of the same ones say the same.
 */
function tellingWords({ words: { text } }: Said): string {
  const all = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return [...new Set(all.filter((word) => !degrees.has(word) && !small.has(word)))].sort().join(' ');
}

const degrees = new Set([
  'kinda',
  'really',
  'very',
  'quite',
  'rather',
  'somewhat',
  'pretty',
  'so',
  'too',
  'totally',
  'completely',
  'fully',
  'slightly',
  'half',
  'almost',
  'nearly',
  'extremely',
  'terribly',
  'awfully',
  'utterly',
  'bit',
  'little',
  'lot',
  'much',
  'more',
  'sort',
  'kind',
  'still',
  'all',
  'already',
  'clearly',
  'obviously',
  'badly',
  'heavily',
  'dead',
  'super',
]);
const small = new Set([
  'a',
  'an',
  'the',
  'is',
  'are',
  'was',
  'be',
  'of',
  'he',
  'she',
  'it',
  'they',
  'his',
  'her',
  'its',
  'their',
  'him',
  'them',
  'and',
  'he’s',
  'she’s',
  'it’s',
  "he's",
  "she's",
  "it's",
]);
