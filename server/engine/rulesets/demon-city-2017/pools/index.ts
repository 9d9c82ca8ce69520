/** The number of dice in each pool, and why. Dice edition, step 2 of the Slow Motion Phase. */
import { dieFaces } from '../../../chance/index.ts';
import type { KeepingPool, Modifier } from '../../../pool.ts';
import { isCounted, reasonsLeft, recountOf } from '../../../worth/recount.ts';
import type { Hand } from '../../../scenario.ts';
import { valueOf } from '../../demon-city/cast.ts';
import { throwsInClash, type Deed } from '../../demon-city/deeds.ts';
import { lastFact } from '../../demon-city/facts.ts';
import { harms } from '../../demon-city/play/consequences.ts';
import { whyOne } from '../../demon-city/uncounted.ts';
import { damageDice, mostDamageDice } from '../damage-sizes.ts';
import type { DiceContext } from '../dice-context.ts';
import { rule } from '../rule-ids.ts';
import { defenseDie, distractionDie } from './distraction.ts';
import { lostDice } from './lost.ts';
import { situationDice } from './situation.ts';
import { hostSkillDie, skillDie } from './skill.ts';

export { mostMiscellaneousDice } from './lost.ts';
export { mostSituationDice } from './situation.ts';
export { targetedStat, usedStat } from './stats.ts';

/** The pools of a round: everybody’s by name, and the Host’s for difficulties by the name of the person who tries. */
export interface Pools {
  readonly actions: ReadonlyMap<string, KeepingPool>;
  readonly difficulties: ReadonlyMap<string, KeepingPool>;
}

/** All pools of a round, counted when everybody has announced, since later announcements can give and take dice. */
export function poolsOf(context: DiceContext): Pools {
  const deeds = [...context.deeds.values()].filter(throwsInClash);
  return {
    actions: new Map(
      deeds.map((deed) => [
        deed.actor.name,
        { ...poolOf(deed.actor.name, deed.actor.hand, modifiersOf(context, deed)), ...boundOf(context, deed) },
      ]),
    ),
    difficulties: new Map(
      deeds
        .filter((deed) => lastFact(deed.clauses, 'difficulty')?.thrownFor === true)
        .map((deed) => [
          deed.actor.name,
          poolOf('the Host', 'Host', reasonsLeft(hostSkillDie(context, deed), recountOf(undefined, deed))),
        ]),
    ),
  };
}

/**
 * Situation Dice are capped first, then all are added up, then losses are subtracted (reading d9). So there are never
 * more than five dice.
 */
function modifiersOf(context: DiceContext, deed: Deed): readonly Modifier[] {
  const following = [...skillDie(context, deed), ...distractionDie(context, deed), ...defenseDie(deed)];
  const extra = [...reasonsLeft(following, recountOf(context.change, deed)), ...situationDice(context, deed)];
  return [...extra, ...lostDice(context, deed, extra.filter(isCounted).length)];
}

/** Marks an attack as bounded if its damage would take more dice than are rolled. */
function boundOf({ cast }: DiceContext, deed: Deed): Pick<KeepingPool, 'bounded'> {
  const isBounded =
    harms(deed) &&
    deed.targets.some((target) => damageDice(cast, deed, target, valueOf(cast, target, 'Toughness')) > mostDamageDice);
  return isBounded ? { bounded: `${mostDamageDice} dice of damage at most` } : {};
}

function poolOf(who: string, hand: Hand, modifiers: readonly Modifier[]): KeepingPool {
  return {
    who,
    base: 1,
    because: whyOne,
    rule: rule.minimum.id,
    modifiers,
    keep: 'highest',
    size: modifiers.filter(isCounted).reduce((sum, modifier) => sum + modifier.amount, 1),
    from: hand === 'Host' ? 'the Host’s dice' : 'the Players’ dice',
    unit: { one: 'die', many: 'dice', faces: dieFaces },
  };
}
