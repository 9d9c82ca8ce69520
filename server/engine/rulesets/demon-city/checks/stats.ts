/** Checks of stats. */
import { write } from '../../../checking/mending.ts';
import { namingNames } from '../../../checking/naming.ts';
import { sayings } from '../../../checking/sayings.ts';
import { bodiesNamed, handOf, isUnreadStat, statKey, statOf, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Found, type LintRule } from '../../../finding.ts';
import type { Announcement, Combatant, NameRef, Scenario, Stat } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { baseIn } from '../cast.ts';
import { factsOf, lastFact, type DemonCityFact } from '../facts.ts';
import { actionKind, stats as statWords } from '../vocabulary.ts';
import { weaponNamed } from '../weapons.ts';

export const statOutOfRange: LintRule<DemonCityFact> = {
  id: 'stat-out-of-range',
  severity: 'error',
  title: 'A stat that isn’t a whole number from 0 to 9',
  explanation:
    'Stats go from 0 to 9. Only the supernatural has no ceiling: write `supernatural` in its block, or ' +
    'correct the number. All stats are whole numbers.',
  messages: {
    outside: '{stat} {value} is outside {low} to {high}, but still counts; only the supernatural may go beyond',
    fraction:
      '{stat} {value} isn’t a whole number; it is compared unrounded, and counts as {whole} where its points ' +
      'are counted',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 12  Toughness 2
    ^^^^^^^^^^
+   Agility 9  Toughness 2
`),
  *check({ scenario }) {
    for (const creature of scenario.creatures) yield* outside(creature.traits, creature.stats);
    for (const combatant of scenario.combatants) yield* outside(traitsOf(scenario, combatant), combatant.stats);
  },
};

function* outside(traits: readonly DemonCityFact[], stats: readonly Stat[]): Found {
  yield undefined;
  for (const { name, value, of = value, source } of stats) {
    const broken = [value, of].find((each) => !Number.isInteger(each));
    if (broken !== undefined)
      yield found(statOutOfRange, 'fraction', source, { stat: name, value: broken, whole: Math.trunc(broken) });
  }
  if (lastFact(traits, 'supernatural') !== undefined) return;
  for (const stat of stats) {
    const word = statWords.find((each) => statKey(each.word) === statKey(stat.name));
    const value = [stat.value, stat.of ?? stat.value].find(
      (each) => word !== undefined && (each < word.low || each > word.high),
    );
    if (word === undefined || value === undefined) continue;
    yield found(statOutOfRange, 'outside', stat.source, { stat: stat.name, value, low: word.low, high: word.high });
  }
}

export const missingStat: LintRule<DemonCityFact> = {
  id: 'missing-stat',
  severity: 'warning',
  title: 'A required stat is missing',
  explanation:
    'Agility settles who announces when, Toughness how much somebody can take; a task uses the stat it ' +
    'names, a power its own stat against the one that resists it, a Calm Check uses Calm. If one of them ' +
    'isn’t written, it counts as 0.',
  messages: {
    missing: '{Name} has no {stat}, so it counts as 0',
    unread: 'The {stat} of {name} can’t be read, so it counts as 0 until it is corrected',
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
    const reported = new Set<string>();
    for (const { name, stat, source } of [...neededByAll(scenario), ...neededHere(scenario)]) {
      if (reported.has(`${name}/${stat}`)) continue;
      reported.add(`${name}/${stat}`);
      const isUnread = scenario.combatants.some((each) => each.name === name && isUnreadStat(scenario, each, stat));
      yield found(missingStat, isUnread ? 'unread' : 'missing', source, {
        ...namingNames(scenario, 'name', name),
        stat,
      });
    }
  },
};

/** Somebody without a stat, and the words that need it. */
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

/** Those of the named who lack a stat, reported at the given words or at their names. */
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

export const statAboveItsBase: LintRule<DemonCityFact> = {
  id: 'stat-above-its-base',
  severity: 'warning',
  title: 'More left than there is',
  explanation:
    'In `Toughness 3 of 5` the first number is what is left, and the second is the full amount. What is left ' +
    'can’t be more than the full amount.',
  messages: {
    above: '{stat} {value} of {base} is more than the full amount, but still counts. Did you mean “{base} of {value}”?',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 3  Toughness 5 of 3
               ^^^^^^^^^^^^^^^^
+   Agility 3  Toughness 3 of 5
`),
  *check({ scenario }) {
    yield* eachOnce(
      [...scenario.creatures, ...scenario.combatants]
        .flatMap((block) => block.stats)
        .flatMap(({ name, value, of, source }) => {
          if (of === undefined || value <= of) return [];
          const turned = `${name} ${of} of ${value}`;
          return [
            found(
              statAboveItsBase,
              'above',
              source,
              { stat: name, value, base: of },
              {
                fixes: [write(turned, source)],
              },
            ),
          ];
        }),
    );
  },
};

/** The Toughness of world-class athletes. */
const most = 5;

/** Above this it is out of the range of stats, which is reported for everybody. */
const highest = statWords.find(({ word }) => word === 'Toughness')?.high ?? Infinity;

