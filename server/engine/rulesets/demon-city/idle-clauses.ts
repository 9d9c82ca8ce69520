/** Clauses that completions leave out below an announcement, because they would have no effect or a finding. */
import { bodiesNamed } from '../../combatants.ts';
import type { Announcement, Combatant, NameRef, Round, Scenario } from '../../scenario.ts';
import { factsOf, type DemonCityFact, type Pin } from './facts.ts';
import { actionKind, isAttack, isDefence, type ActionKind } from './vocabulary.ts';

type Announced = Announcement<DemonCityFact>;

/** The ids of their rows. */
export function idleClauses(
  scenario: Scenario<DemonCityFact>,
  round: Round<DemonCityFact>,
  announcement: Announced,
): readonly string[] {
  const kind = actionKind(announcement.kind);
  const bodies = (names: readonly NameRef[]): readonly Combatant[] =>
    names.flatMap(({ id }) => bodiesNamed(scenario, id));
  const [actors, targets] = [bodies(announcement.actors), bodies(announcement.targets)];
  const isAlone = scenario.combatants.every((each) => actors.includes(each) || targets.includes(each));
  return [
    ...(kind === 'nothing' ? ofActions : []),
    ...(isAttack(kind) && targets.length > 0 ? measuredAgainstTargets : ofAttacks),
    ...(isDefence(kind) || kind === 'escape' || kind === 'help' ? difficulties : []),
    ...(factsOf(announcement.clauses, 'with thing').length > 0 ? ['with-thing'] : []),
    ...(kind === 'help' ? ['uncontested', 'running'] : []),
    ...(kind === 'disarm' ? ['called-shot'] : []),
    ...(factsOf(announcement.clauses, 'difficulty').some(({ thrownFor }) => thrownFor) ? [] : ['host-throws']),
    ...(isThrown(kind, announcement) || isAnyAfter(scenario, round, actors) ? [] : ['throws']),
    ...(factsOf(announcement.clauses, 'uncontested').length > 0 ? ['interferes'] : []),
    ...(factsOf(announcement.clauses, 'pin').some(({ what }) => what === 'damage') ? ['without-harm'] : []),
    ...(kind === 'grab' || kind === 'disarm' ? ['without-harm', 'damage-throws'] : []),
    ...(isAlone ? ['interferes'] : []),
    ...(targets.length === 0 || isAnyReady(scenario, round, targets) ? overlooked : []),
    ...(isAnyAfter(scenario, round, actors) ? ['uncontested'] : []),
    ...pinnedBy(announcement),
  ];
}

const ofActions: readonly string[] = [
  'with-thing',
  'on-outcome',
  'uncontested',
  'advantage',
  'hindrance',
  'distraction',
  'throws',
  'host-throws',
  'damage-throws',
  'sets-aside',
  'interferes',
  'to-get',
  'running',
  'against',
  'to-beat',
  'with-stat',
];
const difficulties: readonly string[] = ['against', 'to-beat', 'with-stat', 'host-throws'];
const measuredAgainstTargets: readonly string[] = [...difficulties, 'uncontested', 'to-get'];
const ofAttacks: readonly string[] = [
  'called-shot',
  'without-harm',
  'damage-throws',
  'no-weapon-throw',
  'no-supernatural-throw',
];
const overlooked: readonly string[] = ['unaware-target', 'distraction', 'no-distraction'];

/** Whether the deed is thrown for even if nobody gets in the way. */
function isThrown(kind: ActionKind, { clauses }: Announced): boolean {
  return (
    (!isDefence(kind) && kind !== 'movement') ||
    factsOf(clauses, 'difficulty').length > 0 ||
    factsOf(clauses, 'interferes').length > 0
  );
}

/** Whether one of the targets attacks or defends in the round, and so is watching for attackers. */
function isAnyReady(
  scenario: Scenario<DemonCityFact>,
  { announcements }: Round<DemonCityFact>,
  targets: readonly Combatant[],
): boolean {
  return announcements.some(
    ({ kind, actors }) =>
      isFighting(actionKind(kind)) &&
      actors.some(({ id }) => bodiesNamed(scenario, id).some((each) => targets.includes(each))),
  );
}

function isFighting(kind: ActionKind): boolean {
  return isAttack(kind) || isDefence(kind);
}

/** Whether an announcement of the round targets one of the actors, or gets in their way. */
function isAnyAfter(
  scenario: Scenario<DemonCityFact>,
  { announcements }: Round<DemonCityFact>,
  actors: readonly Combatant[],
): boolean {
  const aims = announcements.flatMap(({ targets, clauses }) => [
    ...targets,
    ...factsOf(clauses, 'interferes').flatMap((fact) => fact.with),
  ]);
  return aims.some(({ id }) => bodiesNamed(scenario, id).some((each) => actors.includes(each)));
}

/** Each throw can be pinned only once. */
function pinnedBy({ clauses }: Announced): readonly string[] {
  const rows: Readonly<Record<Pin['what'], readonly string[]>> = {
    action: ['throws'],
    damage: ['damage-throws'],
    difficulty: ['host-throws'],
    calm: [],
    'against calm': [],
  };
  return factsOf(clauses, 'pin').flatMap(({ what }) => rows[what]);
}
