/** An attack on somebody of one's own side, or flight from them. */
import {
  alliances,
  calledInFull,
  found,
  namingRefs,
  type Announcement,
  type LintRule,
  type NameRef,
  type Scenario,
  example,
  write,
} from '../../engine/index.ts';

export const targetIsAlly: LintRule = {
  id: 'target-is-ally',
  severity: 'warning',
  title: 'The target is an ally',
  explanation:
    'Allies win and lose together, so no rule says what happens when one attacks another or flees from them. Name ' +
    'a foe, or put one of the two on another side.',
  messages: {
    ally: '{Target} is on {actor}’s side; aim at a foe, or put one of the two on another side',
    self: '{Actor} is aiming at {actor}; aim at a foe',
    flight: '{Target} is on {actor}’s side; name the foe that {actor} flees from',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
- combatant Bill (he) of the Players
+ combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: punches Bill.
                 ^^^^
`),
  *check({ scenario, ruleset: { vocabulary } }) {
    const attacks = vocabulary.verbKinds.filter((kind) => kind.attack).map((kind) => kind.kind);
    const groups = groupsOf(scenario);
    for (const announcement of scenario.rounds.flatMap((round) => round.announcements)) {
      const flees = vocabulary.flight?.includes(announcement.verb.text) === true;
      if (!flees && !attacks.includes(announcement.kind)) continue;
      for (const target of [...announcement.targets, ...(flees ? (announcement.beside ?? []) : [])]) {
        const actor = announcement.actors.find((each) => sameGroup(groups, each, target));
        if (actor === undefined || (flees && actor.id === target.id)) continue;
        yield found(
          targetIsAlly,
          flees ? 'flight' : actor.id === target.id ? 'self' : 'ally',
          target.source,
          { ...namingRefs(scenario, 'actor', actor), ...namingRefs(scenario, 'target', target) },
          {
            fixes: foesOf(scenario, groups, announcement, actor).map((foe) => write(foe, target.source)),
          },
        );
      }
    }
  },
};

/** The group of each combatant, and of each creature whose bodies are on one side. */
function groupsOf(scenario: Scenario): ReadonlyMap<string, string> {
  const sides = alliances(scenario);
  const own = scenario.combatants.map((each) => ({ each, group: sides.get(each.side.id ?? '') ?? each.side.text }));
  return new Map(
    own.flatMap(({ each, group }) => [
      [each.name, group] as const,
      ...(each.creature?.id === undefined ? [] : [[each.creature.id, group] as const]),
    ]),
  );
}

/** Possible other targets, up to the maximum, without those already aimed at. */
function foesOf(
  scenario: Scenario,
  groups: ReadonlyMap<string, string>,
  { targets }: Announcement,
  actor: NameRef,
): readonly string[] {
  const foes = scenario.combatants.filter(({ name }) => groups.get(name) !== groups.get(actor.id ?? ''));
  return foes
    .filter(({ name, creature }) => targets.every(({ id }) => id !== name && (id === undefined || id !== creature?.id)))
    .slice(0, mostOffered)
    .map(calledInFull);
}

const mostOffered = 6;

function sameGroup(groups: ReadonlyMap<string, string>, one: NameRef, other: NameRef): boolean {
  const [a, b] = [groups.get(one.id ?? ''), groups.get(other.id ?? '')];
  return a !== undefined && a === b;
}
