/** Checks of what state people are in: hurt, held, out of the fight, and back in it. */
import { remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { sayings } from '../../../checking/sayings.ts';
import { bodiesNamed, calledInFull, known, statOf, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import type {
  Announcement,
  Combatant,
  Condition,
  Expectation,
  NameRef,
  Round,
  Scenario,
  Stat,
} from '../../../scenario.ts';
import { sameSource, type Source } from '../../../source.ts';
import { isFirst } from '../../../stage.ts';
import { isAnythingUnread } from '../../../unread.ts';
import type { Fighter } from '../cast.ts';
import { decisionAbout } from '../change.ts';
import { bodiesOf } from '../deeds.ts';
import {
  endsWithRound,
  factsOf,
  sameWords,
  wordsOf,
  type DemonCityFact,
  type Regains,
  type StateFact,
} from '../facts.ts';
import { conditionOf, isDown } from '../fight.ts';
import { actionKind, isAttack } from '../vocabulary.ts';
import { actorsOf, mayBeBack, writtenRounds, type WrittenRound } from './written.ts';

/** Everything that one place says of one combatant's state, in the order of writing. */
interface SaidOf {
  readonly name: string;
  readonly states: readonly StateFact[];
  /** Who is out of the fight by what holds here. */
  readonly down: ReadonlySet<string>;
  /** The Toughness that the same block gives. */
  readonly toughness?: Stat;
}

function isDownState({ state }: StateFact): boolean {
  return state === 'down' || state === 'out of the fight';
}

/** All places in which states are said. Blocks and situation describe one moment, the start of the fight. */
function statesSaid(scenario: Scenario<DemonCityFact>): readonly SaidOf[] {
  const blocks = scenario.combatants.map((combatant) => ({
    combatant,
    states: factsOf(traitsOf(scenario, combatant), 'state'),
  }));
  const atStart = factsOf(scenario.facts, 'state');
  const down = new Set([
    ...blocks.filter(({ states }) => states.some(isDownState)).map(({ combatant }) => combatant.name),
    ...namesDown(scenario, atStart),
  ]);
  return [
    ...blocks.map(({ combatant, states }): SaidOf => {
      const toughness = statOf(scenario, combatant, 'Toughness');
      return { name: combatant.name, states, down, ...(toughness === undefined ? {} : { toughness }) };
    }),
    ...byName(scenario, atStart, down),
    ...scenario.rounds.flatMap((round) => {
      const states = factsOf(round.facts, 'state');
      return byName(scenario, states, new Set(namesDown(scenario, states)));
    }),
  ];
}

function namesDown(scenario: Scenario<DemonCityFact>, states: readonly StateFact[]): readonly string[] {
  return states
    .filter(isDownState)
    .flatMap(({ who }) => who.flatMap((ref) => bodiesNamed(scenario, ref.id)))
    .map((body) => body.name);
}

function byName(
  scenario: Scenario<DemonCityFact>,
  states: readonly StateFact[],
  down: ReadonlySet<string>,
): readonly SaidOf[] {
  const said = new Map<string, StateFact[]>();
  for (const state of states) {
    for (const { name } of state.who.flatMap((ref) => bodiesNamed(scenario, ref.id)))
      said.set(name, [...(said.get(name) ?? []), state]);
  }
  return [...said].map(([name, own]) => ({ name, states: own, down }));
}

export const contradictingState: LintRule<DemonCityFact> = {
  id: 'contradicting-state',
  severity: 'warning',
  title: 'States that contradict each other',
  explanation:
    'Out of the fight is who is below 0 Toughness; hurt is who has been and is up again. Somebody is held by ' +
    'one other, who is in the fight. Where two sentences contradict each other, the last counts, and out of ' +
    'the fight counts above all.',
  messages: {
    hurt: '{name} is out of the fight here, and that counts: hurt is who is up again; keep one of the two',
    standing:
      '{name} has Toughness {value} left in this block, and who is out of the fight has less than 0: it counts −1',
    holders: '{name} is grabbed by {first} already; of two who hold the same person the last counts',
    self: '{name} can’t be held by {name}, so this changes nothing',
    'holder down': '{by} is out of the fight here and can’t hold {name}, who counts as held all the same',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    is grabbed by Dora
-   is grabbed by Carl
    ^^^^^^^^^^^^^^^^^^
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  combatant Carl (he) of the Host
-   Agility 2  Toughness 1 of 3
+   Agility 2  Toughness 3
    is out of the fight
    ^^^^^^^^^^^^^^^^^^^
  combatant Dora (she) of the Host
    Agility 2  Toughness 3
  situation "a cellar"
    Bill is down.
-   Bill is hurt.
    ^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* eachOnce(statesSaid(scenario).flatMap((said) => [...falls(said), ...holds(said)]));
  },
};

/** What is said beside somebody's being out of the fight. */
function falls({ name, states, toughness }: SaidOf): readonly Finding[] {
  const down = states.find(isDownState);
  if (down === undefined) return [];
  const hurt = states.find(({ state }) => state === 'hurt');
  const standing = toughness?.of !== undefined && toughness.value >= 0;
  return [
    ...(hurt === undefined
      ? []
      : [found(contradictingState, 'hurt', hurt.source, { name }, { fixes: [remove(hurt, undefined, false)] })]),
    ...(standing ? [found(contradictingState, 'standing', down.source, { name, value: toughness.value })] : []),
  ];
}

/** Who holds somebody, and whether they can. */
function holds({ name, states, down }: SaidOf): readonly Finding[] {
  const grabs = states.filter((state) => state.by?.id !== undefined);
  return grabs.flatMap((grab, index) => {
    const by = grab.by?.id ?? '';
    const other = grabs[index - 1]?.by?.id;
    if (by === name)
      return [found(contradictingState, 'self', grab.source, { name }, { fixes: [remove(grab, undefined, false)] })];
    if (other !== undefined && other !== by)
      return [
        found(
          contradictingState,
          'holders',
          grab.source,
          { name, first: other },
          { fixes: [remove(grab, undefined, false)] },
        ),
      ];
    return down.has(by) ? [found(contradictingState, 'holder down', grab.source, { name, by })] : [];
  });
}

export const needlessRecovery: LintRule<DemonCityFact> = {
  id: 'needless-recovery',
  severity: 'warning',
  title: 'A recovery that nobody needs',
  explanation:
    'Who recovers is decided of those who are out of the fight. Where nobody attacks somebody in any round, ' +
    'and no sentence puts them out of the fight, there is nothing to recover from.',
  messages: { needless: 'Nothing here puts {name} out of the fight, so this decides nothing' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: punches Bill.
  round 2
-   decides recovery of Ann: back up.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   decides recovery of Bill: still down.
    Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const decision of sayings(scenario).flatMap(({ facts }) => factsOf(facts, 'decision'))) {
      if (decision.about !== 'recovery') continue;
      const names = known(decision.whom);
      const bodies = names.flatMap((name) => bodiesNamed(scenario, name));
      if (bodies.length === 0 || bodies.some((body) => mayFall(scenario, body))) continue;
      yield found(
        needlessRecovery,
        'needless',
        decision.source,
        { name: list(names) },
        { fixes: [remove(decision, undefined, false)] },
      );
    }
  },
};

/** Whether somebody is attacked in any round, or said to be out of the fight anywhere. */
function mayFall(scenario: Scenario<DemonCityFact>, body: Combatant<DemonCityFact>): boolean {
  const attacked = scenario.rounds
    .flatMap((round) => round.announcements)
    .filter((each) => isAttack(actionKind(each.kind)))
    .some((each) => each.targets.some((target) => bodiesNamed(scenario, target.id).includes(body)));
  const said = statesSaid(scenario).some(({ name, states }) => name === body.name && states.some(isDownState));
  return attacked || said || (statOf(scenario, body, 'Toughness')?.value ?? 0) < 0;
}

/**
 * Toughness regained by somebody who lacks none, or whom it can't help up. Tarot edition, "Lost Throw for an Injury".
 */
export const needlessRegaining: LintRule<DemonCityFact> = {
  id: 'needless-regaining',
  severity: 'warning',
  title: 'Toughness regained by somebody whom it doesn’t help',
  explanation:
    'Points of Toughness and Calm are whole ones. Toughness is regained up to what somebody has at full ' +
    'strength. Who is out of the fight doesn’t get up by it: that takes the throw to recover, or the Host’s ' +
    'decision. This is said of the first round alone, before which nothing is thrown for.',
  messages: {
    broken: 'Points are whole ones, so {points} count as {whole}',
    full: '{Name} has lost no Toughness, so there is none to regain',
    down:
      '{Name} is out of the fight, and no point regained brings {name} back up; decide that, as “decides ' +
      'recovery of {who}: back up”',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 3  Toughness 2
+   Agility 3  Toughness 1 of 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
    is out of the fight
  round 1
    Ann regains 1 Toughness.
    ^^^^^^^^^^^^^^^^^^^^^^^
-   Bill regains 1 Toughness.
    ^^^^^^^^^^^^^^^^^^^^^^^^
+   decides recovery of Bill: back up.
    Ann: waits.
`),
  *check({ scenario }) {
    for (const fact of scenario.rounds.flatMap(({ facts }) => factsOf(facts, 'regains'))) {
      const { value, source } = fact.points;
      if (!Number.isInteger(value))
        yield found(needlessRegaining, 'broken', source, { points: value, whole: Math.trunc(value) });
    }
    for (const written of writtenRounds(scenario).filter(({ round }) => isFirst(scenario, round))) {
      for (const fact of factsOf(written.round.facts, 'regains'))
        if (fact.stat === 'Toughness') yield* needless(written, fact);
    }
  },
};

/** Of one person alone: of several, one may well need it. */
function needless({ cast, round, plan }: WrittenRound, fact: Regains): readonly Finding[] {
  const [one, ...others] = known(fact.who).flatMap((id) => bodiesOf(cast, id));
  const said = [
    ...factsOf(round.facts, 'state').flatMap(({ who }) => who),
    ...factsOf(round.facts, 'decision').flatMap(({ whom }) => whom),
  ];
  if (one === undefined || others.length > 0 || known(said).some((id) => bodiesOf(cast, id).includes(one))) return [];
  const condition = conditionOf(plan.found, one.name);
  const finding = (message: string): readonly Finding[] => [
    found(
      needlessRegaining,
      message,
      fact.source,
      { ...naming('name', one), who: one.name },
      { fixes: [remove(fact, undefined, false)] },
    ),
  ];
  if (isDown(condition)) return finding('down');
  return condition.toughness >= condition.base && !condition.hurt ? finding('full') : [];
}

export const neverHurt: LintRule<DemonCityFact> = {
  id: 'never-hurt',
  severity: 'info',
  title: 'Somebody who can’t be hurt',
  explanation:
    'Hurt is who has been below 0 Toughness and is up again, which the Host decides: `decides recovery of ' +
    'Bill: back up`. Where nothing here decides it, and nobody begins hurt, a question for who is hurt is ' +
    'always answered with no. Whoever has lost Toughness, however much, is “not unhurt”.',
  messages: {
    never:
      'Nobody becomes hurt by losing Toughness, and nothing here gets {name} up again: whoever has lost some ' +
      'is “not unhurt”',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: punches Bill.
- round 2 if Bill is hurt
             ^^^^^^^^^^^^
+ round 2 if Bill is not unhurt
    Ann: kicks Bill.
`),
  *check({ scenario }) {
    if (isAnythingUnread(scenario)) return;
    const questions = [
      ...scenario.rounds.flatMap(({ when }) => (typeof when === 'string' ? [] : questionsIn(when))),
      ...scenario.expectations.flatMap(questionOf),
    ];
    const able = questions.length === 0 ? new Set<string>() : ableToBeHurt(scenario);
    for (const { who, source, fixes } of questions) {
      const bodies = bodiesNamed(scenario, who.id);
      const [body] = bodies;
      if (body === undefined || bodies.some(({ name }) => able.has(name))) continue;
      yield found(neverHurt, 'never', source, { name: nameOf(body, who) }, { fixes });
    }
  },
};

/** Where it is asked whether somebody is hurt, and how it could be asked otherwise. */
interface Question {
  readonly who: NameRef;
  readonly source: Source;
  readonly fixes: readonly Fix[];
}

/** `within` is the question around this one. */
function questionsIn(condition: Condition, within?: Condition): readonly Question[] {
  switch (condition.kind) {
    case 'not':
      return questionsIn(condition.of, condition);
    case 'and':
    case 'or':
      return condition.of.flatMap((part) => questionsIn(part, condition));
    case 'is':
      return condition.state === 'hurt'
        ? [{ who: condition.who, source: condition.source, fixes: fixesOf(condition, within) }]
        : [];
    default:
      return [];
  }
}

/**
 * “is not hurt” is one question with its “not”; of several people in one sentence each is asked for, and none can be
 * written otherwise alone.
 */
function fixesOf({ who, source }: Extract<Condition, { kind: 'is' }>, within: Condition | undefined): readonly Fix[] {
  const isOne = within !== undefined && sameSource(within.source, source);
  if (isOne && within.kind !== 'not') return [];
  return [rewriting(source, `${writtenName(who)} is ${isOne ? 'unhurt' : 'not unhurt'}`)];
}

/** As likely as it is to be hurt, it is unlikely to be unhurt. */
function questionOf({ about, bound, percent, when, round, source }: Expectation): readonly Question[] {
  if (about.kind !== 'is' || about.state !== 'hurt') return [];
  const [other, rest] = [bound === 'at least' ? 'at most' : 'at least', Number((100 - percent).toFixed(6))];
  return [
    {
      who: about.who,
      source,
      fixes: [rewriting(source, `expect ${writtenName(about.who)} is unhurt ${other} ${rest}% ${when} round ${round}`)],
    },
  ];
}

function rewriting(at: Source, words: string): Fix {
  return { title: `Write “${words}”`, certain: false, intents: [{ do: 'replace', at, with: words }] };
}

function writtenName({ article, text }: NameRef): string {
  return [article ?? [], text].flat().join(' ');
}

/** The names of those who are said to be hurt somewhere, or are decided to be up again. */
function ableToBeHurt(scenario: Scenario<DemonCityFact>): ReadonlySet<string> {
  const said = statesSaid(scenario)
    .filter(({ states }) => states.some(({ state }) => state === 'hurt'))
    .map(({ name }) => name);
  const decided = sayings(scenario)
    .flatMap(({ facts }) => factsOf(facts, 'decision'))
    .filter(({ recovery }) => recovery === 'back up')
    .flatMap(({ whom }) => whom.flatMap((who) => bodiesNamed(scenario, who.id)));
  return new Set([...said, ...decided.map(({ name }) => name)]);
}

function nameOf(body: Combatant<DemonCityFact>, who: NameRef): string {
  return body.name === who.id ? calledInFull(body) : writtenName(who);
}

export const nothingToEnd: LintRule<DemonCityFact> = {
  id: 'nothing-to-end',
  severity: 'warning',
  title: 'Nothing to end',
  explanation:
    '`no longer "…"` ends what holds: an advantage, hindrance or distraction of the situation or of an ' +
    'earlier round, in the same words. What stands under an announcement holds for it alone and ends by ' +
    'itself.',
  messages: {
    never:
      '“{words}” is nothing that holds in this round, so there is nothing to end; write the words as they ' +
      'stand where it begins',
    alone: '“{words}” holds for one announcement alone, so there is nothing to end',
    lasted: '“{words}” holds for one round only and has ended by itself',
    ended: '“{words}” has ended already',
    first: 'It ends here first',
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
-   no longer "the hill".
    ^^^^^^^^^^^^^^^^^^^^
    Ann: punches Bill.
-     advantage "he is off balance"
  round 2
    no longer "high ground".
-   no longer "he is off balance".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
- round 3
-   no longer "the high ground".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const round of scenario.rounds) {
      for (const end of factsOf(round.facts, 'no longer')) {
        const words = sameWords(end.words.text);
        const data = { words: end.words.text };
        const holds = (facts: readonly DemonCityFact[]): boolean =>
          says(
            facts.filter((fact) => !endsWithRound(fact)),
            words,
          );
        const fixes = [remove(end, undefined, false)];
        const earlier = scenario.rounds.filter((other) => other.number < round.number);
        if (!says(scenario.facts, words) && !earlier.some((other) => holds(other.facts))) {
          yield found(nothingToEnd, whyNot(earlier, words), end.source, data, { fixes });
          continue;
        }
        const before = endedBefore(scenario, round, words);
        if (before !== undefined)
          yield found(nothingToEnd, 'ended', end.source, data, {
            fixes,
            related: [{ source: before.source, message: 'first' }],
          });
      }
    }
  },
};

/** Why nothing of these words holds: it ends by itself, or it was never there. */
function whyNot(earlier: readonly Round<DemonCityFact>[], words: string): 'lasted' | 'alone' | 'never' {
  if (earlier.some((round) => says(round.facts, words))) return 'lasted';
  return earlier.some((round) => round.announcements.some((each) => says(each.clauses, words))) ? 'alone' : 'never';
}

function says(facts: readonly DemonCityFact[], words: string): boolean {
  return facts.some((fact) => fact.kind !== 'no longer' && sameWords(wordsOf(fact) ?? '') === words);
}

/** Where it has ended for sure: in a round that is always played, with nothing since that may have begun it again. */
function endedBefore(
  scenario: Scenario<DemonCityFact>,
  round: Round<DemonCityFact>,
  words: string,
): DemonCityFact | undefined {
  const certain = scenario.rounds
    .filter((other) => other.number < round.number && other.when === 'always')
    .flatMap((other) =>
      factsOf(other.facts, 'no longer')
        .filter((end) => sameWords(end.words.text) === words)
        .map((end) => ({ number: other.number, end })),
    );
  const last = certain.sort((one, other) => one.number - other.number).at(-1);
  if (last === undefined) return undefined;
  const again = scenario.rounds.some(
    (other) => other.number >= last.number && other.number < round.number && says(other.facts, words),
  );
  return again ? undefined : last.end;
}

export const heldByNobody: LintRule<DemonCityFact> = {
  id: 'held-by-nobody',
  severity: 'warning',
  title: 'Getting free of nobody',
  explanation:
    'Who breaks free is held by somebody: by a grab that has succeeded in an earlier round, or because a ' +
    'sentence says so (`Ann is grabbed by Bill`). What has to be beaten is the throw of whoever holds on.',
  messages: {
    free:
      'Nobody holds {name} when this round begins, and nobody has tried to in a round before it, so there is ' +
      'nothing to get free of; write who does, in the situation or at the head of the round: “{name} is ' +
      'grabbed by …”',
    other: '{Other} doesn’t hold {name}: what {name} has to beat is the throw of {holders}',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
+ situation "a cellar"
+   Ann is grabbed by Bill.
  round 1
    Bill: punches Ann.
    Ann: breaks free from Bill.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const announcement of written.round.announcements) {
        if (actionKind(announcement.kind) === 'escape') yield* freeOf(written, announcement);
      }
    }
  },
};

function freeOf(written: WrittenRound, announcement: Announcement<DemonCityFact>): readonly Finding[] {
  const { cast } = written;
  const actors = actorsOf(cast, announcement);
  const [actor] = actors;
  if (actor === undefined) return [];
  const held = actors.map((each) => mayHold(written, each)).filter((holds) => holds !== 'nobody');
  if (held.length === 0) return [found(heldByNobody, 'free', announcement.source, naming('name', actor))];
  const holders = [...new Set(held.flatMap((each) => (each === 'anybody' ? [] : each)))];
  if (actors.length > 1 || held.includes('anybody')) return [];
  return announcement.targets.flatMap((target) => {
    const others = target.id === undefined ? [] : bodiesOf(cast, target.id);
    if (others.length === 0 || others.some((other) => holders.includes(other))) return [];
    return [
      found(
        heldByNobody,
        'other',
        target.source,
        { ...naming('name', actor), ...naming('other', ...others), ...naming('holders', ...holders) },
        { fixes: rightly(target, holders) },
      ),
    ];
  });
}

/** The holder in place of whoever is named, where there is but one. */
function rightly(target: NameRef, holders: readonly Fighter[]): Finding['fixes'] {
  const [holder] = holders;
  if (holder === undefined || holders.length > 1) return [];
  return [
    {
      title: `Write ${holder.name}`,
      certain: false,
      intents: [{ do: 'replace', at: target.source, with: holder.name }],
    },
  ];
}

/**
 * Whom any sentence up to this round makes a possible holder; anybody, where a sentence says that somebody holds on and
 * not who.
 */
function mayHold(
  { scenario, cast, round: { number } }: WrittenRound,
  actor: Fighter,
): readonly Fighter[] | 'anybody' | 'nobody' {
  const before = scenario.rounds.filter((each) => each.number <= number);
  const isNamed = (refs: readonly NameRef[]): boolean =>
    refs.some(({ id }) => id !== undefined && bodiesOf(cast, id).includes(actor));
  const said = factsOf([...scenario.facts, ...before.flatMap((each) => each.facts)], 'state').filter(({ who }) =>
    isNamed(who),
  );
  const grabbed = [...factsOf(actor.traits, 'state'), ...said]
    .filter(({ state }) => state === 'grabbed')
    .map(({ by }) => (by?.id === undefined ? [] : bodiesOf(cast, by.id)));
  if (grabbed.some((by) => by.length === 0)) return 'anybody';
  const grabs = before
    .filter((each) => each.number < number)
    .flatMap((each) => each.announcements)
    .filter(({ kind, targets }) => actionKind(kind) === 'grab' && isNamed(targets));
  const holders = [...grabbed.flat(), ...grabs.flatMap((grab) => actorsOf(cast, grab))];
  return holders.length === 0 ? 'nobody' : holders;
}

export const announcesWhileOut: LintRule<DemonCityFact> = {
  id: 'announces-while-out',
  severity: 'warning',
  title: 'An announcement of somebody who is out of the fight',
  explanation:
    'Who is below 0 Toughness does nothing until they are up again, and how that is thrown for stands ' +
    'nowhere in the text: the Host decides it, by `decides recovery of NAME: back up` at the head of the ' +
    'round or before. Without that they stay down, and what is announced for them doesn’t happen.',
  messages: {
    out: '{Name} is out of the fight, and nobody has decided that {name} is back up, so this doesn’t happen',
    still: '{Name} is decided to be still down, so this doesn’t happen',
    dead: '{Name} is out of the fight for good, so this doesn’t happen',
    decided: 'It is decided here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    is out of the fight
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
-   Bill: waits.
-   Ann: punches Bill.
    ^^^^^^^^^^^^^^^^^
- round 2
-   decides recovery of Ann: out for good.
-   Bill: waits.
- round 3
+   decides recovery of Ann: back up.
    Bill: waits.
    Ann: punches Bill.
    ^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const announcement of written.round.announcements) yield* outIn(written, announcement);
    }
  },
};

/** One sentence for several bodies holds for those of them who are up. */
function outIn(written: WrittenRound, announcement: Announcement<DemonCityFact>): readonly Finding[] {
  if (actionKind(announcement.kind) === 'nothing') return [];
  const actors = actorsOf(written.cast, announcement);
  const findings = actors.flatMap(({ name }) => outOf(written, announcement, name));
  return findings.length === actors.length ? findings.slice(0, 1) : [];
}

function outOf(written: WrittenRound, announcement: Announcement<DemonCityFact>, name: string): readonly Finding[] {
  const { cast, plan, round } = written;
  const who = cast.fighters.get(name);
  if (who === undefined || !isDown(conditionOf(plan.fight, name))) return [];
  const decision = decisionAbout(plan.context.facts, 'recovery', who);
  const related = decision === undefined ? {} : { related: [{ source: decision.source, message: 'decided' }] };
  if (decision?.recovery === 'out for good')
    return [found(announcesWhileOut, 'dead', announcement.source, naming('name', who), related)];
  if (decision?.recovery === 'still down')
    return [found(announcesWhileOut, 'still', announcement.source, naming('name', who), related)];
  if (mayBeBack(written, name, 'recovery')) return [];
  return [found(announcesWhileOut, 'out', announcement.source, naming('name', who), { fixes: [backUp(name, round)] })];
}

function backUp(name: string, round: Round<DemonCityFact>): Fix {
  return {
    title: `Decide that ${name} is back up`,
    certain: false,
    intents: [{ do: 'add sentence after', at: round.source, text: `decides recovery of ${name}: back up.` }],
  };
}

export const stateChecks: readonly LintRule<DemonCityFact>[] = [
  contradictingState,
  nothingToEnd,
  needlessRecovery,
  needlessRegaining,
  neverHurt,
  announcesWhileOut,
  heldByNobody,
];
