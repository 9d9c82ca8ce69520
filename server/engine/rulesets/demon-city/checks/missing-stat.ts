/** A stat that somebody needs in this fight, and lacks. */
import { bodiesNamed, isUnreadStat, statOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Announcement, NameRef, Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { factsOf, lastFact, type DemonCityFact } from '../facts.ts';
import { actionKind } from '../vocabulary.ts';
import { weaponNamed } from '../weapons.ts';
import { sayings } from '../../../checking/sayings.ts';

export const missingStat: LintRule<DemonCityFact> = {
  id: 'missing-stat',
  severity: 'warning',
  title: 'A stat that is needed is missing',
  explanation:
    'Agility settles who announces when, Toughness how much somebody can take; a task is done with the stat it names, a power with its own against the one that resists it, a Calm Check with Calm. Where one of them is not written it counts 0.',
  messages: {
    missing: '{name} has no {stat}, so it counts 0',
    unread: 'The {stat} of {name} can’t be read, so it counts 0 until it is mended',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  weapon dirge: supernatural Knowledge against Appeal
  combatant Ann (she) of the Players
            ^^^
-   Agility 3
- round 1
-   Ann: searches for "the switch" with Perception against 3.
                                        ^^^^^^^^^^
-   Bill: waits.
+   Agility 3  Toughness 2  Perception 4  Calm 3  Appeal 0
  combatant Bill (he) of the Host
-   Agility 2  Toughness 3
+   Agility 2  Toughness 3  Knowledge 4
    Calm Check 5
    carries dirge
+ round 1
+   Bill: waits.
+   Ann: searches for "the switch" with Perception against 3.
  round 2
    Bill shocks Ann.
                ^^^
    Bill: uses the dirge on Ann.
                   ^^^^^    ^^^
`),
  *check({ scenario }) {
    const told = new Set<string>();
    for (const { name, stat, source } of [...neededByAll(scenario), ...neededHere(scenario)]) {
      if (told.has(`${name}/${stat}`)) continue;
      told.add(`${name}/${stat}`);
      const isUnread = scenario.combatants.some((each) => each.name === name && isUnreadStat(scenario, each, stat));
      yield found(missingStat, isUnread ? 'unread' : 'missing', source, { name, stat });
    }
  },
};

/** Somebody who lacks a stat, and the words that ask for it. */
interface Lack {
  readonly name: string;
  readonly stat: string;
  readonly source: Source;
}

function neededByAll(scenario: Scenario<DemonCityFact>): readonly Lack[] {
  const placed = new Set(
    factsOf(scenario.facts, 'announcing order').flatMap((fact) => [...fact.first, ...fact.then].map((ref) => ref.id)),
  );
  return scenario.combatants.flatMap((combatant) => {
    const needed = placed.has(combatant.name) ? ['Toughness'] : ['Agility', 'Toughness'];
    return needed
      .filter((stat) => statOf(scenario, combatant, stat) === undefined)
      .map((stat) => ({ name: combatant.name, stat, source: combatant.source }));
  });
}

function neededHere(scenario: Scenario<DemonCityFact>): readonly Lack[] {
  const checks = sayings(scenario)
    .flatMap(({ facts }) => factsOf(facts, 'shock'))
    .flatMap((shock) => without(scenario, shock.on, 'Calm'));
  const announcements = scenario.rounds.flatMap((round) => round.announcements);
  return [...checks, ...announcements.flatMap((each) => [...forTask(scenario, each), ...forPower(scenario, each)])];
}

function forTask(scenario: Scenario<DemonCityFact>, { actors, clauses }: Announcement<DemonCityFact>): readonly Lack[] {
  return factsOf(clauses, 'difficulty').flatMap(({ stat }) => without(scenario, actors, stat.text, stat.source));
}

/** A power is used with one stat and resisted by another. */
function forPower(
  scenario: Scenario<DemonCityFact>,
  { actors, targets, kind, thing, clauses }: Announcement<DemonCityFact>,
): readonly Lack[] {
  const used = thing ?? lastFact(clauses, 'with thing')?.uses;
  const power =
    used === undefined || actionKind(kind) !== 'power' ? undefined : weaponNamed(scenario, used.id ?? used.text).power;
  if (used === undefined || power === undefined) return [];
  return [...without(scenario, actors, power.attack, used.source), ...without(scenario, targets, power.resist)];
}

/** Those of the named who lack a stat, at the given words or at their names. */
function without(
  scenario: Scenario<DemonCityFact>,
  refs: readonly NameRef[],
  stat: string,
  at?: Source,
): readonly Lack[] {
  return refs.flatMap((ref) =>
    bodiesNamed(scenario, ref.id)
      .filter((body) => statOf(scenario, body, stat) === undefined)
      .map((body) => ({ name: body.name, stat, source: at ?? ref.source })),
  );
}
