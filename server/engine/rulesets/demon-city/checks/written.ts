/** The written rounds and their facts, for the checks. */
import { known } from '../../../combatants.ts';
import { derive, deriveTriple } from '../../../derive/index.ts';
import { isPosition } from '../../../positions.ts';
import type { Announcement, Round, Scenario } from '../../../scenario.ts';
import { castOf, type Cast, type Fighter } from '../cast.ts';
import { bodiesOf, type Deed } from '../deeds.ts';
import { endsWithRound, factsOf, sameWords, withoutEnded, type DemonCityFact } from '../facts.ts';
import { startOf, type Fight } from '../fight.ts';
import { headOf, headPositions } from '../head.ts';
import { planRound, type RoundPlan } from '../plan.ts';

export interface WrittenRound {
  readonly scenario: Scenario<DemonCityFact>;
  readonly cast: Cast;
  readonly round: Round<DemonCityFact>;
  readonly plan: RoundPlan;
  /** By actor, in the order of announcing; including those who are out of the fight. */
  readonly deeds: ReadonlyMap<string, Deed>;
}

const fightBefore = fightsBefore<Fight>();

/** All rounds of a scenario; computed once for all checks. */
export const writtenRounds = derive(
  'demon-city/rounds as written',
  (scenario: Scenario<DemonCityFact>): readonly WrittenRound[] =>
    scenario.rounds.map((round) => writtenRound(scenario, round)),
);

/** One of them. */
export function writtenRound(scenario: Scenario<DemonCityFact>, round: Round<DemonCityFact>): WrittenRound {
  const cast = castOf(scenario);
  return { scenario, cast, round, ...plannedAsWritten(cast, fightBefore(scenario, startOf(cast), round), round) };
}

const plannedAsWritten = deriveTriple(
  'demon-city/plans as written',
  (cast: Cast, found: Fight, round: Round<DemonCityFact>): Pick<WrittenRound, 'plan' | 'deeds'> => {
    const plan = planRound(cast, found, round, () => undefined);
    const all = new Map([...plan.context.deeds.values(), ...plan.blocked].map((deed) => [deed.actor.name, deed]));
    const deeds = new Map(
      plan.order.flatMap(({ name }) => {
        const deed = all.get(name);
        return deed === undefined ? [] : [[name, deed] as const];
      }),
    );
    return { plan, deeds };
  },
);

/** The fight as left by the heads of those earlier rounds that are always played; throws are left out. */
export function fightsBefore<F extends Fight>(): (
  scenario: Scenario<DemonCityFact>,
  start: F,
  round: Round<DemonCityFact>,
) => F {
  // Nothing reports these changes, so the source of their head doesn’t matter.
  const headed = deriveTriple(
    'demon-city/fights after a round’s head',
    (cast: Cast, fight: F, said: readonly DemonCityFact[]): F => {
      const { facts, order, changes } = headOf(cast, fight, { facts: said, source: cast.stage.source }, false);
      const changed = changes.reduce((now, change) => change.to(now), {
        ...fight,
        facts: facts.filter((fact) => !endsWithRound(fact)),
      });
      return { ...changed, positions: headPositions(fight.positions, cast, order, { facts: said }) };
    },
  );
  return (scenario, start, round) =>
    earlier(scenario, round)
      .filter(({ when, facts }) => when === 'always' && (facts.length > 0 || start.facts.some(endsWithRound)))
      .reduce((fight, each) => headed(castOf(scenario), fight, each.facts), start);
}

/** Whether nothing at the heads of earlier rounds depends on a condition. */
export function isSure(scenario: Scenario<DemonCityFact>, round: Round<DemonCityFact>): boolean {
  return earlier(scenario, round).every(
    ({ when, facts }) =>
      when === 'always' || facts.every((fact) => isPosition(fact) || fact.kind === 'decision' || fact.kind === 'shock'),
  );
}

/** Rounds with lower numbers; each of them may have been played before this one. */
export function earlier(
  { rounds }: Scenario<DemonCityFact>,
  round: Round<DemonCityFact>,
): readonly Round<DemonCityFact>[] {
  return rounds.filter(({ number }) => number < round.number);
}

/**
 * Whether anything written up to a round may have brought somebody back: a decision of the Host, or, from panic,
 * regained Calm.
 */
export function mayBeBack({ scenario, cast, round }: WrittenRound, who: string, about: 'recovery' | 'panic'): boolean {
  const facts = [
    ...scenario.facts,
    ...scenario.rounds.filter(({ number }) => number <= round.number).flatMap((each) => each.facts),
  ];
  const names = new Set([who, cast.fighters.get(who)?.combatant.creature?.id]);
  return (
    (about === 'panic' &&
      factsOf(facts, 'regains').some((fact) => fact.stat === 'Calm' && fact.who.some(({ id }) => names.has(id)))) ||
    factsOf(facts, 'decision').some(
      (fact) => fact.about === about && fact.whom.some(({ id }) => names.has(id)) && fact.recovery !== 'out for good',
    )
  );
}

/** Everybody for whom an announcement speaks. */
export function actorsOf(cast: Cast, { actors }: Announcement<DemonCityFact>): readonly Fighter[] {
  return known(actors).flatMap((id) => bodiesOf(cast, id));
}

/** The facts that hold in a round before its announcements, in the order of writing, without positions. */
export function standingFacts(
  scenario: Scenario<DemonCityFact>,
  round: Round<DemonCityFact>,
): readonly DemonCityFact[] {
  const earlier = scenario.rounds
    .filter((each) => each.number < round.number && typeof each.when === 'string')
    .flatMap((each) => each.facts)
    .filter((fact) => !endsWithRound(fact));
  const before = [...scenario.facts, ...earlier].filter((fact) => !isPosition(fact));
  const ended = factsOf(round.facts, 'no longer').map((fact) => sameWords(fact.words.text));
  return [...withoutEnded(before, ended), ...round.facts];
}

/**
 * A fact under an announcement with its owners filled in: if it names nobody, the actors, and for an advantage, over
 * the targets.
 */
export function withOwners(fact: DemonCityFact, { actors, targets }: Announcement<DemonCityFact>): DemonCityFact {
  if (fact.kind === 'advantage')
    return { ...fact, for: fact.for.length > 0 ? fact.for : actors, over: fact.over.length > 0 ? fact.over : targets };
  return fact.kind === 'hindrance' && fact.on.length === 0 ? { ...fact, on: actors } : fact;
}

/**
 * The facts that belong together: those of each shared file, the scenario’s own of its start, and those of each round’s
 * head.
 */
export function saidTogether(scenario: Scenario<DemonCityFact>): readonly (readonly DemonCityFact[])[] {
  return [...startsTogether(scenario), ...scenario.rounds.map((round) => round.facts)];
}

/** The same without the rounds. */
export function startsTogether(scenario: Scenario<DemonCityFact>): readonly (readonly DemonCityFact[])[] {
  const shared = scenario.facts.slice(0, scenario.shared);
  const files = [...new Set(shared.map((fact) => fact.source.file))];
  return [
    ...files.map((file) => shared.filter((fact) => fact.source.file === file)),
    scenario.facts.slice(scenario.shared),
  ];
}
