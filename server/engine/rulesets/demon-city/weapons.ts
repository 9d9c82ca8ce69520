/** Weapons: their classes, which one an action uses, and which is better. Tarot edition, "Weapon Throw". */
import { ownValue } from '../../words/own-value.ts';
import type { Announcement, Setting } from '../../scenario.ts';
import type { Source } from '../../source.ts';
import { lastFact, type DemonCityFact, type WeaponClass, type WeaponOrder, type WeaponTrait } from './facts.ts';
import { ordinaryThings, type ActionKind } from './vocabulary.ts';

/** The weapon of an action; bare hands have no classes. */
export interface Weapon {
  readonly name: string;
  readonly classes: readonly WeaponClass[];
  readonly power?: { readonly attack: string; readonly resist: string };
}

export const bareHands: Weapon = { name: 'bare hands', classes: [] };

/** Verbs for bare hands, and those for natural weapons. */
const bareVerbs = ['punches', 'kicks'];
const naturalVerbs: Readonly<Record<string, string>> = { claws: 'claws', bites: 'fangs' };

export function isArmed(weapon: Weapon): boolean {
  return weapon.name !== bareHands.name;
}

export function hasClass(weapon: Weapon, ...classes: readonly WeaponClass[]): boolean {
  return weapon.classes.some((each) => classes.includes(each));
}

/** The declared or commonly known weapon of that name; any other thing still counts as being armed. */
export function weaponNamed(setting: Setting<DemonCityFact>, name: string): Weapon {
  const declared = setting.things.find((thing) => sameThing(thing.name, name));
  const trait = declared === undefined ? undefined : lastFact(declared.traits, 'weapon');
  if (trait !== undefined) return weaponOf(name, trait);
  const ordinary = ordinaryThings.find((thing) => sameThing(thing.word, name));
  return ordinary === undefined ? { name, classes: ['close'] } : { name, classes: classesIn(ordinary.declaration) };
}

/** Whether the weapon gives an action more than one target. */
export function reachesSeveral(
  setting: Setting<DemonCityFact>,
  { thing, clauses }: Pick<Announcement<DemonCityFact>, 'thing' | 'clauses'>,
): boolean {
  const used = thing ?? lastFact(clauses, 'with thing')?.uses;
  return used !== undefined && hasClass(weaponNamed(setting, used.id ?? used.text), 'hits many');
}

/** The natural weapon of the verb, which already names it: `claws`. */
export function naturalWeapon(verb: string): string | undefined {
  return ownValue(naturalVerbs, verb);
}

/** The weapon where none is written: the first carried thing that fits. */
export function fittingWeapon(
  setting: Setting<DemonCityFact>,
  kind: ActionKind,
  verb: string,
  gear: readonly string[],
): Weapon {
  const natural = naturalWeapon(verb);
  if (natural !== undefined) return weaponNamed(setting, natural);
  if (bareVerbs.includes(verb) || kind === 'grab') return bareHands;
  const carried = gear.map((name) => weaponNamed(setting, name));
  return carried.find((weapon) => fits(weapon, kind)) ?? bareHands;
}

/** Whether a weapon can be used for an action of this kind. */
export function fits(weapon: Weapon, kind: ActionKind): boolean {
  switch (kind) {
    case 'shot':
      return hasClass(weapon, 'ranged', 'thrown');
    case 'power':
      return hasClass(weapon, 'supernatural');
    case 'close attack':
    case 'disarm':
      return hasClass(weapon, 'close', 'reach');
    case 'parry':
      return hasClass(weapon, 'close', 'reach', 'ranged');
    default:
      return false;
  }
}

/**
 * Why one weapon is better than another at a range in feet (undefined where none is written); undefined where it isn’t.
 */
export interface Preference {
  readonly because: string;
  readonly source?: Source;
}

/**
 * The writer’s sentences decide; where they say nothing about the two, armed beats unarmed. An unwritten distance
 * satisfies neither `within` nor `beyond`.
 */
export function preference(
  orders: readonly WeaponOrder[],
  better: Weapon,
  worse: Weapon,
  feet: number | undefined,
): Preference | undefined {
  const about = orders.filter((order) => concerns(order, better, worse) && holds(order, feet));
  const last = about.at(-1);
  if (last !== undefined) {
    return isThing(last.better, better)
      ? { because: inWords(last, better, worse, feet), source: last.source }
      : undefined;
  }
  return isArmed(better) && !isArmed(worse) ? { because: `${better.name} against bare hands` } : undefined;
}

export function sameThing(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Two of the same weapon: neither is better, whatever is written. */
function concerns(order: WeaponOrder, one: Weapon, other: Weapon): boolean {
  return (
    !sameThing(one.name, other.name) &&
    ((isThing(order.better, one) && isThing(order.worse, other)) ||
      (isThing(order.better, other) && isThing(order.worse, one)))
  );
}

function holds(order: WeaponOrder, feet: number | undefined): boolean {
  if (order.range === undefined) return true;
  if (feet === undefined) return false;
  return order.range.way === 'within' ? feet <= order.range.feet : feet > order.range.feet;
}

function isThing(ref: WeaponOrder['better'], weapon: Weapon): boolean {
  return sameThing(ref.id ?? ref.text, weapon.name);
}

function inWords(order: WeaponOrder, better: Weapon, worse: Weapon, feet: number | undefined): string {
  const range =
    order.range === undefined || feet === undefined ? '' : ` at ${feet} ft, ${order.range.way} ${order.range.feet} ft`;
  return `${better.name} ${namesSeveral(better.name) ? 'beat' : 'beats'} ${worse.name}${range}`;
}

/** Whether a thing takes the plural, as claws or bare hands do. */
function namesSeveral(thing: string): boolean {
  return /[^s]s$/u.test(thing);
}

function weaponOf(name: string, trait: WeaponTrait): Weapon {
  const power = trait.power;
  return {
    name,
    classes: trait.classes,
    ...(power === undefined ? {} : { power: { attack: power.attack.text, resist: power.resist.text } }),
  };
}

function classesIn(declaration: string): readonly WeaponClass[] {
  const known: readonly WeaponClass[] = ['close', 'reach', 'ranged', 'massive', 'thrown', 'hits many'];
  const list = declaration.slice(declaration.indexOf(':'));
  return known.filter((each) => list.includes(each));
}
