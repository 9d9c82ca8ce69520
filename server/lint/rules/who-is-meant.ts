/** A pronoun, or words like “the first one”, where a name has to stand. */
import {
  alliances,
  calledInFull,
  found,
  isVague,
  meansNobody,
  meansSeveral,
  sameSource,
  type Announcement,
  type Combatant,
  type Finding,
  type Fix,
  type LintRule,
  type NameRef,
  type Scenario,
  type Source,
  type Stranger,
} from '../../engine/index.ts';
import { groupNamed } from '../groups.ts';

const cast = `scenario "The cellar"
rules demon-city-2018
combatant Laura (she) of the Players
  Agility 3  Toughness 2
combatant the Ghoul (it) of the Host
  Agility 2  Toughness 2
round 1
  the Ghoul: dodges Laura.
`;

export const whoIsMeant: LintRule = {
  id: 'who-is-meant',
  severity: 'error',
  title: 'A word that could mean several people',
  explanation:
    'Pronouns and words like “the first one” can mean different people, and the rules have to know who acts and who is hit. Those who may be meant are offered by name, the likeliest first.',
  messages: {
    one: '“{words}” isn’t a name; write {name}, if that is who is meant',
    several: '“{words}” could be {names}; write who is meant',
    side: '“{words}” is a side, and this asks for people; write who of it is meant, as {names}',
    none: '“{words}” is none of those who take part; write who is meant, or put the line into a note',
    nobody: '“{words}” isn’t a name, and nobody is there whom it could mean',
  },
  bad: `${cast}  Laura: punches it.
//               ^^
`,
  good: `${cast}  Laura: punches the Ghoul.
`,
  *check({ scenario }) {
    for (const stranger of scenario.strangers) {
      const group = groupNamed(scenario, stranger);
      if (group !== undefined) yield askedOf(scenario, stranger, group);
      else if (stranger.as === 'combatant' && isVague(stranger.text)) yield asked(scenario, stranger);
    }
  },
};

/** Several people at once: together where they hold something or act, one of them where they are aimed at. */
function askedOf(scenario: Scenario, stranger: Stranger, group: readonly Combatant[]): Finding {
  const here = announcementWith(scenario, stranger.source);
  const acts = here?.actors.some(({ source }) => sameSource(source, stranger.source)) === true;
  const own = new Set(acts ? [] : here?.actors.map(({ id }) => id));
  const idle = acts ? idleIn(scenario, here) : undefined;
  const names = group.filter(({ name }) => (idle === undefined || idle.has(name)) && !own.has(name)).map(calledInFull);
  const at = stranger.several ?? stranger.source;
  const isAimedAt = here?.targets.some(({ source }) => sameSource(source, stranger.source)) === true;
  const ways = names.length < 2 ? names : isAimedAt ? [...names, together(names)] : [together(names), ...names];
  const fixes = ways.slice(0, mostOffered).map((name): Fix => ({
    title: `Write ${name} for “${stranger.text}”`,
    certain: false,
    intents: [{ do: 'replace', at, with: name }],
  }));
  const [only = '', ...others] = names;
  if (only === '') return found(whoIsMeant, 'nobody', at, { words: stranger.text });
  if (!isVague(stranger.text))
    return found(whoIsMeant, 'side', at, { words: stranger.text, names: ways[0] ?? '' }, { fixes });
  return others.length === 0
    ? found(whoIsMeant, 'one', at, { words: stranger.text, name: only }, { fixes })
    : found(whoIsMeant, 'several', at, { words: stranger.text, names: either(names.slice(0, mostOffered)) }, { fixes });
}

function announcementWith({ rounds }: Scenario, { sentence, file }: Source): Announcement | undefined {
  return rounds
    .flatMap(({ announcements }) => announcements)
    .find(({ source }) => source.sentence === sentence && source.file === file);
}

