/** Checks of facts that are written twice, in two wordings, or without effect. */
import { remove } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, NameRef, Round, Scenario } from '../../../scenario.ts';
import { sameSource } from '../../../source.ts';
import { castOf, type Cast } from '../cast.ts';
import {
  factKey,
  factsOf,
  sameWords,
  type Advantage,
  type Decision,
  type DemonCityFact,
  type Distraction,
  type Hindrance,
} from '../facts.ts';
import { saidTogether, standingFacts, withOwners } from './written.ts';

export const repeatedFact: LintRule<DemonCityFact> = {
  id: 'repeated-fact',
  severity: 'warning',
  title: 'The same fact twice',
  explanation:
    'Each distinct advantage or difficulty is worth one throw, however great it is and however often it is ' +
    'written. The same quoted words are the same fact, and so are those that `same as "…"` equates.',
  messages: {
    repeated: '“{words}” already counts, so this changes nothing',
    same: '“{words}” is the same as “{earlier}”, so the two count once: how great an advantage is makes no difference',
    first: 'First written here',
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
    const reported = new Set<string>();
    for (const round of scenario.rounds) {
      const standing = standingFacts(scenario, round).map((fact) => ({ fact }));
      const clauses = round.announcements.flatMap((announcement) =>
        announcement.clauses.map((fact) => ({ fact: withOwners(fact, announcement), announcement })),
      );
      for (const finding of repeats([...standing, ...clauses])) {
        const place = `${finding.source.sentence}/${finding.source.start}`;
        if (!reported.has(place)) yield finding;
        reported.add(place);
      }
      yield undefined;
    }
  },
};

type Said = Advantage | Hindrance;

interface PlaceOfFact {
  readonly fact: DemonCityFact;
  readonly announcement?: Announcement<DemonCityFact>;
}

/** Facts that the writer’s own `same as` equates aren’t mistakes, so that they are only remarks. */
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

/** A superior advantage repeats the words on purpose. */
function isSaid(fact: DemonCityFact): fact is Said {
  return fact.kind === 'hindrance' || (fact.kind === 'advantage' && fact.above === undefined);
}

/** Whether two facts in the same words are the same fact about the same people. */
function isSame(one: Said, other: Said): boolean {
  if (one.kind === 'hindrance' && other.kind === 'hindrance') return covers(one.on, other.on);
  return (
    one.kind === 'advantage' &&
    other.kind === 'advantage' &&
    covers(one.for, other.for) &&
    (one.over.length === 0 || covers(one.over, other.over))
  );
}

/** Whether everybody in the second list is in the first. */
function covers(all: readonly NameRef[], some: readonly NameRef[]): boolean {
  return some.length > 0 && known(some).every((name) => known(all).includes(name));
}

export const sameAsNothing: LintRule<DemonCityFact> = {
  id: 'same-as-nothing',
  severity: 'warning',
  title: 'The same as something that nobody has written',
  explanation:
    '`same as "…"` says that two sentences describe one asymmetry, so that it counts once. Its words are ' +
    'those of another advantage, hindrance or distraction, exactly as written there.',
  messages: {
    nothing: 'No other sentence has the words “{same}”, so “{words}” counts by itself',
    itself: '“{words}” is always the same as itself, so this changes nothing',
    chain:
      '“{same}” is itself the same as “{further}”, so this counts separately from both; write “{further}” here ' +
      'too',
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
-   hindrance "looking up" same as "the hihg ground" on Bill.
                                   ^^^^^^^^^^^^^^^^^
    Ann: punches Bill.
`),
  *check({ scenario }) {
    const facts = sayings(scenario).flatMap((saying) => asymmetries(saying.facts));
    for (const fact of facts) yield* lost(fact, facts);
  },
};

type Asymmetry = Advantage | Hindrance | Distraction;

function asymmetries(facts: readonly DemonCityFact[]): readonly Asymmetry[] {
  return [...factsOf(facts, 'advantage'), ...factsOf(facts, 'hindrance'), ...factsOf(facts, 'distraction')];
}

/** Several facts with the same `same as` count once, even if nobody has written those words. */
function lost(fact: Asymmetry, all: readonly Asymmetry[]): readonly Finding[] {
  const { same, words } = fact;
  if (same === undefined) return [];
  const data = { same: same.text, words: words?.text ?? '' };
  if (sameWords(same.text) === sameWords(data.words)) return [found(sameAsNothing, 'itself', same.source, data)];
  const others = all.filter((other) => other !== fact);
  const meant = others.filter((other) => sameWords(other.words?.text ?? '') === sameWords(same.text));
  const further = meant.find((other) => other.same !== undefined)?.same;
  if (further !== undefined && meant.every((other) => other.same !== undefined)) {
    return [
      found(
        sameAsNothing,
        'chain',
        same.source,
        { ...data, further: further.text },
        {
          fixes: [
            {
              title: `Write “${further.text}”`,
              certain: false,
              intents: [{ do: 'replace', at: same.source, with: `"${further.text}"` }],
            },
          ],
        },
      ),
    ];
  }
  if (
    meant.length > 0 ||
    others.some((other) => other.same !== undefined && sameWords(other.same.text) === sameWords(same.text))
  )
    return [];
  return [found(sameAsNothing, 'nothing', same.source, data)];
}

export const twoWordings: LintRule<DemonCityFact> = {
  id: 'two-wordings',
  severity: 'warning',
  title: 'One fact in two wordings',
  explanation:
    'Each distinct advantage or difficulty is worth one throw, however great it is. “Kinda drunk” and ' +
    '“really drunk” are the same thing, and different words alone don’t make a second throw of it. Keep the ' +
    'first wording; if you mean two things, choose words that distinguish them.',
  messages: {
    twice: '“{words}” is probably the same as “{earlier}” and would count twice; keep the first wording',
    first: 'First written here',
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
    const alreadyReported = new Set<Said['source']>();
    for (const round of scenario.rounds) {
      for (const finding of twiceIn(saidIn(scenario, round))) {
        if (!alreadyReported.has(finding.source)) yield finding;
        alreadyReported.add(finding.source);
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

/** The words without those of degree and the short ones, sorted: facts with the same result say the same. */
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

export const contradictingDecision: LintRule<DemonCityFact> = {
  id: 'contradicting-decision',
  severity: 'warning',
  title: 'Decisions that contradict each other',
  explanation:
    'A tie, a recovery or a panic is decided once. If two decisions in one place are about the same thing, ' +
    'the last one counts. Somebody who is out of the fight for good doesn’t get up again, whatever a later ' +
    'round decides.',
  messages: {
    twice: 'This is already decided differently, and the last decision counts; keep one of the two',
    'for good': 'You already decided that {name} is out of the fight for good; keep one of the two',
    first: 'First decided here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  situation "a cellar"
    Bill is out of the fight.
    decides tie "the floor gives way".
-   decides tie "the roof comes down".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    decides recovery of Bill: out for good.
    Ann: waits.
  round 2
-   decides recovery of Bill: back up.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Ann: waits.
`),
  *check({ scenario }) {
    for (const facts of saidTogether(scenario))
      yield* eachOnce([...twice(castOf(scenario), factsOf(facts, 'decision').flatMap(ofEach))]);
    yield* afterAll(scenario);
  },
};

