/** Look-ups about combatants for every game: the creature’s block applies where their own has nothing. */
import { derive } from './derive/index.ts';
import type {
  Announcement,
  Carried,
  Combatant,
  Creature,
  Fact,
  Hand,
  NameRef,
  Setting,
  Side,
  Stat,
} from './scenario.ts';

/** A name as at the beginning of a sentence: with its declared article. */
export function calledInFull(combatant: Combatant): string {
  return combatant.article === undefined ? combatant.name : `${combatant.article} ${combatant.name}`;
}

/** The same for a name in the cast; any other name as it is. */
export function calledByName(setting: Setting, name: string): string {
  const body = bodiesNamed(setting, name).find((each) => each.name === name);
  return body === undefined ? name : calledInFull(body);
}

/** The same for a name as written: for several bodies, or nobody, in the writer’s words. */
export function calledByRef(setting: Setting, { id, article, text }: NameRef): string {
  const [body, ...more] = bodiesNamed(setting, id);
  return body === undefined || more.length > 0 || body.name !== id
    ? [article ?? [], text].flat().join(' ')
    : calledInFull(body);
}

export function creatureOf<F extends Fact>(setting: Setting<F>, combatant: Combatant<F>): Creature<F> | undefined {
  const id = combatant.creature?.id;
  return id === undefined ? undefined : setting.creatures.find((creature) => creature.name === id);
}

/** A stat by its name, ignoring case and hyphens; undefined if neither combatant nor creature has it. */
export function statOf(setting: Setting, combatant: Combatant, name: string): Stat | undefined {
  const key = statKey(name);
  const own = statsByKey(combatant.stats).get(key);
  if (own !== undefined) return own;
  const creature = creatureOf(setting, combatant);
  return creature === undefined ? undefined : statsByKey(creature.stats).get(key);
}

/** Whether a combatant or their creature has the stat with a number that can’t be read. */
export function isUnreadStat(setting: Setting, combatant: Combatant, name: string): boolean {
  const unread = [combatant, creatureOf(setting, combatant)].flatMap((each) => each?.unreadStats ?? []);
  return unread.some((each) => statKey(each) === statKey(name));
}

/** Of two stats with the same name the later one counts. */
const statsByKey = derive(
  'stats by key',
  (stats: readonly Stat[]): ReadonlyMap<string, Stat> => new Map(stats.map((stat) => [statKey(stat.name), stat])),
);

/** Normalises a stat’s name: `hand to hand` and `Hand-to-Hand` are the same. */
export function statKey(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ');
}

export function carriedBy(setting: Setting, combatant: Combatant): readonly Carried[] {
  return [...combatant.carries, ...(creatureOf(setting, combatant)?.carries ?? [])];
}

/** Somebody’s traits, those of their creature first. */
export function traitsOf<F extends Fact>(setting: Setting<F>, combatant: Combatant<F>): readonly F[] {
  return [...(creatureOf(setting, combatant)?.traits ?? []), ...combatant.traits];
}

export function sideOf(setting: Setting, combatant: Combatant): Side | undefined {
  return setting.sides.find((side) => side.name === combatant.side.id);
}

/** Whose deck or dice somebody uses; without a known side, the Host’s. */
export function handOf(setting: Setting, combatant: Combatant): Hand {
  return sideOf(setting, combatant)?.runBy ?? 'Host';
}

/**
 * The sides that win and lose together: maps each side to its group, which is named after its first side in the order
 * of the scenario.
 */
export function alliances({ sides }: Pick<Setting, 'sides'>): ReadonlyMap<string, string> {
  return groupsOf(sides);
}

const groupsOf = derive('groups of sides', (sides: readonly Side[]): ReadonlyMap<string, string> => {
  const groups = new Map(sides.map((side) => [side.name, side.name]));
  for (const side of sides) for (const ally of side.allies) joinGroups(groups, side.name, ally.id);
  return groups;
});

function joinGroups(groups: Map<string, string>, one: string, other: string | undefined): void {
  const [kept, lost] = [groups.get(one), other === undefined ? undefined : groups.get(other)];
  if (kept === undefined || lost === undefined) return;
  const order = [...groups.keys()];
  const [first, second] = order.indexOf(kept) <= order.indexOf(lost) ? [kept, lost] : [lost, kept];
  for (const [side, group] of groups) if (group === second) groups.set(side, first);
}

/** The people a name refers to: the combatant with that name, or every body of the creature; none if unknown. */
export function bodiesNamed<F extends Fact>(setting: Setting<F>, id: string | undefined): readonly Combatant<F>[] {
  return id === undefined ? [] : ((bodiesById(setting) as ReadonlyMap<string, readonly Combatant<F>[]>).get(id) ?? []);
}

/** Keyed by combatant names and by creature names. */
const bodiesById = derive('bodies by id', ({ combatants }: Setting): ReadonlyMap<string, readonly Combatant[]> => {
  const bodies = new Map<string, Combatant[]>();
  for (const each of combatants) {
    // Of two with the same name only the first takes part.
    if (bodies.get(each.name)?.some(({ name }) => name === each.name) === true) continue;
    for (const id of new Set([each.name, each.creature?.id ?? each.name]))
      bodies.set(id, [...(bodies.get(id) ?? []), each]);
  }
  return bodies;
});

/** The ids of those names that are known. */
export function known(refs: readonly NameRef[]): readonly string[] {
  return refs.flatMap((ref) => (ref.id === undefined ? [] : [ref.id]));
}

/** Somebody’s opponents, in cast order. */
export function opponentsOf<F extends Fact>(setting: Setting<F>, combatant: Combatant<F>): readonly Combatant<F>[] {
  const groups = alliances(setting);
  const groupOf = ({ side }: Combatant<F>): string => groups.get(side.id ?? '') ?? side.text;
  return setting.combatants.filter((other) => other !== combatant && groupOf(other) !== groupOf(combatant));
}

/** The thing that an announcement uses, after its verb or in a clause; undefined if there is none. */
export function usedThing({ thing, clauses }: Announcement): NameRef | undefined {
  return thing ?? clauses.find(({ uses }) => uses !== undefined)?.uses;
}
