/** A distance between two people that changed although nobody moved. */
import {
  found,
  isPosition,
  type Fact,
  type Finding,
  type LintRule,
  type PositionFact,
  type Round,
  type Ruleset,
  type Scenario,
  example,
  write,
} from '../../engine/index.ts';

export const distanceJumps: LintRule = {
  id: 'distance-jumps',
  severity: 'info',
  title: 'A distance that jumps',
  explanation:
    'If a round gives a distance between two people that differs from the last one, somebody has moved. If ' +
    'neither has announced anything but attacks since, the movement is missing, or one of the two numbers is ' +
    'a slip.',
  messages: {
    jumps:
      'It was {before} ft between {one} and {other}, and neither has moved; announce the movement, or write ' +
      '{before} ft',
    before: 'The distance before this',
  },
  ...example(`
  scenario "The hall"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  situation "a hall"
    Ann is 10 ft from Bill.
  round 1
-   Ann is 40 ft from Bill.
           ^^
+   Ann is 10 ft from Bill.
    Ann: waits.
    Bill: waits.
`),
  *check({ scenario, ruleset }) {
    let known = pairsOf(scenario.facts.slice(scenario.shared));
    for (const number of [...new Set(scenario.rounds.map((round) => round.number))].sort((one, other) => one - other)) {
      const rounds = scenario.rounds.filter((round) => round.number === number);
      // A title, as in `round 2 "Out on the carpet"`, may imply that they are somewhere else by now.
      for (const round of rounds) if (round.title === undefined) yield* jumps(known, round);
      known = after(known, rounds, new Set(rounds.flatMap((round) => movedIn(scenario, ruleset, round))));
    }
  },
};

/** People put at another place have moved because the writer says so. */
function* jumps(earlier: Pairs, round: Round): Iterable<Finding> {
  for (const [key, { fact, one, other }] of pairsOf(round.facts)) {
    const was = earlier.get(key);
    if (was === undefined || fact.place !== undefined) continue;
    const [before, now] = [was.fact.feet, fact.feet];
    if (before === undefined || now === undefined || before.value === now.value) continue;
    yield found(
      distanceJumps,
      'jumps',
      now.source,
      { before: before.value, one, other },
      {
        fixes: [write(`${before.value}`, now.source)],
        related: [{ source: was.fact.source, message: 'before' }],
      },
    );
  }
}

/**
 * The distances that still hold after the rounds with one number, of which only one is played: those of people who may
 * have moved are dropped.
 */
function after(known: Pairs, rounds: readonly Round[], moved: ReadonlySet<string>): Pairs {
  const said = rounds.map(({ facts }) => pairsOf(facts));
  const [only, ...others] = said;
  const inAnyCase = only !== undefined && others.length === 0 ? [...only] : [];
  const unchanged = [...known].filter(([key]) => !said.some((pairs) => pairs.has(key)));
  return new Map([...unchanged, ...inAnyCase].filter(([, { one, other }]) => !moved.has(one) && !moved.has(other)));
}

interface Pair {
  readonly fact: PositionFact;
  readonly one: string;
  readonly other: string;
}

type Pairs = ReadonlyMap<string, Pair>;

/** The last written distance between two people, keyed by their names. */
function pairsOf(facts: readonly Fact[]): Pairs {
  const pairs = facts
    .filter(isPosition)
    .filter(({ feet }) => feet !== undefined)
    .flatMap((fact) =>
      fact.who.flatMap(({ id: one }) =>
        fact.from.flatMap(({ id: other }): readonly Pair[] =>
          one === undefined || other === undefined ? [] : [{ fact, one, other }],
        ),
      ),
    );
  return new Map(pairs.map((pair) => [[pair.one, pair.other].sort().join('\n'), pair]));
}

/**
 * Everybody who may have moved in a round: actors and targets, except those who only attack or wait without running
 * first.
 */
function movedIn(scenario: Scenario, { vocabulary }: Ruleset, { announcements }: Round): readonly string[] {
  const attacks = new Set(vocabulary.verbKinds.flatMap(({ kind, attack }) => (attack ? [kind] : [])));
  const waiting = vocabulary.dependence?.waiting;
  const still = announcements.filter(
    ({ kind, verb, clauses }) =>
      (attacks.has(kind) || verb.text === waiting) && !clauses.some((clause) => 'feet' in clause),
  );
  const stayed = new Set(still.flatMap(({ actors }) => actors.map(({ id }) => id)));
  return scenario.combatants
    .filter(({ name, creature }) => !stayed.has(name) && !(creature !== undefined && stayed.has(creature.id)))
    .map(({ name }) => name)
    .filter((name) =>
      announcements.some(({ actors, targets }) => [...actors, ...targets].some(({ id }) => id === name)),
    );
}
