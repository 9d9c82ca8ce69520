/** Somebody who is alone on their side, and whom no round names. */
import { bodiesNamed, calledInFull } from '../../../combatants.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { sentence } from '../../../play/words.ts';
import { isPosition } from '../../../positions.ts';
import type { Combatant, Round, Scenario } from '../../../scenario.ts';
import { isAnythingUnread } from '../../../unread.ts';
import type { DemonCityFact } from '../facts.ts';

export const takesNoPart: LintRule<DemonCityFact> = {
  id: 'takes-no-part',
  severity: 'info',
  title: 'A side that takes no part',
  explanation: 'Everybody who can act announces something in each round. Where the only one of a side is named in no round, or not in the first, nobody is against the others there; they were probably forgotten. `NAME: waits.` says that they only look on. Nothing is said of a cast that several scenarios share.',
  messages: {
    never: 'No round names {name}, so nobody of their side takes part; add what {name} does',
    later: 'Round {number} doesn’t name {name}, so nobody of their side takes part in it; add what {name} does',
  },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
//        ^^^^
  Agility 2  Toughness 2
round 1
  Ann: moves.
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
round 1
  Bill: waits.
  Ann: moves.
`,
  *check({ scenario }) {
    const first = scenario.rounds.find(({ announcements }) => announcements.length > 0);
    if (first === undefined || isAnythingUnread(scenario)) return;
    for (const combatant of scenario.combatants.filter((each) => isOwn(scenario, each) && isAlone(scenario, each))) yield* absent(scenario, first, combatant);
  },
};

function* absent(scenario: Scenario<DemonCityFact>, first: Round<DemonCityFact>, combatant: Combatant): Iterable<Finding> {
  const name = calledInFull(combatant);
  const situation = scenario.facts.filter((fact) => !isPosition(fact));
  const details = { fixes: waiting(first, name) };
  if (!isNamed(scenario, [scenario.rounds, scenario.expectations, situation], combatant)) yield found(takesNoPart, 'never', combatant.source, { name }, details);
  else if (first.when === 'always' && !isNamed(scenario, [first, situation], combatant)) yield found(takesNoPart, 'later', first.source, { name, number: first.number }, details);
}

/** Declared in the scenario itself: neither in an included file nor above the first of several scenarios. */
function isOwn({ source }: Scenario, combatant: Combatant): boolean {
  return combatant.source.file === source.file && combatant.source.sentence >= source.sentence;
}

function isAlone({ combatants }: Scenario, { side }: Combatant): boolean {
  return combatants.length > 1 && combatants.filter((each) => each.side.id === side.id).length === 1;
}

function isNamed(scenario: Scenario, where: unknown, { name }: Combatant): boolean {
  return [...idsIn(where)].some((id) => bodiesNamed(scenario, id).some((body) => body.name === name));
}

/** Everything that is named anywhere in a value. */
function* idsIn(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && typeof value.id === 'string') yield value.id;
  for (const part of Object.values(value)) yield* idsIn(part);
}

function waiting({ source }: Round, name: string): readonly Fix[] {
  return [{ title: `Add “${sentence(name)}: waits.”`, certain: false, intents: [{ do: 'add sentence after', at: source, text: `${name}: waits.` }] }];
}
