/**
 * Deeds: each combatant’s announcement in a round, resolved, and whether it is contested. Steps 1 to 5 of both
 * editions.
 */
import { known } from '../../combatants.ts';
import type { Announcement, Round } from '../../scenario.ts';
import type { Cast, Fighter } from './cast.ts';
import { areRivals, rivalsOf } from './drivers.ts';
import { factsOf, lastFact, type DemonCityFact } from './facts.ts';
import { actionKind, isAttack, isDefence, type ActionKind } from './vocabulary.ts';
import { fittingWeapon, weaponNamed, type Weapon } from './weapons.ts';

/** One combatant’s action in a round. */
export interface Deed {
  readonly actor: Fighter;
  readonly kind: ActionKind;
  readonly verb: string;
  readonly targets: readonly Fighter[];
  /** Combatants whom the sentence names without aiming the deed at them. */
  readonly beside: readonly Fighter[];
  readonly weapon: Weapon;
  readonly clauses: readonly DemonCityFact[];
  readonly announcement: Announcement<DemonCityFact>;
}

/** The actor’s state that a deed depends on: what they have in hand, and who holds them. */
export interface Body {
  readonly gear: readonly string[];
  readonly heldBy?: string;
}

/** The deeds of one written round, by actor, in announcing order. */
export function deedsOf(
  cast: Cast,
  round: Round<DemonCityFact>,
  order: readonly Fighter[],
  bodyOf: (who: string) => Body,
): ReadonlyMap<string, Deed> {
  const written = new Map<string, Deed>();
  for (const announcement of round.announcements) {
    for (const id of known(announcement.actors)) {
      for (const actor of bodiesOf(cast, id)) {
        if (!written.has(actor.name)) written.set(actor.name, deedOf(cast, actor, announcement, bodyOf(actor.name)));
      }
    }
  }
  return new Map(
    order.flatMap((actor) => {
      const deed = written.get(actor.name);
      return deed === undefined ? [] : [[actor.name, deed] as const];
    }),
  );
}

/**
 * The throws that a non-attack is up against by its kind: of those whom it resists, races or gets out of the way of.
 */
export function resisted(deed: Deed, deeds: ReadonlyMap<string, Deed>): readonly Deed[] {
  if (isAttack(deed.kind) || deed.kind === 'help') return [];
  const others = [...deeds.values()].filter((other) => other !== deed && throwsInClash(other));
  if (deed.kind === 'driving')
    return others.filter((other) => deed.targets.includes(other.actor) || areRivals(deed, other));
  if (deed.targets.length > 0) return others.filter((other) => withstanding(deed).includes(other.actor));
  return isDefence(deed.kind) ? others.filter((other) => attacks(other, deed.actor)) : [];
}

/**
 * Everybody whose throw a non-attack has to beat: those whom it resists, and whoever attacks its actor meanwhile. A
 * defence against a named combatant is up against them alone (reading t45), and an escape against the holder (T18:198).
 */
export function opposers(deed: Deed, deeds: ReadonlyMap<string, Deed>): readonly Deed[] {
  const against = resisted(deed, deeds);
  if (isAttack(deed.kind) || isDefence(deed.kind) || deed.kind === 'escape') return against;
  return [...deeds.values()].filter((other) => against.includes(other) || attacks(other, deed.actor));
}

/** Those whom a deed is up against directly: its targets, or for a defence without targets the actor’s attackers. */
export function facedBy(deed: Deed, deeds: ReadonlyMap<string, Deed>): readonly Fighter[] {
  if (isDefence(deed.kind)) {
    if (deed.targets.length > 0) return deed.targets;
    return [...deeds.values()].filter((other) => attacks(other, deed.actor)).map((other) => other.actor);
  }
  if (deed.kind === 'driving' && deed.targets.length === 0) return rivalsOf(deed, deeds).map((other) => other.actor);
  return deed.kind === 'help' ? [] : deed.targets;
}

