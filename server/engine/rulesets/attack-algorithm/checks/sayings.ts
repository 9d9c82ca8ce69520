/** What a scenario says together, at its heads, and of somebody, for the checks. */
import type { Announcement, Scenario } from '../../../scenario.ts';
import type { AttackFact } from '../facts.ts';
import { announcedKind } from '../announced-kind.ts';
import type { ActionKind } from '../vocabulary.ts';

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