/** A decision for one of the people it is about, or for nobody. */
interface OfOne extends Decision {
  readonly who?: NameRef;
}

function ofEach(decision: Decision): readonly OfOne[] {
  return decision.whom.length === 0 ? [decision] : decision.whom.map((who) => ({ ...decision, who }));
}

/** Decisions in one place that decide the same thing differently. */
function twice(cast: Cast, decisions: readonly OfOne[]): readonly Finding[] {
  return decisions.flatMap((decision, index) => {
    const first = decisions
      .slice(0, index)
      .find((other) => thing(cast, other) === thing(cast, decision) && saying(other) !== saying(decision));
    if (first === undefined) return [];
    return [
      found(
        contradictingDecision,
        'twice',
        decision.source,
        {},
        { fixes: [remove(decision, undefined, false)], related: [{ source: first.source, message: 'first' }] },
      ),
    ];
  });
}

/**
 * A key for what is decided. How a panic ends and what is done in it are two things; each side may have its own tie
 * between allies.
 */
function thing(cast: Cast, { about, who, words }: OfOne): string {
  if (about === 'tie') return about;
  if (about === 'ally tie') return `${about}/${sideOf(cast, who?.id ?? '')}`;
  return `${about}/${who?.id ?? who?.text ?? ''}/${about === 'panic' && words !== undefined ? 'deed' : ''}`;
}

/** Four allies can have two ties in one round; fewer can’t. */
function sideOf(cast: Cast, name: string): string {
  const group = cast.fighters.get(name)?.group;
  const allies = [...cast.fighters.values()].filter((each) => each.group === group);
  return group === undefined || allies.length > 3 ? name : `all of ${group}`;
}

function saying({ about, who, words, recovery, calming }: OfOne): string {
  return about === 'ally tie' ? (who?.id ?? who?.text ?? '') : sameWords(words?.text ?? recovery ?? calming ?? '');
}

/**
 * Recoveries after somebody is out for good, at the start or in a round that is always played, if no sentence says more
 * about that person’s state.
 */
function* afterAll({ facts: start, shared, rounds }: Scenario<DemonCityFact>): Iterable<Finding> {
  for (const round of rounds) {
    const before = rounds.filter(({ number, when }) => number < round.number && when === 'always');
    const said = factsOf(
      rounds.filter(({ number }) => number <= round.number).flatMap(({ facts }) => facts),
      'state',
    ).flatMap(({ who }) => known(who));
    for (const decision of factsOf(round.facts, 'decision').flatMap(ofEach)) {
      const name = decision.who?.id;
      if (
        decision.recovery === undefined ||
        decision.recovery === 'out for good' ||
        name === undefined ||
        said.includes(name)
      )
        continue;
      const first = factsOf([...start.slice(shared), ...before.flatMap(({ facts }) => facts)], 'decision')
        .flatMap(ofEach)
        .find(({ recovery, who }) => recovery === 'out for good' && who?.id === name);
      if (first === undefined) continue;
      yield found(
        contradictingDecision,
        'for good',
        decision.source,
        { name },
        { fixes: [remove(decision, undefined, false)], related: [{ source: first.source, message: 'first' }] },
      );
    }
  }
}

export const repetitionChecks: readonly LintRule<DemonCityFact>[] = [
  repeatedFact,
  contradictingDecision,
  sameAsNothing,
  twoWordings,
];