export const humanToughness: LintRule<DemonCityFact> = {
  id: 'human-toughness',
  severity: 'info',
  title: 'More Toughness than people have',
  explanation:
    `People generally have a Toughness from 0 to ${most}. Somebody tougher isn’t an ordinary person. This is ` +
    'reported for the players’ people, unless they are called “it” or are a creature’s bodies; for the Host’s only ' +
    `if their block says \`human\`. Write \`supernatural\` in their block, or correct the number.`,
  messages: {
    tough:
      '{Name} has Toughness {value}, and people generally have no more than {most}; correct it, or write ' +
      '“supernatural”',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Bill (he) of the Host
    human
-   Agility 3  Toughness 7
               ^^^^^^^^^^^
+   Agility 3  Toughness 5
`),
  *check({ scenario }) {
    yield* eachOnce(
      scenario.combatants.flatMap((combatant) => {
        const toughness = statOf(scenario, combatant, 'Toughness');
        const value = baseIn(scenario, combatant, 'Toughness') ?? 0;
        if (toughness === undefined || value <= most || value > highest || !isHuman(scenario, combatant)) return [];
        return [
          found(humanToughness, 'tough', toughness.source, {
            ...namingNames(scenario, 'name', combatant.name),
            value,
            most,
          }),
        ];
      }),
    );
  },
};

/** Whether a combatant is human: by a sentence, or run by a player, unless it is a creature’s body or called “it”. */
function isHuman(scenario: Scenario<DemonCityFact>, combatant: Combatant<DemonCityFact>): boolean {
  const traits = traitsOf(scenario, combatant);
  if (lastFact(traits, 'supernatural') !== undefined) return false;
  if (lastFact(traits, 'human') !== undefined) return true;
  return handOf(scenario, combatant) === 'Players' && combatant.creature === undefined && combatant.pronoun !== 'it';
}

export const handToHandBelow: LintRule<DemonCityFact> = {
  id: 'hand-to-hand-below',
  severity: 'info',
  title: 'Hand-to-Hand below the stat it replaces',
  explanation:
    'Somebody with Hand-to-Hand attacks with it instead of Toughness and is attacked by it instead of ' +
    'Agility, even if it is lower. As a skill it is the higher one: raise it, or leave it out.',
  messages: {
    below: 'Hand-to-Hand {skill} replaces {stat} {value}, which is higher; raise it, or leave it out',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 3  Toughness 4  Hand-to-Hand 3
                            ^^^^^^^^^^^^^^
+   Agility 3  Toughness 4  Hand-to-Hand 5
`),
  *check({ scenario }) {
    yield* eachOnce(scenario.combatants.flatMap((combatant) => lower(scenario, combatant)));
  },
};

function lower(scenario: Scenario, combatant: Combatant): readonly Finding[] {
  const of = (name: string): number => baseIn(scenario, combatant, name) ?? 0;
  const [skill, own] = [statOf(scenario, combatant, 'Hand-to-Hand'), of('Hand-to-Hand')];
  const higher = ['Toughness', 'Agility'].find((name) => of(name) > own);
  if (skill === undefined || higher === undefined) return [];
  const stat = statOf(scenario, combatant, higher)?.name ?? higher;
  return [found(handToHandBelow, 'below', skill.source, { skill: own, stat, value: of(higher) })];
}

export const humanAndSupernatural: LintRule<DemonCityFact> = {
  id: 'human-and-supernatural',
  severity: 'warning',
  title: 'Both human and supernatural',
  explanation:
    'The ordinary limits of stats apply to humans, not to the supernatural. If both are written, the limits ' +
    'don’t apply.',
  messages: {
    both: '{Name} can’t be both human and supernatural, and counts as supernatural; keep one of the two',
    human: '{Name} is human here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Bill (he) of the Host
-   human
    supernatural
    ^^^^^^^^^^^^
    Agility 3  Toughness 4
`),
  *check({ scenario }) {
    yield* eachOnce(
      [...scenario.creatures, ...scenario.combatants].flatMap(({ name, traits }) => {
        const [human, supernatural] = [lastFact(traits, 'human'), lastFact(traits, 'supernatural')];
        if (human === undefined || supernatural === undefined) return [];
        return [
          found(humanAndSupernatural, 'both', supernatural.source, namingNames(scenario, 'name', name), {
            fixes: [
              {
                title: `Make ${name} supernatural`,
                certain: false,
                intents: [{ do: 'remove sentence', at: human.source }],
              },
              {
                title: `Make ${name} human`,
                certain: false,
                intents: [{ do: 'remove sentence', at: supernatural.source }],
              },
            ],
            related: [{ source: human.source, message: 'human' }],
          }),
        ];
      }),
    );
  },
};

export const backwardsRange: LintRule<DemonCityFact> = {
  id: 'backwards-range',
  severity: 'error',
  title: 'A range that runs backwards',
  explanation:
    'A range of cards goes from its lowest number to its highest. Written the other way round it contains no ' +
    'card.',
  messages: { backwards: '{from} to {to} runs backwards, so it contains no card' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
- deck of the Host: 1 to 4, 10 to 5
                            ^^^^^^^
+ deck of the Host: 1 to 4, 5 to 10
`),
  *check({ scenario }) {
    for (const deck of factsOf(scenario.facts, 'deck')) {
      for (const entry of deck.entries) {
        if ('name' in entry || entry.from <= entry.to) continue;
        const count = entry.count === 1 ? '' : `${entry.count} of each `;
        const mended = `${count}${entry.to} to ${entry.from}`;
        yield found(
          backwardsRange,
          'backwards',
          entry.source,
          { from: entry.from, to: entry.to },
          {
            fixes: [write(mended, entry.source, true)],
          },
        );
      }
    }
  },
};

export const statChecks: readonly LintRule<DemonCityFact>[] = [
  statOutOfRange,
  missingStat,
  backwardsRange,
  statAboveItsBase,
  handToHandBelow,
  humanToughness,
  humanAndSupernatural,
];
