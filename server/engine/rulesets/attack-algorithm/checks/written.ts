/** Shared by the checks: plans of every written round, and places of names and facts. */
import { remove } from '../../../checking/mending.ts';
import { derive, deriveInSteps } from '../../../derive/index.ts';
import { eachOnce, type Finding, type Fix, type Found } from '../../../finding.ts';
import { shownCourses, type PlayedBy } from '../../../game/index.ts';
import { roundNumbers } from '../../../play/course.ts';
import type { Announcement, NameRef, Round, Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { mayLack } from '../../../unread.ts';
import { announcedKind } from '../announced-kind.ts';
import type { Deed } from '../attacks.ts';
import { castOf, fightersNamed, thingKey, type Cast, type Fighter } from '../cast.ts';
import type { AttackFact, Circumstance } from '../facts.ts';
import { startOf, type Fight } from '../fight.ts';
import { factsAfter, factsIn, headChanges } from '../head.ts';
import { planRound, type RoundPlan } from '../plan.ts';
import { rounds, type AttackAlgorithm } from '../rounds.ts';
import type { SideAttack } from '../side-attack.ts';
import type { ActionKind } from '../vocabulary.ts';

/**
 * A round with a plan for each state of the fight before it: with and without the facts of earlier conditional rounds.
 */
export interface WrittenRound {
  readonly round: Round<AttackFact>;
  readonly ways: readonly RoundPlan[];
}

interface Written {
  readonly cast: Cast;
  readonly rounds: readonly WrittenRound[];
}

/** All rounds of a scenario in text order; cached for all checks. */
export const writtenRounds = deriveInSteps(
  'attack-algorithm/rounds as written',
  function* planned(scenario: Scenario<AttackFact>): Generator<undefined, Written> {
    const cast = castOf(scenario);
    const plans = new Map<Round<AttackFact>, readonly RoundPlan[]>();
    let fights: readonly Fight[] = [startOf(cast)];
    for (const rounds of roundsByNumber(scenario)) {
      for (const round of rounds) plans.set(round, differing(fights.map((fight) => planRound(cast, fight, round))));
      fights = after(cast, fights, rounds);
      yield;
    }
    return { cast, rounds: scenario.rounds.map((round) => ({ round, ways: plans.get(round) ?? [] })) };
  },
);

/** The plans of all rounds, in each of their ways. */
export const allPlans = derive(
  'attack-algorithm/plans as written',
  (scenario: Scenario<AttackFact>): readonly RoundPlan[] => writtenRounds(scenario).rounds.flatMap(({ ways }) => ways),
);

/** Findings that hold in a round whichever way the earlier rounds went, each once. */
export function foundInRounds(scenario: Scenario<AttackFact>, check: (plan: RoundPlan) => readonly Finding[]): Found {
  return eachOnce(roundByRound(scenario, check));
}

function* roundByRound(scenario: Scenario<AttackFact>, check: (plan: RoundPlan) => readonly Finding[]): Found {
  const { rounds } = yield* writtenRounds.steps(scenario);
  for (const {
    ways: [first, ...others],
  } of rounds) {
    const findings = first === undefined ? [] : check(first);
    if (findings.length > 0) yield* others.reduce((kept, plan) => alsoIn(kept, check(plan)), findings);
    yield undefined;
  }
}

/** The same of every side’s attack. */
export function foundInAttacks(
  scenario: Scenario<AttackFact>,
  check: (side: SideAttack, plan: RoundPlan) => readonly Finding[],
): Found {
  return foundInRounds(scenario, (plan) =>
    plan.exchanges.flatMap(({ sides }) => sides.flatMap((side) => check(side, plan))),
  );
}

/** Findings about something missing in a round; none where a sentence couldn’t be read, as that may be it. */
export function missingInRounds(scenario: Scenario<AttackFact>, check: (plan: RoundPlan) => readonly Finding[]): Found {
  return foundInRounds(scenario, (plan) => (mayLack(scenario, plan.context.round) ? [] : check(plan)));
}

/** The same of every side’s attack. */
export function missingInAttacks(
  scenario: Scenario<AttackFact>,
  check: (side: SideAttack, plan: RoundPlan) => readonly Finding[],
): Found {
  return missingInRounds(scenario, (plan) =>
    plan.exchanges.flatMap(({ sides }) => sides.flatMap((side) => check(side, plan))),
  );
}

function alsoIn(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const places = new Set(others.map(placeOf));
  return findings.filter((finding) => places.has(placeOf(finding)));
}

function placeOf({ message, source: { file, sentence, start } }: Finding): string {
  return `${file}/${sentence}/${start}/${message}`;
}

/** Keeps one plan for each context; others differ only in hit points. */
function differing(plans: readonly RoundPlan[]): readonly RoundPlan[] {
  return plans.filter(({ context }, index) => plans.findIndex((plan) => plan.context === context) === index);
}

function roundsByNumber(scenario: Scenario<AttackFact>): readonly (readonly Round<AttackFact>[])[] {
  const byNumber = new Map<number, Round<AttackFact>[]>(roundNumbers(scenario).map((number) => [number, []]));
  for (const round of scenario.rounds) byNumber.get(round.number)?.push(round);
  return [...byNumber.values()];
}

/**
 * The fights after the heads of these rounds: a round that is always played changes all of them, conditional ones only
 * the last.
 */
function after(cast: Cast, fights: readonly Fight[], rounds: readonly Round<AttackFact>[]): readonly Fight[] {
  const [first] = rounds;
  if (first?.when === 'always') return fights.map((fight) => headed(cast, fight, first));
  const speaking = rounds.filter(({ facts }) => facts.length > 0);
  const [one, last] = [fights[0], fights.at(-1)];
  if (speaking.length === 0 || one === undefined || last === undefined) return fights;
  return [one, speaking.reduce((fight, round) => headed(cast, fight, round), last)];
}

function headed(cast: Cast, found: Fight, round: Round<AttackFact>): Fight {
  const fight = headChanges(cast, round).reduce((now, change) => change.to(now), found);
  return { ...fight, facts: factsAfter(factsIn(found.facts, round)) };
}

/** The place of the actor’s name in their announcement. */
export function actorPlace(cast: Cast, { actor, announcement }: Deed): Source {
  return refTo(cast, announcement.actors, actor)?.source ?? announcement.source;
}

/** The place of an enemy’s name in an attack; the verb of the first attack where it isn’t named. */
export function targetPlace(cast: Cast, { rolls }: SideAttack, enemy: Fighter): Source | undefined {
  const announcements = rolls.map(({ attack }) => attack.announcement);
  return (
    refTo(
      cast,
      announcements.flatMap(({ targets }) => targets),
      enemy,
    )?.source ?? announcements[0]?.verb.source
  );
}

/** The first name that includes this fighter. */
function refTo(cast: Cast, refs: readonly NameRef[], fighter: Fighter): NameRef | undefined {
  return refs.find((ref) => fightersNamed(cast, [ref]).includes(fighter));
}

/**
 * Facts grouped by where they are written, where contradictory ones can’t both count: each shared file, the scenario’s
 * start, each round’s head. The clauses of an announcement are another such group.
 */
export function saidTogether(scenario: Scenario<AttackFact>): readonly (readonly AttackFact[])[] {
  const shared = scenario.facts.slice(0, scenario.shared);
  const files = [...new Set(shared.map(({ source }) => source.file))];
  return [
    ...files.map((file) => shared.filter(({ source }) => source.file === file)),
    scenario.facts.slice(scenario.shared),
    ...scenario.rounds.map(({ facts }) => facts),
  ];
}

/** The facts at the start of the scenario and at the head of each round. */
export function headFacts(scenario: Scenario<AttackFact>): readonly AttackFact[] {
  return [...scenario.facts, ...scenario.rounds.flatMap(({ facts }) => facts)];
}

/** Every announcement of these kinds. */
export function announcementsOf(
  scenario: Scenario<AttackFact>,
  ...kinds: readonly ActionKind[]
): readonly Announcement<AttackFact>[] {
  return scenario.rounds
    .flatMap(({ announcements }) => announcements)
    .filter((announcement) => kinds.includes(announcedKind(announcement)));
}

/** The traits of each block, those of creatures first. */
export function traitsSaid(scenario: Scenario<AttackFact>): readonly (readonly AttackFact[])[] {
  return [...scenario.creatures, ...scenario.combatants].map(({ traits }) => traits);
}

export type RoundPlayed = PlayedBy<Fight, RoundPlan>;

/** The course that is shown, played lazily as far as it is needed. */
export const shownCourse = shownCourses<AttackAlgorithm>(rounds, 'silent');

/** The played rounds of the shown course, by their written round. */
export const shownRounds = derive(
  'attack-algorithm/rounds that checks look at',
  (scenario: Scenario<AttackFact>): ReadonlyMap<Round<AttackFact>, RoundPlayed> => {
    const course = shownCourse(scenario).upTo();
    return new Map(course.rounds.map(({ round, played }) => [round, played]));
  },
);

/**
 * The names that contain the written words or are contained in them, each once: `heron` is part of `the heron form`.
 */
export function partlyNamed(written: string, names: readonly string[]): readonly string[] {
  const words = wordsOf(written);
  return [...new Map(names.map((name) => [thingKey(name), name])).values()].filter((name) => {
    const others = wordsOf(name);
    return isPart(words, others) || isPart(others, words);
  });
}

function wordsOf(name: string): readonly string[] {
  return thingKey(name).split(/\s+/u);
}

function isPart(some: readonly string[], all: readonly string[]): boolean {
  return some.every((word) => all.includes(word));
}

/** `1 die`, `3 dice`, `2 bonus dice`. */
export function diceWords(count: number, kind?: 'bonus' | 'penalty'): string {
  return [count, ...(kind === undefined ? [] : [kind]), count === 1 ? 'die' : 'dice'].join(' ');
}

/** A fix that removes whom a circumstance is against, which is the end of its sentence. */
export function withoutFacing({ named, words, of, source }: Circumstance): Fix {
  const start = of.at(-1)?.source.end ?? (words?.source ?? named ?? source).end;
  return { title: 'Remove who it is against', certain: false, intents: [{ do: 'remove', at: { ...source, start } }] };
}

/** Fixes that remove either of two contradictory facts, which are both clauses of the announcement if there is one. */
export function keepOne(fact: AttackFact, first: AttackFact, announcement?: Announcement<AttackFact>): readonly Fix[] {
  return [remove(fact, announcement), remove(first, announcement, false, 'Remove the first one')];
}
