/** Two people are at another distance than before, and nobody has moved. */
import { found, isPosition, type Fact, type Finding, type LintRule, type PositionFact, type Round, type Ruleset, type Scenario } from '../../engine/index.ts';

export const distanceJumps: LintRule = {
  id: 'distance-jumps',
  severity: 'info',
  title: 'A distance that jumps',
  explanation: 'Where a round says another distance between two people than the one before, somebody has moved. If neither has announced anything but attacks there, the way is missing, or one of the two numbers is a slip.',
  messages: { jumps: 'It was {before} ft between {one} and {other}, and neither has moved; announce the way, or write {before} ft', before: 'The distance before' },
  bad: `scenario "The hall"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
situation "a hall"
  Ann is 10 ft from Bill.
round 1
  Ann is 40 ft from Bill.
//       ^^
  Ann: waits.
  Bill: waits.
`,
  good: `scenario "The hall"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
situation "a hall"
  Ann is 10 ft from Bill.
round 1
  Ann is 10 ft from Bill.
  Ann: waits.
  Bill: waits.
`,
  *check({ scenario, ruleset }) {
    const first = Math.min(...scenario.rounds.map(({ number }) => number));
    for (const round of scenario.rounds) {
      const before = scenario.rounds.filter(({ number }) => number === round.number - 1);
      const [only, ...others] = before;
      if (round.number === first) yield* jumps(scenario.facts.slice(scenario.shared), round, []);
      else if (only !== undefined && others.length === 0) yield* jumps(only.facts, round, movedIn(scenario, ruleset, only));
    }
  },
};

/** Places apart, for who is put at another place has moved by the writer’s word. */
function* jumps(facts: readonly Fact[], round: Round, moved: readonly string[]): Iterable<Finding> {
  const earlier = pairsOf(facts);
  for (const [key, { fact, one, other }] of pairsOf(round.facts)) {
    const was = earlier.get(key);
    if (was === undefined || fact.place !== undefined || moved.includes(one) || moved.includes(other)) continue;
    const [before, now] = [was.fact.feet, fact.feet];
    if (before === undefined || now === undefined || before.value === now.value) continue;
    yield found(distanceJumps, 'jumps', now.source, { before: before.value, one, other }, {
      fixes: [{ title: `Write ${before.value}`, certain: false, intents: [{ do: 'replace', at: now.source, with: `${before.value}` }] }],
      related: [{ source: was.fact.source, message: 'before' }],
    });
  }
}

interface Pair {
  readonly fact: PositionFact;
  readonly one: string;
  readonly other: string;
}

/** The last distance that is written between two people, by their names. */
function pairsOf(facts: readonly Fact[]): ReadonlyMap<string, Pair> {
  const pairs = facts.filter(isPosition).filter(({ feet }) => feet !== undefined).flatMap((fact) => fact.who.flatMap(({ id: one }) => fact.from.flatMap(({ id: other }): readonly Pair[] => (
    one === undefined || other === undefined ? [] : [{ fact, one, other }]))));
  return new Map(pairs.map((pair) => [[pair.one, pair.other].sort().join('\n'), pair]));
}

/** Everybody who may have moved in a round: who announces anything but an attack, runs before it, or is named by what somebody does to them. */
function movedIn(scenario: Scenario, { vocabulary }: Ruleset, { announcements }: Round): readonly string[] {
  const attacks = new Set(vocabulary.verbKinds.flatMap(({ kind, attack }) => (attack ? [kind] : [])));
  const waiting = vocabulary.dependence?.waiting;
  const still = announcements.filter(({ kind, verb, clauses }) => (attacks.has(kind) || verb.text === waiting) && !clauses.some((clause) => 'feet' in clause));
  const stayed = new Set(still.flatMap(({ actors }) => actors.map(({ id }) => id)));
  return scenario.combatants.filter(({ name, creature }) => !stayed.has(name) && !(creature !== undefined && stayed.has(creature.id))).map(({ name }) => name)
    .filter((name) => announcements.some(({ actors, targets }) => [...actors, ...targets].some(({ id }) => id === name)));
}
