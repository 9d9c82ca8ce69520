/** Why a throw or die that follows from what is announced counts already, or isn't due. */
import { known } from '../../../combatants.ts';
import type { Finding } from '../../../finding.ts';
import { distanceBetween } from '../../../positions.ts';
import type { Modifier } from '../../../pool.ts';
import { isSetAside } from '../../../recount.ts';
import type { NameRef } from '../../../scenario.ts';
import { attacks, bodiesOf, facedBy, type Deed } from '../deeds.ts';
import { factsOf, lastFact, type DerivedThrow } from '../facts.ts';
import { isAttack, isDefence } from '../vocabulary.ts';
import { preference } from '../weapons.ts';
import type { CountedRound } from './counted-round.ts';
import { naming } from '../../../checking/naming.ts';

/**
 * In what the editions differ: the page and the name of each derived throw; none where an edition has no such throw.
 */
export type DerivedRules = Readonly<Record<DerivedThrow, { readonly id: string; readonly title: string } | undefined>>;

export const claimMessages = {
  claimed: '“{claim}” follows from what is announced, so this sentence does nothing',
  counted: '“{claim}” is counted already: {title}, {because}',
  capped: '“{claim}” is given already, but no more of its kind count: {title}, {because}',
  foreign: 'There is no “{claim}” in this edition, so this sentence does nothing',
  'only defends': '{Foe} only gets out of the way, so no weapon counts against {foe}',
  'no weapon': '{Foe} neither strikes back at {actor} nor parries, so no weapon counts against {foe}',
  'no fight': '{Actor} fights nobody in this round, so no weapon counts',
  'no better':
    'Nothing ranks {weapon} above the other weapon here, so this gives nothing; write which beats which, as “knife beats sword within 3 ft”',
  range:
    '{Actor} starts the round {feet} ft away, and against somebody who fights back that is the range that counts for the weapon, however far {actor} runs: this gives nothing',
  'also attacks': '{Actor} attacks, and “{claim}” is for whoever only defends, so this gives nothing',
  'not defending': '{Actor} doesn’t defend, and “{claim}” is for whoever only defends, so this gives nothing',
  'not distracted': '{Foe} is set against {actor}, and so isn’t distracted from {actor}: this gives nothing',
  'no stat': 'No stat of {actor}’s is higher than what it is measured against, so this gives nothing',
  mundane: 'Nothing supernatural meets a mundane attack here, so this gives nothing',
  unhurt: '{Actor} hasn’t been below 0 Toughness, so this takes nothing; if that has happened, write “{who} is hurt”',
  harmless: 'A disarm without harm costs nothing, so there is nothing to lose here; leave it out',
  'no aim': 'Nobody’s aim is announced, so this takes nothing: write “called shot” and what it is aimed at',
};

export interface Reason {
  readonly message: keyof typeof claimMessages;
  readonly data?: Finding['data'];
}

/** The reason as a message: nothing but that it follows by itself, where the text alone doesn’t tell more. */
export function reasonOf(
  what: DerivedThrow | undefined,
  who: readonly NameRef[],
  counted: CountedRound | undefined,
  rules: DerivedRules,
): Reason {
  if (what !== undefined && rules[what] === undefined) return { message: 'foreign' };
  const bodies = counted === undefined ? [] : known(who).flatMap((id) => bodiesOf(counted.cast, id));
  const deed = counted?.plan.context.deeds.get(bodies[0]?.name ?? '');
  if (counted === undefined || deed === undefined || what === undefined) return { message: 'claimed' };
  const modifier = counted.plan.pools.actions
    .get(deed.actor.name)
    ?.modifiers.find((each) => each.rule === rules[what]?.id);
  if (modifier === undefined) return missing(what, deed, counted);
  return counted.sure && !isSetAside(modifier) ? given(modifier) : { message: 'claimed' };
}

function given({ title, because, standing }: Modifier): Reason {
  return { message: standing === 'capped' ? 'capped' : 'counted', data: { title, because } };
}

/** Why it isn't due. */
function missing(what: DerivedThrow, deed: Deed, counted: CountedRound): Reason {
  const actor = naming('actor', deed.actor);
  switch (what) {
    case 'weapon':
      return noWeapon(deed, counted);
    case 'defence':
      return { message: isAttack(deed.kind) ? 'also attacks' : 'not defending', data: actor };
    case 'distraction': {
      const set = deed.targets.find((target) => isSetAgainst(counted.plan.context.deeds.get(target.name), deed));
      return set === undefined
        ? { message: 'claimed' }
        : { message: 'not distracted', data: { ...actor, ...naming('foe', set) } };
    }
    case 'higher stat':
      return counted.sure && isAttack(deed.kind) ? { message: 'no stat', data: actor } : { message: 'claimed' };
    case 'supernatural':
      return { message: 'mundane' };
    case 'injury':
      return counted.sure ? { message: 'unhurt', data: { ...actor, who: deed.actor.name } } : { message: 'claimed' };
    case 'called shot':
      return {
        message: deed.kind === 'disarm' && lastFact(deed.clauses, 'without harm') !== undefined ? 'harmless' : 'no aim',
      };
  }
}

function isSetAgainst(theirs: Deed | undefined, deed: Deed): boolean {
  return (
    theirs !== undefined && (isAttack(theirs.kind) || isDefence(theirs.kind)) && theirs.targets.includes(deed.actor)
  );
}

function noWeapon(deed: Deed, { plan, sure }: CountedRound): Reason {
  const actor = naming('actor', deed.actor);
  const [foe] = facedBy(deed, plan.context.deeds);
  if (foe === undefined || !(isAttack(deed.kind) || deed.kind === 'parry')) return { message: 'no fight', data: actor };
  const theirs = plan.context.deeds.get(foe.name);
  if (theirs?.kind === 'defence') return { message: 'only defends', data: naming('foe', foe) };
  if (theirs === undefined || !(theirs.kind === 'parry' || attacks(theirs, deed.actor)))
    return { message: 'no weapon', data: { ...actor, ...naming('foe', foe) } };
  const feet = distanceBetween(plan.context.positions, deed.actor.name, foe.name);
  const run = lastFact(deed.clauses, 'running')?.feet.value ?? 0;
  const orders = factsOf(plan.context.facts, 'weapon order');
  if (
    feet !== undefined &&
    run > 0 &&
    preference(orders, deed.weapon, theirs.weapon, Math.max(0, feet - run)) !== undefined
  ) {
    return { message: 'range', data: { ...actor, feet } };
  }
  return sure ? { message: 'no better', data: { weapon: deed.weapon.name } } : { message: 'claimed' };
}
