/** Checks of announcements and their clauses. */
import { add, remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { bodiesNamed, calledInFull, known, statOf } from '../../../combatants.ts';
import { derivePair } from '../../../derive/index.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { sentence } from '../../../play/words.ts';
import type { Announcement, Combatant, Condition, NameRef, Round, Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { mayLack } from '../../../unread.ts';
import type { Cast, Fighter } from '../cast.ts';
import { bodiesOf, facedBy, isContestedAfterAll, isUncontested, reaches, type Deed } from '../deeds.ts';
import { factsOf, lastFact, type Advantage, type DemonCityFact, type Hindrance, type Pin } from '../facts.ts';
import { harms } from '../play/consequences.ts';
import { knownVerb } from '../verbs.ts';
import { actionKind, flight, hasOneTarget, isAttack, isOnThing } from '../vocabulary.ts';
import { reachesSeveral } from '../weapons.ts';
import { earlier, writtenRounds, type WrittenRound } from './written.ts';

/** Both examples; only their second rounds differ. */
const inTheCinema = (secondRound: string): string => `scenario "The cinema"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Priya (she) of the Players
  Agility 4  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
round 1
  Bill: dodges.
  Ann: punches Bill.
  Priya: punches Bill.
${secondRound}`;

export const nothingAnnounced: LintRule<DemonCityFact> = {
  id: 'nothing-announced',
  severity: 'info',
  title: 'Somebody without an announcement',
  explanation:
    'Everybody who can still act announces something in each round, from the slowest to the fastest. If, in ' +
    'a round without a condition, all but one of those who acted before announce something again, and that ' +
    'one isn’t out of the fight, hasn’t fled and wasn’t attacked, they were probably forgotten; `NAME: ' +
    'waits.` says that they only look on.',
  messages: { nothing: '{Name} announces nothing in round {number}; add what {name} does, or “{Name}: waits.”' },
  bad: inTheCinema(`  round 2
//^^^^^^^
  Bill: dodges.
  Ann: punches Bill.
`),
  good: inTheCinema(`round 2
  Bill: dodges.
  Ann: punches Bill.
  Priya: waits.
`),
  *check({ scenario }) {
    for (const round of scenario.rounds) {
      const last = round.announcements.at(-1);
      if (round.when !== 'always' || last === undefined || mayLack(scenario, round)) continue;
      for (const combatant of forgotten(scenario, round)) {
        const name = calledInFull(combatant);
        yield found(
          nothingAnnounced,
          'nothing',
          round.source,
          { name, Name: sentence(name), number: round.number },
          {
            fixes: [
              {
                title: `Add “${sentence(name)}: waits.”`,
                certain: false,
                intents: [{ do: 'add sentence after', at: endOf(round), text: `${name}: waits.` }],
              },
            ],
          },
        );
      }
    }
  },
};

/** The last sentence of a round; a sentence added there doesn’t come between an announcement and its clauses. */
function endOf({ announcements, source }: Round<DemonCityFact>): Round['source'] {
  const last = announcements.at(-1);
  const all =
    last === undefined
      ? [source]
      : [
          last.source,
          ...last.clauses.map((clause) => clause.source),
          ...last.prose.map((prose) => prose.source),
          ...(last.setsAside ?? []).map(({ clause }) => clause),
        ];
  return all.reduce((latest, each) => (each.sentence > latest.sentence ? each : latest));
}

/** Combatants who acted in an earlier round but not in this one, with nothing written that explains why. */
function forgotten(scenario: Scenario<DemonCityFact>, round: Round<DemonCityFact>): readonly Combatant[] {
  const before = earlier(scenario, round);
  const acts = actingIn(scenario, round);
  const hasActed = (name: string): boolean => before.some((each) => actingIn(scenario, each).has(name));
  const missing = scenario.combatants.filter(({ name }) => !acts.has(name) && hasActed(name));
  // If several are left out, or half of a duel, it is deliberate.
  if (missing.length !== 1 || [...acts].filter(hasActed).length < 2) return [];
  const excused = new Set([...exposed(scenario, before), ...named(scenario, mentioned(scenario, [...before, round]))]);
  return missing.filter(({ name }) => !excused.has(name));
}

/** Who acts in a round, by name. */
const actingIn = derivePair(
  'demon-city/who acts in a round',
  (scenario: Scenario<DemonCityFact>, round: Round<DemonCityFact>): ReadonlySet<string> =>
    named(
      scenario,
      round.announcements.flatMap(({ actors }) => actors),
    ),
);

/** Combatants who were targets in earlier rounds, and so may be out, and those who fled or left. */
function exposed(scenario: Scenario<DemonCityFact>, rounds: readonly Round<DemonCityFact>[]): ReadonlySet<string> {
  const announcements = rounds.flatMap((each) => each.announcements);
  const gone = announcements.filter(
    ({ verb, kind }) => verb.text === flight || actionKind(kind) === 'movement' || actionKind(kind) === 'driving',
  );
  return named(scenario, [...announcements.flatMap(({ targets }) => targets), ...gone.flatMap(({ actors }) => actors)]);
}

/** Everybody named in the headings and heads of the rounds: that may be the reason. */
function mentioned({ facts }: Scenario<DemonCityFact>, rounds: readonly Round<DemonCityFact>[]): readonly NameRef[] {
  const said = [...facts, ...rounds.flatMap((each) => each.facts)].filter(
    ({ kind }) => kind === 'state' || kind === 'decision' || kind === 'shock',
  );
  return [
    ...rounds.flatMap(({ when }) => (typeof when === 'string' ? [] : askedOf(when))),
    ...said.flatMap((fact) => Object.values(fact).flat().filter(isName)),
  ];
}

function askedOf(condition: Condition): readonly NameRef[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.flatMap(askedOf);
    case 'not':
      return askedOf(condition.of);
    case 'is':
    case 'did':
      return [condition.who];
    case 'acted':
    case 'happened':
      return [];
  }
}

function isName(value: unknown): value is NameRef {
  return typeof value === 'object' && value !== null && 'text' in value && 'source' in value;
}

function named(scenario: Scenario<DemonCityFact>, refs: readonly NameRef[]): ReadonlySet<string> {
  return new Set(refs.flatMap(({ id }) => bodiesNamed(scenario, id)).map(({ name }) => name));
}

export const severalTargets: LintRule<DemonCityFact> = {
  id: 'several-targets',
  severity: 'error',
  title: 'One action, several targets',
  explanation:
    'An action has one foe as its target. Only some weapons and abilities reach more: declare the weapon ' +
    'with `hits many`.',
  messages: {
    several:
      '{names} are {count} targets, but an action has one unless its weapon hits many; it is still played ' +
      'against all of them',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  combatant Carl (he) of the Host
    Agility 1  Toughness 3
  round 1
-   Ann: punches Bill and Carl.
                 ^^^^^^^^^^^^^
+   Carl: waits.
+   Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const round of scenario.rounds) {
      for (const announcement of round.announcements) {
        const [first, ...more] = announcement.targets;
        const last = more.at(-1);
        if (
          first === undefined ||
          last === undefined ||
          !hasOneTarget(announcement.kind) ||
          reachesSeveral(scenario, announcement)
        )
          continue;
        const names = announcement.targets.map((target) => target.text).join(' and ');
        const at = { ...first.source, end: last.source.end };
        yield found(
          severalTargets,
          'several',
          at,
          { names, count: announcement.targets.length },
          { fixes: announcement.targets.map((target) => only(target.text, at)) },
        );
      }
    }
  },
};

