/** Finds who is meant by pronouns and similar words, the likeliest first. */
import {
  alliances,
  calledInFull,
  meansSeveral,
  meansTwo,
  sameSource,
  type Announcement,
  type Combatant,
  type NameRef,
  type Ruleset,
  type Scenario,
  type Source,
  type Stranger,
} from '../engine/index.ts';
import { takesOne } from './one-target.ts';

/**
 * As words to write. For several people: all together before each alone, if several are allowed; for two: both, or each
 * of them if only one is allowed.
 */
export function wordsFor(scenario: Scenario, ruleset: Ruleset, stranger: Stranger): readonly string[] {
  const people = candidates(scenario, stranger);
  const names = people.map(calledInFull);
  if (!meansSeveral(stranger.text)) return names;
  const here = announcementWith(scenario, stranger.source);
  const isOne = here !== undefined && isForOne(scenario, ruleset, here, stranger);
  const [first] = people;
  const alike = first === undefined ? [] : people.filter((each) => !isOpposed(scenario, each, first));
  if (!meansTwo(stranger.text))
    return isOne || alike.length < 2 ? names : [together(alike.map(calledInFull)), ...names];
  const others = people.filter((each) => !alike.includes(each));
  const named = [alike, others].map((side) => justNamed(scenario, stranger, side));
  const pairs = [alike, ...named, people].filter(({ length }) => length === 2);
  if (isOne) return pairs.length === 0 ? names : [...new Set(pairs.flat())].map(calledInFull);
  return pairs.length === 0 ? names : [...new Set(pairs.map((pair) => together(pair.map(calledInFull))))];
}

const pronouns: ReadonlyMap<string, Combatant['pronoun']> = new Map([
  ['he', 'he'],
  ['him', 'he'],
  ['she', 'she'],
  ['her', 'she'],
  ['it', 'it'],
]);

/** The announcement that contains a source, in its sentence or a clause; undefined if none does. */
export function announcementWith({ rounds }: Scenario, { sentence, file }: Source): Announcement | undefined {
  const isThere = ({ source }: { readonly source: Source }): boolean =>
    source.sentence === sentence && source.file === file;
  const all = rounds.flatMap(({ announcements }) => announcements);
  return all.find(isThere) ?? all.find(({ clauses }) => clauses.some(isThere));
}

export function isTarget(here: Announcement | undefined, { source }: Stranger): boolean {
  return here?.targets.some((target) => sameSource(target.source, source)) === true;
}

/** Whether only one person is allowed in place of the words. */
export function isForOne(scenario: Scenario, ruleset: Ruleset, here: Announcement, stranger: Stranger): boolean {
  return isTarget(here, stranger) && takesOne(scenario, ruleset, here);
}

/** `Ann, Bill and the Ghoul`. */
export function together(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** Those of some people whom the preceding announcements named last; two or more if there are that many. */
function justNamed(scenario: Scenario, { source }: Stranger, people: readonly Combatant[]): readonly Combatant[] {
  const all = scenario.rounds.flatMap(({ announcements }) => announcements);
  const here = announcementWith(scenario, source);
  const named = new Set<string>();
  for (const { actors, targets } of all.slice(0, here === undefined ? 0 : all.indexOf(here)).reverse()) {
    for (const { id } of [...actors, ...targets]) if (people.some(({ name }) => name === id)) named.add(id ?? '');
    if (named.size > 1) break;
  }
  return people.filter(({ name }) => named.has(name));
}

function candidates(scenario: Scenario, { text, source }: Stranger): readonly Combatant[] {
  const wanted = pronouns.get(text.toLowerCase());
  const alike = scenario.combatants.filter(
    ({ pronoun }) => wanted === undefined || pronoun === wanted || pronoun === 'they',
  );
  const fitting = alike.length === 0 ? scenario.combatants : alike;
  const all = scenario.rounds.flatMap(({ announcements }) => announcements);
  const here = announcementWith(scenario, source);
  // In a clause, a pronoun may also refer to the actor.
  if (here === undefined || (here.source.sentence !== source.sentence && !meansTwo(text))) return fitting;
  const acts = here.actors.some((actor) => sameSource(actor.source, source));
  const before = all.slice(0, all.indexOf(here));
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
export function idleIn({ combatants, rounds }: Scenario, here: Announcement): ReadonlySet<string> {
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

/** Index of the last announcement that names somebody; -1 if none does. */
function lastNamed(before: readonly Announcement[], { name }: Combatant): number {
  return before.findLastIndex(({ actors, targets }) => [...actors, ...targets].some(({ id }) => id === name));
}
