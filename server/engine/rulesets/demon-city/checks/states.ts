/** Checks of states: hurt, grabbed, out of the fight, regained Toughness, recovery. */
import { remove } from '../../../checking/mending.ts';
import { naming, namingNames } from '../../../checking/naming.ts';
import { sayings } from '../../../checking/sayings.ts';
import { bodiesNamed, calledInFull, known, statOf, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import type { Combatant, Condition, Expectation, NameRef, Scenario, Stat } from '../../../scenario.ts';
import { sameSource, type Source } from '../../../source.ts';
import { isFirst } from '../../../stage.ts';
import { isAnythingUnread } from '../../../unread.ts';
import { bodiesOf } from '../deeds.ts';
import { factsOf, type DemonCityFact, type Regains, type StateFact } from '../facts.ts';
import { conditionOf, isDown } from '../fight.ts';
import { actionKind, isAttack } from '../vocabulary.ts';
import { writtenRounds, type WrittenRound } from './written.ts';

/** All that one place says about one combatant’s state, in the order of writing. */
interface SaidOf {
  readonly name: string;
  readonly states: readonly StateFact[];
  /** The names of those who are out of the fight, by the facts that hold here. */
  readonly down: ReadonlySet<string>;
  /** The Toughness that the same block gives. */
  readonly toughness?: Stat;
}

function isDownState({ state }: StateFact): boolean {
  return state === 'down' || state === 'out of the fight';
}

/** All places that state something. Blocks and situation describe one moment, the start of the fight. */
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
    'Anybody below 0 Toughness is out of the fight; anybody who has been, and is up again, is hurt. A person ' +
    'is held by one other, who is in the fight. If two sentences contradict each other, the last one counts, ' +
    'and being out of the fight overrides everything.',
  messages: {
    hurt:
      '{Name} is out of the fight here, and that counts: “hurt” is for somebody who is up again; keep one of ' +
      'the two',
    standing:
      '{Name} has Toughness {value} left in this block, but anybody out of the fight has less than 0: it ' +
      'counts as −1',
    holders: '{Name} is already grabbed by {first}; only the last holder counts',
    self: '{Name} can’t be held by {name}, so this changes nothing',
    'holder down': '{By} is out of the fight here and can’t hold {name}, who still counts as held',
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
    yield* eachOnce(statesSaid(scenario).flatMap((said) => [...falls(scenario, said), ...holds(scenario, said)]));
  },
};

/** What contradicts somebody’s being out of the fight. */
function falls(scenario: Scenario, { name, states, toughness }: SaidOf): readonly Finding[] {
  const named = namingNames(scenario, 'name', name);
  const down = states.find(isDownState);
  if (down === undefined) return [];
  const hurt = states.find(({ state }) => state === 'hurt');
  const standing = toughness?.of !== undefined && toughness.value >= 0;
  return [
    ...(hurt === undefined
      ? []
      : [found(contradictingState, 'hurt', hurt.source, named, { fixes: [remove(hurt, undefined, false)] })]),
    ...(standing ? [found(contradictingState, 'standing', down.source, { ...named, value: toughness.value })] : []),
  ];
}

/** Who holds somebody, and whether they can. */
function holds(scenario: Scenario, { name, states, down }: SaidOf): readonly Finding[] {
  const named = namingNames(scenario, 'name', name);
  const grabs = states.filter((state) => state.by?.id !== undefined);
  return grabs.flatMap((grab, index) => {
    const by = grab.by?.id ?? '';
    const other = grabs[index - 1]?.by?.id;
    if (by === name)
      return [found(contradictingState, 'self', grab.source, named, { fixes: [remove(grab, undefined, false)] })];
    if (other !== undefined && other !== by)
      return [
        found(
          contradictingState,
          'holders',
          grab.source,
          { ...named, ...namingNames(scenario, 'first', other) },
          { fixes: [remove(grab, undefined, false)] },
        ),
      ];
    return down.has(by)
      ? [found(contradictingState, 'holder down', grab.source, { ...named, ...namingNames(scenario, 'by', by) })]
      : [];
  });
}