function only(name: string, at: Source): Fix {
  return { title: `Aim at ${name} only`, certain: false, intents: [{ do: 'replace', at, with: name }] };
}

export const clauseWithoutEffect: LintRule<DemonCityFact> = {
  id: 'clause-without-effect',
  severity: 'warning',
  title: 'A clause without effect',
  explanation:
    'Somebody who waits throws nothing. Damage is thrown for attacks that harm; grabs, and anything done ' +
    '`without harm`, throw none. An action always gets in the way of its targets. A distraction under an ' +
    'announcement is one of its target.',
  messages: {
    throws: '{Actor} waits and throws nothing, so no throw can be pinned',
    damage: 'What {actor} does throws no damage, so none can be pinned',
    harmless: 'What {actor} does never harms anybody, so this changes nothing',
    self: '{Actor} can’t get in {actor}’s own way, so this changes nothing',
    target: '{Actor} is after {other} and so is already in {other}’s way: this changes nothing',
    nobody: '{Actor} goes after nobody, so no distraction counts',
    stranger: '{Other} doesn’t announce this, so this pins nothing',
    untouched: '{Actor} isn’t after {other}, so this pins nothing',
    waiting: '{Actor} waits, so no advantage or hindrance counts',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  combatant Carl (he) of the Host
    Agility 2  Toughness 3
  round 1
    Carl: waits.
-     throws 7
      ^^^^^^^^
    Bill: grabs Ann.
-     damage throws 2
      ^^^^^^^^^^^^^^^
-     without harm
      ^^^^^^^^^^^^
-     interferes with Ann
      ^^^^^^^^^^^^^^^^^^^
-   Ann: dodges, distraction "the lamp falls".
                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   Ann: dodges.
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const deed of written.deeds.values()) {
        if (isFirst(written, deed)) for (const fact of deed.clauses) yield* idle(written, deed, fact);
      }
    }
  },
};

