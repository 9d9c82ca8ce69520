/** A thing that is used but declared nowhere. */
import {
  bodiesNamed,
  calledInFull,
  carriedBy,
  fill,
  found,
  usedThing,
  type Announcement,
  type Combatant,
  type Finding,
  type Fix,
  type LintRule,
  type NameRef,
  type Ruleset,
  type Scenario,
  type VerbKind,
  example,
  nearest,
} from '../../engine/index.ts';

export const undeclaredThing: LintRule = {
  id: 'undeclared-thing',
  severity: 'info',
  title: 'A thing that isn’t declared',
  explanation:
    'What a weapon or a power does follows from its declaration, such as `weapon film hook: close`, and who ' +
    'has it from `carries film hook` in their block. Without either, the rules know nothing of a thing. Put ' +
    'what is found on the spot in quotes.',
  messages: {
    unknown: '{thing} isn’t declared, and {name} has none; declare it, or put it in quotes if it is found here',
    carried: 'Nothing says what {thing} is; declare it, for example with “{declaration}”',
  },
  ...example(`
  scenario "The cinema"
  rules demon-city-2018
+ weapon film hook: close
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
+   carries film hook
    Agility 2  Toughness 2
  round 1
    Bill: attacks Ann with the film hook.
                               ^^^^^^^^^
`),
  *check({ scenario, ruleset }) {
    const reported = new Set<string>();
    for (const announcement of scenario.rounds.flatMap(({ announcements }) => announcements)) {
      const kind = ruleset.vocabulary.verbKinds.find((each) => each.kind === announcement.kind);
      const finding = kind === undefined ? undefined : undeclared(scenario, ruleset, announcement, kind);
      if (finding === undefined || reported.has(String(finding.data['thing']))) continue;
      reported.add(String(finding.data['thing']));
      yield finding;
    }
  },
};

function undeclared(
  scenario: Scenario,
  ruleset: Ruleset,
  announcement: Announcement,
  { declares, isPower }: VerbKind,
): Finding | undefined {
  const used = usedThing(announcement);
  const [actor] = announcement.actors.flatMap(({ id }) => bodiesNamed(scenario, id));
  if (declares === undefined || used === undefined || used.quoted === true || isFound(used) || actor === undefined)
    return undefined;
  const thing = used.id ?? used.text;
  const known = [...scenario.things.map(({ name }) => name), ...ruleset.vocabulary.things.map(({ word }) => word)];
  if (known.some((each) => isSame(each, thing))) return undefined;
  const declaration = fill(declares, { thing });
  const has = carriedBy(scenario, actor).some(({ id, text }) => isSame(id ?? text, thing));
  // A slip in a known name is reported by another check.
  if (!has && (used.id !== undefined || isSlip(scenario, known, thing))) return undefined;
  const fixes = [
    declaring(scenario, declaration, has ? undefined : actor, `${isPower === true ? 'knows' : 'carries'} ${thing}`),
  ];
  return found(
    undeclaredThing,
    has ? 'carried' : 'unknown',
    used.source,
    { thing, name: calledInFull(actor), declaration },
    { fixes },
  );
}

function declaring(
  { rules, source }: Scenario,
  declaration: string,
  actor: Combatant | undefined,
  having: string,
): Fix {
  const declare = { do: 'add sentence after', at: rules.source ?? source, text: declaration } as const;
  if (actor === undefined) return { title: `Add “${declaration}”`, certain: false, intents: [declare] };
  return {
    title: `Add “${declaration}” and “${having}”`,
    certain: false,
    intents: [declare, { do: 'add sentence after', at: actor.source, text: having }],
  };
}

/** `a chair` is whatever is at hand. */
function isFound({ article }: NameRef): boolean {
  return article === 'a' || article === 'an';
}

function isSlip(scenario: Scenario, known: readonly string[], thing: string): boolean {
  const carried = scenario.combatants.flatMap((each) => carriedBy(scenario, each)).map(({ id, text }) => id ?? text);
  return nearest(thing, [...known, ...carried]) !== undefined;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
