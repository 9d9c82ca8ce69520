/** Every written round, and who is named where, for the checks. */
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
 * A round in every way in which it may find the fight: with what earlier rounds say that depend on a condition, and
 * without it.
 */
export interface WrittenRound {
  readonly round: Round<AttackFact>;
  readonly ways: readonly RoundPlan[];
}

interface Written {
  readonly cast: Cast;
  readonly rounds: readonly WrittenRound[];
}

/** All rounds of a scenario, in its order; worked out once for all checks. */
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

/** Every plan there is, each round in each of its ways. */
export const allPlans = derive(
  'attack-algorithm/plans as written',
  (scenario: Scenario<AttackFact>): readonly RoundPlan[] => writtenRounds(scenario).rounds.flatMap(({ ways }) => ways),
);

/** What is found in a round whichever way the rounds before it have gone, each finding once. */
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

/** What is found to be missing in a round; nothing is where something couldn’t be read, for that may be it. */
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

/** Plans of the same rolls are looked at once: only hit points tell them apart. */
function differing(plans: readonly RoundPlan[]): readonly RoundPlan[] {
  return plans.filter(({ context }, index) => plans.findIndex((plan) => plan.context === context) === index);
}

function roundsByNumber(scenario: Scenario<AttackFact>): readonly (readonly Round<AttackFact>[])[] {
  const byNumber = new Map<number, Round<AttackFact>[]>(roundNumbers(scenario).map((number) => [number, []]));
  for (const round of scenario.rounds) byNumber.get(round.number)?.push(round);
  return [...byNumber.values()];
}

/**
 * The fights that the heads of these rounds leave: one played in any case changes all of them, conditional ones only
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

/** The name by which somebody announces. */
export function actorPlace(cast: Cast, { actor, announcement }: Deed): Source {
  return refTo(cast, announcement.actors, actor)?.source ?? announcement.source;
}

/** The name by which an enemy is attacked; the verb of the first attack where none is named. */
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

/** The name that stands for somebody. */
function refTo(cast: Cast, refs: readonly NameRef[], fighter: Fighter): NameRef | undefined {
  return refs.find((ref) => fightersNamed(cast, [ref]).includes(fighter));
}

/**
 * Facts that are said together, of which only one can count: of each shared file, the scenario’s start, each round’s
 * head, each announcement.
 */
export function saidTogether(scenario: Scenario<AttackFact>): readonly (readonly AttackFact[])[] {
  const shared = scenario.facts.slice(0, scenario.shared);
  const files = [...new Set(shared.map(({ source }) => source.file))];
  return [
    ...files.map((file) => shared.filter(({ source }) => source.file === file)),
    scenario.facts.slice(scenario.shared),
    ...scenario.rounds.flatMap((round) => [round.facts, ...round.announcements.map(({ clauses }) => clauses)]),
  ];
}

/** What stands at the heads: at the start of the scenario and of each round. */
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

/** What each block says of somebody, those of creatures first. */
export function traitsSaid(scenario: Scenario<AttackFact>): readonly (readonly AttackFact[])[] {
  return [...scenario.creatures, ...scenario.combatants].map(({ traits }) => traits);
}

export type RoundPlayed = PlayedBy<Fight, RoundPlan>;

/** They are played as far as somebody has asked for them. */
export const shownCourse = shownCourses<AttackAlgorithm>(rounds, 'silent');

/** Each round that is played, by what is written of it. */
export const shownRounds = derive(
  'attack-algorithm/rounds that checks look at',
  (scenario: Scenario<AttackFact>): ReadonlyMap<Round<AttackFact>, RoundPlayed> => {
    const course = shownCourse(scenario).upTo();
    return new Map(course.rounds.map(({ round, played }) => [round, played]));
  },
);

/** Each once; `heron` is a part of `the heron form`. */
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

/** Takes out against whom an advantage or disadvantage is, which is the last that it says. */
export function withoutFacing({ named, words, of, source }: Circumstance): Fix {
  const start = of.at(-1)?.source.end ?? (words?.source ?? named ?? source).end;
  return { title: 'Remove who it is against', certain: false, intents: [{ do: 'remove', at: { ...source, start } }] };
}

/** Takes one of two sentences out that can't both count; neither stands under an announcement together with it. */
export function keepOne(fact: AttackFact, first: AttackFact): readonly Fix[] {
  return [remove(fact), { ...remove(first), title: 'Remove the first one' }];
}
