/** Every written round as the text alone says how things stand: the heads of earlier rounds count, dice don't. */
import { eachOnce, type Finding, type Found } from '../../../finding.ts';
import { derive, deriveInSteps } from '../../../derive/index.ts';
import { roundNumbers } from '../../../play/course.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import { mayLack } from '../../../unread.ts';
import { castOf, type Cast } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import { startOf, type Fight } from '../fight.ts';
import { factsAfter, factsIn, headChanges } from '../head.ts';
import { planRound, type RoundPlan } from '../plan.ts';
import type { SideAttack } from '../side-attack.ts';

/**
 * A round in every way in which it may find the fight: with what earlier rounds say that depend on a condition, and
 * without it.
 */
export interface WrittenRound {
  readonly round: Round<AttackFact>;
  readonly ways: readonly RoundPlan[];
}

export interface Written {
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
