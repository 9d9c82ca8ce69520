/** How effective defences are against an attack; how armour, size and speed translate to that is left to the group. */
import type { Attack } from './attacks.ts';
import { isNamed, thingKey, type Cast, type Fighter } from './cast.ts';
import { factsOf, type AttackFact, type Defence, type Grade } from './facts.ts';

/** Cost of each grade, in points of the target number ("Combat considerations"). */
export const gradeCosts: Readonly<Record<Grade, number>> = { fully: 3, partially: 2, barely: 1, 'not at all': 0 };

/** The grade that a word names; undefined for any other word. */
export function gradeNamed(word: string): Grade | undefined {
  return word === 'fully' || word === 'partially' || word === 'barely' || word === 'not at all' ? word : undefined;
}

/** A defence with its grade. */
export interface Graded {
  readonly grade: Grade;
  readonly fact: Defence;
}

/**
 * The defence that counts against an attack with this weapon; undefined where none is written, which counts as no
 * defence (aa-q30).
 */
export function defenceAgainst(...about: Parameters<typeof defencesAgainst>): Graded | undefined {
  return defencesAgainst(...about).at(-1);
}

/**
 * All defences against an attack with this weapon; the last one counts. In order: general ones, then those that name
 * the weapon, then general ones written below the attack; each in text order.
 */
export function defencesAgainst(
  cast: Cast,
  facts: readonly AttackFact[],
  defender: Fighter,
  attack: Pick<Attack, 'weapon' | 'announcement'>,
): readonly Graded[] {
  const standing = [
    ...factsOf(defender.traits, 'defence'),
    ...factsOf(facts, 'defence').filter((fact) => isNamed(cast, fact.who, defender)),
  ];
  const under = factsOf(attack.announcement.clauses, 'defence').filter((fact) => isNamed(cast, fact.who, defender));
  const speaksOfAll = ({ against }: Defence): boolean => against.length === 0;
  const specific = [...standing, ...under].filter((fact) => names(fact, attack.weapon));
  return [...standing.filter(speaksOfAll), ...specific, ...under.filter(speaksOfAll)].flatMap(graded);
}

function names({ against }: Defence, weapon: string | undefined): boolean {
  return weapon !== undefined && against.some((thing) => isSameThing(thing.id ?? thing.text, weapon));
}

/** Compares things, treating a plural as its singular (`spears`). */
export function isSameThing(written: string, weapon: string): boolean {
  const [one, other] = [thingKey(written), thingKey(weapon)];
  return one === other || one === `${other}s` || `${one}s` === other || one === `${other}es`;
}

function graded(fact: Defence): readonly Graded[] {
  const grade = gradeNamed(fact.grade.text);
  return grade === undefined ? [] : [{ grade, fact }];
}
