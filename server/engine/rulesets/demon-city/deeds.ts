/** What each combatant announces in a round, made ready for play, and which of it is contested. Steps 1 to 5 of both editions. */
import { known } from '../../combatants.ts';
import type { Announcement, Round } from '../../scenario.ts';
import { valueOf, hasStat, type Cast, type Fighter } from './cast.ts';
import { factsOf, lastFact, type DemonCityFact } from './facts.ts';
import { actionKind, isAttack, isDefence, type ActionKind } from './vocabulary.ts';
import { fittingWeapon, isArmed, weaponNamed, type Weapon } from './weapons.ts';

/** One combatant's action in a round. */
export interface Deed {
  readonly actor: Fighter;
  readonly kind: ActionKind;
  readonly verb: string;
  readonly targets: readonly Fighter[];
  readonly weapon: Weapon;
  readonly clauses: readonly DemonCityFact[];
  readonly announcement: Announcement<DemonCityFact>;
}

/** Everybody's deeds of one written round, by actor, in the order of announcing. `gear` is what each has in hand. */
export function deedsOf(
  cast: Cast, round: Round<DemonCityFact>, facts: readonly DemonCityFact[], gear: (who: string) => readonly string[],
): ReadonlyMap<string, Deed> {
  const written = new Map<string, Deed>();
  for (const announcement of round.announcements) {
    for (const id of known(announcement.actors)) {
      for (const actor of bodiesOf(cast, id)) {
        if (!written.has(actor.name)) written.set(actor.name, deedOf(cast, actor, announcement, gear(actor.name)));
      }
    }
  }
  const order = announcingOrder(cast, [...written.values()].map((deed) => deed.actor), facts);
  return new Map(order.flatMap((actor) => {
    const deed = written.get(actor.name);
    return deed === undefined ? [] : [[actor.name, deed] as const];
  }));
}

/**
 * Ascending Agility; the equally agile in the order in which they are written (reading d25), unless a sentence
 * settles it. Who has no Agility takes the place that a sentence gives, and is slowest without one.
 */
export function announcingOrder(cast: Cast, actors: readonly Fighter[], facts: readonly DemonCityFact[]): readonly Fighter[] {
  const pairs = factsOf(facts, 'announcing order').flatMap((order) =>
    known(order.first).flatMap((first) => known(order.then).map((then) => ({ first, then }))));
  const agility = new Map(actors.map((actor) => [actor.name, valueOf(cast, actor, 'Agility')]));
  for (const { first, then } of pairs) lendAgility(cast, agility, first, then);
  const waiting = [...actors].sort((a, b) => (agility.get(a.name) ?? 0) - (agility.get(b.name) ?? 0) || a.index - b.index);
  const held = (actor: Fighter): boolean => pairs.some(({ first, then }) => then === actor.name
    && waiting.some((other) => other.name === first && agility.get(first) === agility.get(then)));
  const order: Fighter[] = [];
  while (waiting.length > 0) {
    const next = waiting.find((actor) => !held(actor)) ?? waiting[0];
    if (next === undefined) break;
    waiting.splice(waiting.indexOf(next), 1);
    order.push(next);
  }
  return order;
}

/** Who opposes a non-attack, so that it has to beat their throws (reading t45). */
export function opposers(deed: Deed, deeds: ReadonlyMap<string, Deed>): readonly Deed[] {
  if (isAttack(deed.kind) || deed.kind === 'help') return [];
  const others = [...deeds.values()].filter((other) => other !== deed && throwsInClash(other));
  if (deed.targets.length > 0) return others.filter((other) => deed.targets.includes(other.actor));
  return isDefence(deed.kind) ? others.filter((other) => isAttack(other.kind) && other.targets.includes(deed.actor)) : [];
}