/** One sentence for several bodies is checked once. */
function isFirst({ deeds }: WrittenRound, deed: Deed): boolean {
  return [...deeds.values()].find(({ announcement }) => announcement === deed.announcement) === deed;
}

/** A pin for somebody who doesn’t announce this, or who isn’t one of its targets. */
function ofSomebodyElse(
  cast: Cast,
  { announcement: { actors }, targets }: Deed,
  { of, to }: Pin,
): readonly { readonly message: string; readonly name: Finding['data'] }[] {
  const [named, hurt] = [of, to].map((ref) => (ref?.id === undefined ? [] : bodiesOf(cast, ref.id)));
  const announcing = known(actors).flatMap((id) => bodiesOf(cast, id));
  const isElse = (those: readonly Fighter[] | undefined, among: readonly Fighter[]): boolean =>
    those !== undefined && those.length > 0 && !those.some((each) => among.includes(each));
  return [
    ...(isElse(named, announcing) ? [{ message: 'stranger', name: naming('other', ...(named ?? [])) }] : []),
    ...(isElse(hurt, targets) ? [{ message: 'untouched', name: naming('other', ...(hurt ?? [])) }] : []),
  ];
}

function idle({ cast }: WrittenRound, deed: Deed, fact: DemonCityFact): readonly Finding[] {
  const finding = (message: string, data: Finding['data'] = {}): readonly Finding[] => [
    found(
      clauseWithoutEffect,
      message,
      fact.source,
      { ...naming('actor', deed.actor), ...data },
      {
        fixes: [remove(fact, deed.announcement, true)],
      },
    ),
  ];
  switch (fact.kind) {
    case 'pin': {
      if (deed.kind === 'nothing') return finding('throws');
      if (fact.what === 'damage' && !harms(deed)) return finding('damage');
      return ofSomebodyElse(cast, deed, fact).flatMap(({ message, name }) => finding(message, name));
    }
    case 'without harm':
      return isAttack(deed.kind) && deed.kind !== 'grab' ? [] : finding('harmless');
    case 'advantage':
    case 'hindrance':
      return deed.kind === 'nothing' ? finding('waiting') : [];
    case 'distraction':
      return deed.targets.length === 0 && deed.announcement.targets.length === 0 ? finding('nobody') : [];
    case 'interferes': {
      const others = known(fact.with).flatMap((id) => bodiesOf(cast, id));
      if (others.length > 0 && others.every((other) => other === deed.actor)) return finding('self');
      const touched = deed.kind === 'help' ? [] : deed.targets;
      return others.length > 0 && others.every((other) => touched.includes(other))
        ? finding('target', naming('other', ...others))
        : [];
    }
    default:
      return [];
  }
}

