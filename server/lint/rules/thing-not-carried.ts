/** A thing that is used but not carried. */
import {
  bodiesNamed,
  calledInFull,
  carriedBy,
  creatureOf,
  found,
  namingNames,
  usedThing,
  type Announcement,
  type Combatant,
  type Finding,
  type Fix,
  type LintRule,
  type NameRef,
  type Round,
  type Ruleset,
  type Scenario,
  example,
  write,
  nearest,
} from '../../engine/index.ts';

export const thingNotCarried: LintRule = {
  id: 'thing-not-carried',
  severity: 'warning',
  title: 'A thing that isn’t carried',
  explanation:
    'Somebody who uses a thing must have it: write `carries …` in their block, or put what they find in quotes.',
  messages: {
    missing:
      '{Name} carries no {thing}, but uses it here; add it to what {name} carries, or put it in quotes if it ' +
      'is found here',
    power: '{Name} doesn’t know {thing}, but uses it here; write “knows {thing}” in the block of {name}',
    meant: 'Nothing here is called “{thing}”. Did you mean “{near}”? If not, put it in quotes',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  weapon revolver: ranged
  combatant Ann (she) of the Players
+   carries revolver
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: shoots Bill with her revolver.
                              ^^^^^^^^
`),
  *check({ scenario, ruleset }) {
    for (const { round, announcement } of scenario.rounds.flatMap((each) =>
      each.announcements.map((announcement) => ({ round: each, announcement })),
    )) {
      const used = usedThing(announcement);
      const thing = used?.id;
      if (used !== undefined) yield* mistyped(scenario, ruleset, announcement, used);
      if (used === announcement.thing && isToThing(ruleset, announcement)) continue;
      if (used === undefined || thing === undefined) continue;
      const actor = announcement.actors
        .flatMap(({ id }) => bodiesNamed(scenario, id))
        .find((each) => !has(scenario, round, each, thing));
      if (actor === undefined) continue;
      const isPower = ruleset.vocabulary.verbKinds.some(
        ({ kind, isPower }) => kind === announcement.kind && isPower === true,
      );
      yield found(
        thingNotCarried,
        isPower ? 'power' : 'missing',
        used.source,
        { ...namingNames(scenario, 'name', actor.name), thing },
        { fixes: [letting(scenario, actor, thing, isPower)] },
      );
    }
  },
};

function isToThing({ vocabulary }: Ruleset, announcement: Announcement): boolean {
  return vocabulary.verbKinds.some(({ kind, isToThing }) => kind === announcement.kind && isToThing === true);
}

function letting(scenario: Scenario, actor: Combatant, thing: string, isPower: boolean): Fix {
  const [title, text] = isPower
    ? [`Add “knows ${thing}” to ${calledInFull(actor)}`, `knows ${thing}`]
    : [`Add “carries ${thing}” to ${calledInFull(actor)}`, `carries ${thing}`];
  return { title, certain: false, intents: [{ do: 'add sentence after', at: blockOf(scenario, actor).source, text }] };
}

/**
 * Words that aren't a known thing but are near to one; things carried are preferred. Shorter words are near to too
 * many.
 */
function mistyped(
  scenario: Scenario,
  { vocabulary }: Ruleset,
  { actors }: Announcement,
  { id, quoted, text, source }: NameRef,
): readonly Finding[] {
  if (id !== undefined || quoted === true || text.length < shortest) return [];
  const carriedOf = (bodies: readonly Combatant[]): readonly string[] =>
    bodies.flatMap((body) => carriedBy(scenario, body)).map((thing) => thing.id ?? thing.text);
  const near =
    nearest(text, carriedOf(actors.flatMap((actor) => bodiesNamed(scenario, actor.id)))) ??
    nearest(text, [
      ...scenario.things.map(({ name }) => name),
      ...vocabulary.things.map(({ word }) => word),
      ...carriedOf(scenario.combatants),
    ]);
  return near === undefined
    ? []
    : [
        found(
          thingNotCarried,
          'meant',
          source,
          { thing: text, near },
          {
            fixes: [write(near, source)],
          },
        ),
      ];
}

const shortest = 4;

/** Whether somebody may have a thing in a round: they carry it, or got it in an earlier one. */
function has(scenario: Scenario, { number }: Round, actor: Combatant, thing: string): boolean {
  if (carriedBy(scenario, actor).some((each) => same(each.id ?? each.text, thing))) return true;
  return scenario.rounds
    .filter((round) => round.number < number)
    .flatMap((round) => round.announcements)
    .filter(({ actors }) => actors.flatMap(({ id }) => bodiesNamed(scenario, id)).includes(actor))
    .flatMap(({ clauses }) => clauses.flatMap(({ gets }) => gets ?? []))
    .some((each) => same(each.id ?? each.text, thing));
}

function blockOf(scenario: Scenario, actor: Combatant): { readonly source: Combatant['source'] } {
  return creatureOf(scenario, actor) ?? actor;
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