/** Whether the deed is an attack on this fighter. */
export function attacks(deed: Deed | undefined, target: Fighter): boolean {
  return deed !== undefined && isAttack(deed.kind) && deed.targets.includes(target);
}

/** Whether the deed throws anything in a Clash. */
export function throwsInClash(deed: Deed): boolean {
  if (deed.kind === 'nothing') return false;
  return !isAttack(deed.kind) || deed.targets.length > 0;
}

/**
 * Uncontested: the deed reaches nobody and nobody’s deed reaches its actor; or the Host says so, and it isn’t contested
 * after all. Decided from the whole written round (reading t31).
 */
export function isUncontested(deed: Deed, deeds: ReadonlyMap<string, Deed>): boolean {
  if (isCalledUncontested(deed)) return !isContestedAfterAll(deed, deeds);
  if (reaches(deed).length > 0) return false;
  return ![...deeds.values()].some((other) => other !== deed && reaches(other).includes(deed.actor.name));
}

/**
 * Whether the deed is contested in spite of the Host’s word: it is an attack on a combatant who does anything
 * themselves, or its actor is attacked. Otherwise somebody put down by it could still throw.
 */
export function isContestedAfterAll(deed: Deed, deeds: ReadonlyMap<string, Deed>): boolean {
  const hasSay = ({ name }: Fighter): boolean => (deeds.get(name)?.kind ?? 'nothing') !== 'nothing';
  return (
    (isAttack(deed.kind) && deed.targets.some(hasSay)) ||
    [...deeds.values()].some((other) => attacks(other, deed.actor))
  );
}

/**
 * The names that a deed reaches: its targets, and those whose way it gets in. Help doesn’t reach its targets, nor does
 * a deed that the Host calls uncontested, unless it is an attack.
 */
export function reaches(deed: Deed): readonly string[] {
  const touchesNobody = deed.kind === 'help' || (isCalledUncontested(deed) && !isAttack(deed.kind));
  const targets = touchesNobody ? [] : withstanding(deed).map((target) => target.name);
  return [...targets, ...factsOf(deed.clauses, 'interferes').flatMap((fact) => known(fact.with))];
}

/** The targets who resist the deed; an ally who is woken or carried doesn’t. */
export function withstanding({ kind, actor, targets }: Deed): readonly Fighter[] {
  return kind === 'care' ? targets.filter(({ group }) => group !== actor.group) : targets;
}

/** The bodies that a name stands for: a combatant, or every body of a creature. */
export function bodiesOf(cast: Cast, id: string): readonly Fighter[] {
  const one = cast.fighters.get(id);
  return one === undefined
    ? [...cast.fighters.values()].filter((fighter) => fighter.combatant.creature?.id === id)
    : [one];
}

function isCalledUncontested(deed: Deed): boolean {
  return lastFact(deed.clauses, 'uncontested') !== undefined;
}

function deedOf(cast: Cast, actor: Fighter, announcement: Announcement<DemonCityFact>, { gear, heldBy }: Body): Deed {
  const kind = actionKind(announcement.kind);
  const named = known(announcement.targets)
    .flatMap((id) => bodiesOf(cast, id))
    .filter((target) => target !== actor);
  // An escape is from the holder, whomever the sentence names (T18:198).
  const targets = kind === 'escape' && heldBy !== undefined ? bodiesOf(cast, heldBy) : named;
  const thing = announcement.thing ?? lastFact(announcement.clauses, 'with thing')?.uses;
  const weapon =
    thing === undefined
      ? fittingWeapon(cast.stage, kind, announcement.verb.text, gear)
      : weaponNamed(cast.stage, thing.id ?? thing.text);
  const beside = known(announcement.beside ?? []).flatMap((id) => bodiesOf(cast, id));
  return {
    actor,
    kind,
    verb: announcement.verb.text,
    targets,
    beside,
    weapon,
    clauses: announcement.clauses,
    announcement,
  };
}