/** A fact under an announcement that is about somebody else. Tarot edition, "Default to giving, not taking throws". */
export const belongsElsewhere: LintRule<DemonCityFact> = {
  id: 'belongs-elsewhere',
  severity: 'warning',
  title: 'A fact under somebody else’s announcement',
  explanation:
    'A fact under an announcement holds for that announcement alone. If it makes things harder for the target, ' +
    'write it as an advantage for the person who announces: throws are given rather than taken. Anything else ' +
    'about others belongs under their own announcement, or at the head of the round.',
  messages: {
    give:
      '“{words}” takes nothing from {other} here: throws are given rather than taken, so make it an advantage ' +
      'for {actor}',
    on:
      '“{words}” is on {other}, and under {actor}’s announcement it has no effect; write it at the head of the ' +
      'round',
    for:
      '“{words}” is for {other}, and under {actor}’s announcement it has no effect; write it at the head of ' +
      'the round',
    over: '“{words}” is over {other}, whom {actor} doesn’t face in this round, so it gives nothing',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  combatant Carl (he) of the Host
    Agility 1  Toughness 3
  round 1
+   hindrance "glass on the floor" on Carl.
    Carl: punches Ann.
-     advantage "a lamp in her eyes" for Bill
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Bill: punches Ann.
+     advantage "a lamp in her eyes"
    Ann: punches Bill.
-     hindrance "he is drunk" on Bill
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-     hindrance "glass on the floor" on Carl
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-     advantage "she knows his tricks" over Carl
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     advantage "he is drunk"
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const announcement of written.round.announcements) {
        const deeds = [...written.deeds.values()].filter((deed) => deed.announcement === announcement);
        for (const fact of factsOf(announcement.clauses, 'hindrance')) yield* takenHere(written, deeds, fact);
        for (const fact of factsOf(announcement.clauses, 'advantage')) yield* givenHere(written, deeds, fact);
      }
    }
  },
};

function takenHere(written: WrittenRound, deeds: readonly Deed[], fact: Hindrance): readonly Finding[] {
  const others = fightersIn(written, fact.on);
  const [deed] = deeds;
  if (deed === undefined || others.length === 0 || deeds.some(({ actor }) => others.includes(actor))) return [];
  const data = { words: fact.words.text, ...naming('actor', deed.actor), ...naming('other', ...others) };
  if (!others.every((other) => deeds.some(({ targets }) => targets.includes(other))))
    return [found(belongsElsewhere, 'on', fact.source, data)];
  return [found(belongsElsewhere, 'give', fact.source, data, { fixes: [given(fact)] })];
}

function givenHere(written: WrittenRound, deeds: readonly Deed[], fact: Advantage): readonly Finding[] {
  const [deed] = deeds;
  if (deed === undefined) return [];
  const data = { words: fact.words.text, ...naming('actor', deed.actor) };
  const owners = fightersIn(written, fact.for);
  if (owners.length > 0 && !deeds.some(({ actor }) => owners.includes(actor))) {
    return [found(belongsElsewhere, 'for', fact.source, { ...data, ...naming('other', ...owners) })];
  }
  const foes = fightersIn(written, fact.over);
  const faced = deeds.flatMap((each) => facedBy(each, written.deeds));
  if (deed.kind === 'help' || foes.length === 0 || foes.some((foe) => faced.includes(foe))) return [];
  return [found(belongsElsewhere, 'over', fact.source, { ...data, ...naming('other', ...foes) })];
}

function fightersIn({ cast }: WrittenRound, refs: readonly NameRef[]): readonly Fighter[] {
  return known(refs).flatMap((id) => bodiesOf(cast, id));
}

/** A fix that writes the same words as an advantage of whoever announces. */
function given({ source, words, same }: Hindrance): Fix {
  return {
    title: `Make “${words.text}” an advantage`,
    certain: false,
    intents: [
      { do: 'replace', at: { ...source, end: words.source.start }, with: 'advantage ' },
      { do: 'replace', at: { ...source, start: (same ?? words).source.end }, with: '' },
    ],
  };
}