/** `Ann, Bill and the Ghoul`. */
function together(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

function asked(scenario: Scenario, stranger: Stranger): Finding {
  if (meansNobody(stranger.text)) return found(whoIsMeant, 'none', stranger.source, { words: stranger.text });
  const names = wordsFor(scenario, stranger);
  const fixes = names.slice(0, mostOffered).map((name, index) => ({
    title: `Write ${name} for “${stranger.text}”`,
    certain: names.length === 1 && index === 0,
    intents: [{ do: 'replace' as const, at: stranger.source, with: name }],
  }));
  const [only = '', ...others] = names;
  if (only === '') return found(whoIsMeant, 'nobody', stranger.source, { words: stranger.text });
  if (others.length === 0)
    return found(whoIsMeant, 'one', stranger.source, { words: stranger.text, name: only }, { fixes });
  return found(
    whoIsMeant,
    'several',
    stranger.source,
    { words: stranger.text, names: either(names.slice(0, mostOffered)) },
    { fixes },
  );
}

const mostOffered = 4;

/** `Ann, Bill or the Ghoul`. */
function either(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

/** Who can be meant, the likeliest first; of several all together come before each alone. */
function wordsFor(scenario: Scenario, stranger: Stranger): readonly string[] {
  const people = candidates(scenario, stranger);
  const names = people.map(calledInFull);
  const [first] = people;
  const mentioned =
    first === undefined ? [] : people.filter((each) => !isOpposed(scenario, each, first)).map(calledInFull);
  return meansSeveral(stranger.text) && mentioned.length > 1 ? [together(mentioned), ...names] : names;
}

const pronouns: ReadonlyMap<string, Combatant['pronoun']> = new Map([
  ['he', 'he'],
  ['him', 'he'],
  ['she', 'she'],
  ['her', 'she'],
  ['it', 'it'],
]);

function candidates(scenario: Scenario, { text, source }: Stranger): readonly Combatant[] {
  const wanted = pronouns.get(text.toLowerCase());
  const alike = scenario.combatants.filter(
    ({ pronoun }) => wanted === undefined || pronoun === wanted || pronoun === 'they',
  );
  const fitting = alike.length === 0 ? scenario.combatants : alike;
  const all = scenario.rounds.flatMap(({ announcements }) => announcements);
  const index = all.findIndex((each) => each.source.sentence === source.sentence && each.source.file === source.file);
  const here = all[index];
  if (here === undefined) return fitting;
  const acts = here.actors.some((actor) => sameSource(actor.source, source));
  const before = all.slice(0, Math.max(index, 0));
  const idle = idleIn(scenario, here);
  const own = new Set(here.actors.map(({ id }) => id));
  const others = acts ? fitting : fitting.filter(({ name }) => !own.has(name));
  const rank = (each: Combatant): number =>
    acts ? Number(!idle.has(each.name)) : Number(!opposesActors(scenario, here, each));
  const isOnlyPossible = ({ pronoun }: Combatant): number => Number(wanted !== undefined && pronoun !== wanted);
  return others.toSorted(
    (one, other) =>
      isOnlyPossible(one) - isOnlyPossible(other) ||
      rank(one) - rank(other) ||
      lastNamed(before, other) - lastNamed(before, one),
  );
}

/** Those who announce nothing in the round. */
function idleIn({ combatants, rounds }: Scenario, here: Announcement): ReadonlySet<string> {
  const round = rounds.find(({ announcements }) => announcements.includes(here));
  const busy = new Set(round?.announcements.flatMap(({ actors }) => actors.map(({ id }) => id)));
  return new Set(combatants.map(({ name }) => name).filter((name) => !busy.has(name)));
}

function opposesActors(scenario: Scenario, { actors }: Announcement, each: Combatant): boolean {
  const actor = scenario.combatants.find(({ name }) => actors.some(({ id }) => id === name));
  return actor !== undefined && isOpposed(scenario, actor, each);
}

function isOpposed(scenario: Scenario, one: Combatant, other: Combatant): boolean {
  const groups = alliances(scenario);
  const groupOf = (side: NameRef): string => groups.get(side.id ?? '') ?? side.text;
  return groupOf(one.side) !== groupOf(other.side);
}

/** The place of the last announcement that names somebody; -1 where none does. */
function lastNamed(before: readonly Announcement[], { name }: Combatant): number {
  return before.findLastIndex(({ actors, targets }) => [...actors, ...targets].some(({ id }) => id === name));
}
