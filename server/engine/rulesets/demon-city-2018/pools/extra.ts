/** Extra throws of one action, in the order in which the book lists them. Tarot edition, "Extra throws". */
import type { Modifier } from '../../../pool.ts';
import { reasonsLeft, recountOf, type Recount } from '../../../worth/recount.ts';
import { lastFact } from '../../demon-city/facts.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import type { RoundContext } from '../../demon-city/round-context.ts';
import { isAttack, isDefence } from '../../demon-city/vocabulary.ts';
import { hasClass } from '../../demon-city/weapons.ts';
import { attacks } from '../../demon-city/deeds.ts';
import { rule } from '../rule-ids.ts';
import { distraction } from './distraction.ts';
import { higherStat } from './higher-stat.ts';
import { extra } from '../../../play/reasons.ts';
import { situational } from './situational.ts';
import { weaponThrow } from './weapon-throw.ts';

/** All extra throws of a deed, including those that are set aside. */
export function extraThrows(context: RoundContext, deed: Deed): readonly Modifier[] {
  const recount = recountOf(context.change, deed);
  const following = [
    ...higherStat(context, deed),
    ...distraction(context, deed),
    ...defense(deed),
    ...weaponThrow(context, deed),
    ...supernatural(deed, context),
  ];
  return [
    ...reasonsLeft(situational(context, deed), recount),
    ...oneMore(recount, deed),
    ...reasonsLeft(following, recount),
  ];
}

/** The advantage that a what-if adds, which nothing sets aside; it gives a helper nothing. */
function oneMore({ adds }: Recount, deed: Deed): readonly Modifier[] {
  return adds && deed.kind !== 'help' ? [extra(rule.situational, 'one more advantage', deed.announcement.source)] : [];
}

function defense(deed: Deed): readonly Modifier[] {
  return isDefence(deed.kind) ? [extra(rule.defense, 'only gets out of the way', deed.announcement.source)] : [];
}

/** Only if a mundane attack and a supernatural ability face each other (reading t35). */
function supernatural(deed: Deed, context: RoundContext): readonly Modifier[] {
  if (
    !isAttack(deed.kind) ||
    !hasClass(deed.weapon, 'supernatural') ||
    lastFact(deed.clauses, 'no supernatural throw') !== undefined
  )
    return [];
  const mundane = deed.targets.find((target) => {
    const theirs = context.deeds.get(target.name);
    return theirs !== undefined && attacks(theirs, deed.actor) && !hasClass(theirs.weapon, 'supernatural');
  });
  return mundane === undefined
    ? []
    : [
        extra(
          rule.supernatural,
          `${deed.weapon.name} against ${mundane.called}’s mundane attack`,
          deed.announcement.source,
        ),
      ];
}