/**
 * `uncontested` although somebody is in the way. Tarot edition, "Resolved Any Uncontested Actions"; dice edition, step
 * 4.
 */
export const contestedAfterAll: LintRule<DemonCityFact> = {
  id: 'contested-after-all',
  severity: 'warning',
  title: 'Marked uncontested, but contested',
  explanation:
    'An action is uncontested if nobody wants to stop it and nothing that is announced can get in its way. ' +
    'Anybody who is attacked or hindered, or who attacks somebody or gets in their way, is in a Clash.',
  messages: {
    targeted: '{Other} is after {actor} in this round, so this is contested: it is {so}',
    interfered: '{Other} gets in {actor}’s way in this round, so this is contested: it is {so}',
    attack: '{Actor} attacks, and an attack is never uncontested because its target can resist: it is {so}',
    own: '{Actor} gets in {other}’s way, so this is contested: it is {so}',
    announced: 'It is announced here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
-   Ann: climbs "the stair", uncontested.
                             ^^^^^^^^^^^
+   Ann: climbs "the stair".
    Bill: grabs Ann.
`),
  *check({ scenario }) {
    for (const { deeds } of writtenRounds(scenario)) {
      for (const deed of deeds.values()) yield* contestedIn(deed, deeds);
    }
  },
};

function contestedIn(deed: Deed, deeds: ReadonlyMap<string, Deed>): readonly Finding[] {
  const { actor, announcement, clauses } = deed;
  const claim = lastFact(clauses, 'uncontested');
  if (claim === undefined) return [];
  const so = isContestedAfterAll(deed, deeds) ? 'decided in the Clash' : 'played as it is written';
  const fixes = [remove(claim, announcement, false, 'Let it be contested')];
  if (isAttack(deed.kind) && deed.targets.length > 0)
    return [found(contestedAfterAll, 'attack', claim.source, { ...naming('actor', actor), so }, { fixes })];
  const hampered = factsOf(clauses, 'interferes')
    .flatMap((fact) => known(fact.with))
    .flatMap((name) => deeds.get(name) ?? [])
    .filter((each) => each !== deed);
  if (hampered.length > 0)
    return [
      found(
        contestedAfterAll,
        'own',
        claim.source,
        { ...naming('actor', actor), so, ...naming('other', ...hampered.map((each) => each.actor)) },
        { fixes },
      ),
    ];
  const other = [...deeds.values()].find((each) => each !== deed && reaches(each).includes(actor.name));
  if (other === undefined) return [];
  const message = other.targets.includes(actor) ? 'targeted' : 'interfered';
  return [
    found(
      contestedAfterAll,
      message,
      claim.source,
      { ...naming('actor', actor), so, ...naming('other', other.actor) },
      {
        fixes,
        related: [{ source: other.announcement.source, message: 'announced' }],
      },
    ),
  ];
}

export const unsetDifficulty: LintRule<DemonCityFact> = {
  id: 'unset-difficulty',
  severity: 'info',
  title: 'A task without a difficulty',
  explanation:
    'Attacks are made on somebody; the texts have no rule for shooting at a cable or kicking a door. That is ' +
    'a task, like picking a lock or looking for a key, and the Host sets its difficulty: a number to beat, ' +
    'or one that the Host throws for. Without a difficulty it simply happens. If it can’t fail, write ' +
    '`uncontested`.',
  messages: {
    thing:
      'This has no difficulty, so it simply happens unless somebody gets in the way; add one, such as ' + '“{clause}”',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: shoots "the cable".
         ^^^^^^
-   Bill: picks "the lock".
          ^^^^^
+     with Agility to beat 4
+   Bill: picks "the lock" with Agility against 3.
`),
  *check({ scenario }) {
    for (const { deeds } of writtenRounds(scenario)) {
      const announcements = [...deeds.values()]
        .filter((deed) => isUnset(deed, deeds))
        .map(({ announcement }) => announcement);
      for (const announcement of new Set(announcements)) yield unset(scenario, announcement);
    }
  },
};

