/** The Weapon Throw. Tarot edition, "Weapon Throw". */
import { distanceBetween } from '../../../positions.ts';
import type { Modifier } from '../../../pool.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import { attacks, facedBy, type Deed } from '../../demon-city/deeds.ts';
import { factsOf, lastFact } from '../../demon-city/facts.ts';
import type { RoundContext } from '../../demon-city/round-context.ts';
import { isAttack } from '../../demon-city/vocabulary.ts';
import { bareHands, fits, isArmed, preference, weaponNamed, type Preference } from '../../demon-city/weapons.ts';
import { chooses } from '../options.ts';
import { rule } from '../rule-ids.ts';
import { extra } from '../../../play/reasons.ts';

/**
 * For a weapon that is better here than the one with which the opponent attacks back or parries (readings t7, t8, t42).
 * Nothing is assumed about powers: their advantage over the mundane is the Supernatural Throw.
 */
export function weaponThrow(context: RoundContext, deed: Deed): readonly Modifier[] {
  const usesWeapon = isAttack(deed.kind) || deed.kind === 'parry';
  if (!usesWeapon || lastFact(deed.clauses, 'no weapon throw') !== undefined) return [];
  for (const foe of facedBy(deed, context.deeds)) {
    const found = better(context, deed, foe);
    if (found !== undefined && !(deed.kind === 'power' && found.source === undefined))
      return [extra(rule.weapon, found.because, found.source ?? deed.announcement.source)];
  }
  return [];
}

/**
 * Against somebody who fights back, at the range of the start of the round. Against somebody who only gets out of the
 * way there is none, unless the scenario chooses that arms count against the unarmed: then this round’s running
 * shortens the range.
 */
function better(context: RoundContext, deed: Deed, foe: Fighter): Preference | undefined {
  const theirs = context.deeds.get(foe.name);
  const orders = factsOf(context.facts, 'weapon order');
  const feet = distanceBetween(context.positions, deed.actor.name, foe.name);
  if (theirs === undefined) return undefined;
  if (meets(theirs, deed)) return preference(orders, deed.weapon, theirs.weapon, feet);
  const counts =
    chooses(context.cast.stage, 'weapon against dodgers', 'on') && isAttack(deed.kind) && isArmed(deed.weapon);
  if (!counts || !getsAway(theirs) || hasWeapon(context, foe)) return undefined;
  return preference(orders, deed.weapon, bareHands, closer(feet, deed));
}

/** Whether somebody opposes a deed with a weapon: they attack its actor, or parry. */
function meets(theirs: Deed, deed: Deed): boolean {
  if (theirs.kind === 'parry') return theirs.targets.length === 0 || theirs.targets.includes(deed.actor);
  return attacks(theirs, deed.actor);
}

function getsAway({ kind }: Deed): boolean {
  return kind === 'defence' || kind === 'movement';
}

/** Whether somebody has something in hand that they could fight with. */
function hasWeapon(context: RoundContext, foe: Fighter): boolean {
  return (context.gear.get(foe.name) ?? []).some((name) => fits(weaponNamed(context.cast.stage, name), 'parry'));
}

function closer(feet: number | undefined, deed: Deed): number | undefined {
  return feet === undefined ? undefined : Math.max(0, feet - (lastFact(deed.clauses, 'running')?.feet.value ?? 0));
}