export const needlessRecovery: LintRule<DemonCityFact> = {
  id: 'needless-recovery',
  severity: 'warning',
  title: 'A recovery that nobody needs',
  explanation:
    'A recovery is decided for somebody who is out of the fight. If nobody attacks them in any round, and no ' +
    'sentence puts them out of the fight, there is nothing to recover from.',
  messages: { needless: 'Nothing here puts {name} out of the fight, so this decision has no effect' },
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
      yield found(needlessRecovery, 'needless', decision.source, namingNames(scenario, 'name', ...names), {
        fixes: [remove(decision, undefined, false)],
      });
    }
  },
};

/** Whether somebody is attacked in any round, or is out of the fight by any sentence. */
function mayFall(scenario: Scenario<DemonCityFact>, body: Combatant<DemonCityFact>): boolean {
  const attacked = scenario.rounds
    .flatMap((round) => round.announcements)
    .filter((each) => isAttack(actionKind(each.kind)))
    .some((each) => each.targets.some((target) => bodiesNamed(scenario, target.id).includes(body)));
  const said = statesSaid(scenario).some(({ name, states }) => name === body.name && states.some(isDownState));
  return attacked || said || (statOf(scenario, body, 'Toughness')?.value ?? 0) < 0;
}

/**
 * Toughness regained by somebody who has lost none, or whom it can’t bring back up. Tarot edition, "Lost Throw for an
 * Injury".
 */
export const needlessRegaining: LintRule<DemonCityFact> = {
  id: 'needless-regaining',
  severity: 'warning',
  title: 'Regained Toughness that doesn’t help',
  explanation:
    'Toughness and Calm are regained in whole points. Toughness is regained up to a person’s full strength. ' +
    'It doesn’t bring anybody out of the fight back up: that takes the throw to recover, or the Host’s ' +
    'decision. Only the first round is checked for this, because nothing is thrown before it.',
  messages: {
    broken: 'Points are whole numbers, so {points} count as {whole}',
    full: '{Name} has lost no Toughness, so there is none to regain',
    down:
      '{Name} is out of the fight, and regained points don’t bring {name} back up; decide that by “decides ' +
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

/** Only for a single person: one of several may well need it. */
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
  title: 'Somebody who can’t become hurt',
  explanation:
    'Somebody is hurt who has been below 0 Toughness and is up again, which the Host decides: `decides ' +
    'recovery of Bill: back up`. If nothing here decides it, and nobody begins hurt, asking whether somebody ' +
    'is hurt always gives no. Somebody who has lost any Toughness is “not unhurt”.',
  messages: {
    never:
      'To ask whether {name} has lost Toughness, write “not unhurt”; “hurt” means up again after being down, and ' +
      'nothing here gets {name} up again',
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

/** A question whether somebody is hurt, and other ways to ask. */
interface Question {
  readonly who: NameRef;
  readonly source: Source;
  readonly fixes: readonly Fix[];
}

/** `within` is the condition around this one. */
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
 * “is not hurt” is one question with its “not”; a sentence about several people asks about each, and none of these
 * questions can be rewritten alone.
 */
function fixesOf({ who, source }: Extract<Condition, { kind: 'is' }>, within: Condition | undefined): readonly Fix[] {
  const isOne = within !== undefined && sameSource(within.source, source);
  if (isOne && within.kind !== 'not') return [];
  return [rewriting(source, `${writtenName(who)} is ${isOne ? 'unhurt' : 'not unhurt'}`)];
}

/** Being unhurt is as unlikely as being hurt is likely, so that the bound is reversed. */
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

/** The names of those who are hurt by some sentence, or are decided to be back up. */
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

export const stateChecks: readonly LintRule<DemonCityFact>[] = [
  contradictingState,
  needlessRecovery,
  needlessRegaining,
  neverHurt,
];