/**
 * Whether a deed lacks a difficulty that it needs. One that somebody gets in the way of is thrown for anyway, and one
 * that the Host calls uncontested may simply happen.
 */
function isUnset(deed: Deed, deeds: ReadonlyMap<string, Deed>): boolean {
  const { verb, kind, clauses } = deed;
  if (kind !== 'task' || lastFact(clauses, 'difficulty') !== undefined) return false;
  if (isOnThing(verb, kind)) return true;
  const basis = knownVerb(verb)?.basis;
  const mayFail = basis === 'searching' || (basis === 'handling things' && !easyVerbs.includes(verb));
  return mayFail && lastFact(clauses, 'uncontested') === undefined && isUncontested(deed, deeds);
}

/** Verbs of actions that succeed unless somebody says why they shouldn’t. */
const easyVerbs = ['closes', 'lights', 'turns on', 'turns off', 'reads'];

function unset(scenario: Scenario<DemonCityFact>, { actors, verb, source }: Announcement<DemonCityFact>): Finding {
  const usual = usualStat(verb.text);
  const hasAll = actors
    .flatMap(({ id }) => bodiesNamed(scenario, id))
    .every((body) => statOf(scenario, body, usual) !== undefined);
  const clause = `with ${hasAll ? usual : 'Agility'} to beat 4`;
  return found(
    unsetDifficulty,
    'thing',
    verb.source,
    { clause },
    {
      fixes: [add(clause, source)],
    },
  );
}

/** The stat with which the same thing is done to somebody, or that the action suggests. */
function usualStat(word: string): string {
  const { kind, basis } = knownVerb(word) ?? {};
  if (basis === 'searching') return 'Perception';
  return kind === 'close attack' || kind === 'grab' || forcefulVerbs.includes(word) ? 'Toughness' : 'Agility';
}

const forcefulVerbs = ['breaks', 'smashes', 'kicks open', 'breaks down'];

export const pinnedTwice: LintRule<DemonCityFact> = {
  id: 'pinned-twice',
  severity: 'warning',
  title: 'A throw pinned twice',
  explanation:
    'If the same throw is pinned twice in one place, the later pin counts. A pin that names whose throw it ' +
    'is, or on whom it falls, takes precedence over one that names nobody, so these two can both be kept.',
  messages: {
    earlier: 'The same throw is pinned again below, and the later pin counts, so this one changes nothing',
    later: 'It is pinned again here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
    Ann: punches Bill.
-     throws 4
      ^^^^^^^^
      throws 9
    Bill: kicks Ann.
`),
  *check({ scenario }) {
    for (const { facts, announcements } of scenario.rounds) {
      yield* hidden(factsOf(facts, 'pin'));
      for (const announcement of announcements) yield* hidden(factsOf(announcement.clauses, 'pin'), announcement);
    }
  },
};

function hidden(pins: readonly Pin[], announcement?: Announcement<DemonCityFact>): readonly Finding[] {
  return pins.flatMap((pin, index) => {
    const later = pins.slice(index + 1).find((other) => throwOf(other) === throwOf(pin));
    if (later === undefined) return [];
    const related = [{ source: later.source, message: 'later' }];
    return [
      found(
        pinnedTwice,
        'earlier',
        pin.source,
        {},
        { fixes: [remove(pin, announcement, true, 'Remove the earlier pin')], related },
      ),
    ];
  });
}

/**
 * The throw that a pin is for, as a key. A name that nobody has is reported by another check, and matches nobody else.
 */
function throwOf({ what, of, to }: Pin): string {
  return JSON.stringify([what, of?.id ?? of?.text, to?.id ?? to?.text]);
}

export const announcementChecks: readonly LintRule<DemonCityFact>[] = [
  severalTargets,
  contestedAfterAll,
  clauseWithoutEffect,
  belongsElsewhere,
  pinnedTwice,
  unsetDifficulty,
  nothingAnnounced,
];