/** Those whom a deed is aimed at, and those who aim at its actor: whom its actor directly faces off against. */
export function facedBy(deed: Deed, deeds: ReadonlyMap<string, Deed>): readonly Fighter[] {
  const attackers = [...deeds.values()].filter((other) => isAttack(other.kind) && other.targets.includes(deed.actor));
  if (isDefence(deed.kind)) return deed.targets.length > 0 ? deed.targets : attackers.map((other) => other.actor);
  return deed.kind === 'help' ? [] : deed.targets;
}

/** Whether somebody’s deed is an attack on that fighter. */
export function attacks(deed: Deed | undefined, target: Fighter): boolean {
  return deed !== undefined && isAttack(deed.kind) && deed.targets.includes(target);
}

/** Whether somebody who does this throws anything in a Clash. */
export function throwsInClash(deed: Deed): boolean {
  if (deed.kind === 'nothing') return false;
  return !isAttack(deed.kind) || deed.targets.length > 0;
}

/**
 * Nobody targets the actor, the actor targets nobody, nobody interferes; or the Host says so. Decided from the whole
 * written round (reading t31).
 */
export function isUncontested(deed: Deed, deeds: ReadonlyMap<string, Deed>): boolean {
  if (lastFact(deed.clauses, 'uncontested') !== undefined) return true;
  if (reaches(deed).length > 0) return false;
  return ![...deeds.values()].some((other) => other !== deed && reaches(other).includes(deed.actor.name));
}

/** The names that a deed touches: whom it targets, and whose way it gets in. Helping an ally touches nobody. */
export function reaches(deed: Deed): readonly string[] {
  const targets = deed.kind === 'help' || lastFact(deed.clauses, 'uncontested') !== undefined ? [] : deed.targets.map((target) => target.name);
  return [...targets, ...factsOf(deed.clauses, 'interferes').flatMap((fact) => known(fact.with))];
}

/** The bodies that a name stands for: a combatant, or every body of a creature. */
export function bodiesOf(cast: Cast, id: string): readonly Fighter[] {
  const one = cast.fighters.get(id);
  return one === undefined ? [...cast.fighters.values()].filter((fighter) => fighter.combatant.creature?.id === id) : [one];
}

/** What somebody does, as a sentence about them goes on: `shoots the Ghoul with revolver`. */
export function deedWords(deed: Deed): string {
  const targets = deed.targets.map((target) => target.called).join(' and ');
  const object = deed.announcement.object === undefined ? '' : `“${deed.announcement.object.text}”`;
  const power = deed.kind === 'power' ? `${deed.weapon.name} on` : '';
  const thing = deed.kind !== 'power' && isArmed(deed.weapon) && !deed.verb.startsWith(deed.weapon.name) ? `with ${deed.weapon.name}` : '';
  const from = deed.kind === 'escape' && targets !== '' ? 'from' : '';
  return [deed.verb, power, from, targets, object, thing].filter((part) => part !== '').join(' ');
}

function deedOf(cast: Cast, actor: Fighter, announcement: Announcement<DemonCityFact>, gear: readonly string[]): Deed {
  const kind = actionKind(announcement.kind);
  const targets = known(announcement.targets).flatMap((id) => bodiesOf(cast, id)).filter((target) => target !== actor);
  const thing = announcement.thing ?? lastFact(announcement.clauses, 'with thing')?.thing;
  const weapon = thing === undefined
    ? fittingWeapon(cast.scenario, kind, announcement.verb.text, gear)
    : weaponNamed(cast.scenario, thing.id ?? thing.text);
  return { actor, kind, verb: announcement.verb.text, targets, weapon, clauses: announcement.clauses, announcement };
}

function lendAgility(cast: Cast, agility: Map<string, number>, first: string, then: string): void {
  const lacks = (name: string): boolean => {
    const fighter = cast.fighters.get(name);
    return fighter !== undefined && !hasStat(cast, fighter, 'Agility');
  };
  const [one, other] = [agility.get(first), agility.get(then)];
  if (one !== undefined && other !== undefined && lacks(then)) agility.set(then, one);
  else if (one !== undefined && other !== undefined && lacks(first)) agility.set(first, other);
}
