/** Something used that nobody has said is there. */
import { bodiesNamed, carriedBy, creatureOf, found, type Announcement, type Combatant, type LintRule, type NameRef, type Scenario } from '../../engine/index.ts';

export const thingNotCarried: LintRule = {
  id: 'thing-not-carried',
  severity: 'warning',
  title: 'A thing that isn’t carried',
  explanation: 'What is used has to be in somebody’s hands: write `carries …` in their block, or put what they find into quotes.',
  messages: { missing: '{name} carries no {thing}; add it to what {name} carries, or put it in quotes if it is found here' },
  bad: `scenario "The cellar"
rules demon-city-2018
weapon revolver: ranged
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
round 1
  Ann: shoots Bill with her revolver.
//                          ^^^^^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2018
weapon revolver: ranged
combatant Ann (she) of the Players
  carries revolver
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
round 1
  Ann: shoots Bill with her revolver.
`,
  *check({ scenario }) {
    for (const announcement of scenario.rounds.flatMap((round) => round.announcements)) {
      const used = usedThing(announcement);
      if (used === undefined || used.id === undefined) continue;
      for (const actor of announcement.actors.flatMap(({ id }) => bodiesNamed(scenario, id))) {
        if (carriedBy(scenario, actor).some((thing) => same(thing.id ?? thing.text, used.id ?? ''))) continue;
        yield found(thingNotCarried, 'missing', used.source, { name: actor.name, thing: used.id }, {
          fixes: [{ title: `Let ${actor.name} carry ${used.id}`, certain: false, intents: [{ do: 'add sentence after', at: blockOf(scenario, actor).source, text: `carries ${used.id}` }] }],
        });
        break;
      }
    }
  },
};

/** The thing of an announcement, wherever its game keeps it: a thing in quotes has no id and needs no hands. */
function usedThing(announcement: Announcement): NameRef | undefined {
  if (announcement.thing !== undefined) return announcement.thing;
  const clause: { readonly thing?: NameRef; readonly kind: string } | undefined = announcement.clauses.find((fact) => fact.kind === 'with thing');
  return clause?.thing;
}

function blockOf(scenario: Scenario, actor: Combatant): { readonly source: Combatant['source'] } {
  return creatureOf(scenario, actor) ?? actor;
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

