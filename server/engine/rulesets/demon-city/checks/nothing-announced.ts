/** Somebody who has announced something in an earlier round announces nothing in this one. */
import { bodiesNamed, calledInFull } from '../../../combatants.ts';
import { found, type LintRule } from '../../../finding.ts';
import { derivePair } from '../../../derive/index.ts';
import { sentence } from '../../../play/words.ts';
import type { Combatant, Condition, NameRef, Round, Scenario } from '../../../scenario.ts';
import { mayLack } from '../../../unread.ts';
import type { DemonCityFact } from '../facts.ts';
import { actionKind, flight } from '../vocabulary.ts';
import { earlier } from './written.ts';

/** Both examples, which are one but for the second round. */
const inTheCinema = (secondRound: string): string => `scenario "The cinema"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Priya (she) of the Players
  Agility 4  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
round 1
  Bill: dodges.
  Ann: punches Bill.
  Priya: punches Bill.
${secondRound}`;

export const nothingAnnounced: LintRule<DemonCityFact> = {
  id: 'nothing-announced',
  severity: 'info',
  title: 'Somebody without an announcement',
  explanation:
    'Everybody who can still act announces something in each round, from the slowest to the fastest. Where in a round without a condition all who acted before announce something again but one, who isn’t out of the fight, hasn’t fled and wasn’t attacked, that one is probably forgotten; `NAME: waits.` says that they only look on.',
  messages: { nothing: '{Name} announces nothing in round {number}; add what {name} does, or “{Name}: waits.”' },
  bad: inTheCinema(`  round 2
//^^^^^^^
  Bill: dodges.
  Ann: punches Bill.
`),
  good: inTheCinema(`round 2
  Bill: dodges.
  Ann: punches Bill.
  Priya: waits.
`),
  *check({ scenario }) {
    for (const round of scenario.rounds) {
      const last = round.announcements.at(-1);
      if (round.when !== 'always' || last === undefined || mayLack(scenario, round)) continue;
      for (const combatant of forgotten(scenario, round)) {
        const name = calledInFull(combatant);
        yield found(
          nothingAnnounced,
          'nothing',
          round.source,
          { name, Name: sentence(name), number: round.number },
          {
            fixes: [
              {
                title: `Add “${sentence(name)}: waits.”`,
                certain: false,
                intents: [{ do: 'add sentence after', at: endOf(round), text: `${name}: waits.` }],
              },
            ],
          },
        );
      }
    }
  },
};

/** Where the last sentence of a round stands, so that nothing comes between an announcement and what belongs to it. */
function endOf({ announcements, source }: Round<DemonCityFact>): Round['source'] {
  const last = announcements.at(-1);
  const all =
    last === undefined
      ? [source]
      : [
          last.source,
          ...last.clauses.map((clause) => clause.source),
          ...last.prose.map((prose) => prose.source),
          ...(last.setsAside ?? []).map(({ clause }) => clause),
        ];
  return all.reduce((latest, each) => (each.sentence > latest.sentence ? each : latest));
}

/** Who has acted in an earlier round, and of whom nothing that is written says why not in this one. */
function forgotten(scenario: Scenario<DemonCityFact>, round: Round<DemonCityFact>): readonly Combatant[] {
  const before = earlier(scenario, round);
  const acts = actingIn(scenario, round);
  const hasActed = (name: string): boolean => before.some((each) => actingIn(scenario, each).has(name));
  const missing = scenario.combatants.filter(({ name }) => !acts.has(name) && hasActed(name));
  // Where several are left out, or half of a duel, it is done on purpose.
  if (missing.length !== 1 || [...acts].filter(hasActed).length < 2) return [];
  const excused = new Set([...exposed(scenario, before), ...named(scenario, mentioned(scenario, [...before, round]))]);
  return missing.filter(({ name }) => !excused.has(name));
}

/** Who acts in a round, by name. */
const actingIn = derivePair(
  'demon-city/who acts in a round',
  (scenario: Scenario<DemonCityFact>, round: Round<DemonCityFact>): ReadonlySet<string> =>
    named(
      scenario,
      round.announcements.flatMap(({ actors }) => actors),
    ),
);

/** Who was aimed at in earlier rounds, and so may be out; who has fled, and who has left. */
function exposed(scenario: Scenario<DemonCityFact>, rounds: readonly Round<DemonCityFact>[]): ReadonlySet<string> {
  const announcements = rounds.flatMap((each) => each.announcements);
  const gone = announcements.filter(
    ({ verb, kind }) => verb.text === flight || actionKind(kind) === 'movement' || actionKind(kind) === 'driving',
  );
  return named(scenario, [...announcements.flatMap(({ targets }) => targets), ...gone.flatMap(({ actors }) => actors)]);
}

/** Everybody whom the headings and heads of rounds speak of: that may be why. */
function mentioned({ facts }: Scenario<DemonCityFact>, rounds: readonly Round<DemonCityFact>[]): readonly NameRef[] {
  const said = [...facts, ...rounds.flatMap((each) => each.facts)].filter(
    ({ kind }) => kind === 'state' || kind === 'decision' || kind === 'shock',
  );
  return [
    ...rounds.flatMap(({ when }) => (typeof when === 'string' ? [] : askedOf(when))),
    ...said.flatMap((fact) => Object.values(fact).flat().filter(isName)),
  ];
}

function askedOf(condition: Condition): readonly NameRef[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.flatMap(askedOf);
    case 'not':
      return askedOf(condition.of);
    case 'is':
    case 'did':
      return [condition.who];
    case 'acted':
    case 'happened':
      return [];
  }
}

function isName(value: unknown): value is NameRef {
  return typeof value === 'object' && value !== null && 'text' in value && 'source' in value;
}

function named(scenario: Scenario<DemonCityFact>, refs: readonly NameRef[]): ReadonlySet<string> {
  return new Set(refs.flatMap(({ id }) => bodiesNamed(scenario, id)).map(({ name }) => name));
}
