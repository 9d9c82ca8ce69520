/** The number of throws in each pool, and why. Tarot edition, step 3 "Figure Out How Many Throws They Get". */
import type { KeepingPool, Modifier, Pool } from '../../../pool.ts';
import { isCounted, reasonsLeft, recountOf } from '../../../worth/recount.ts';
import { facedBy, opposers, throwsInClash, type Deed } from '../../demon-city/deeds.ts';
import { lastFact } from '../../demon-city/facts.ts';
import { notBelowOne, passedOn as passed, whyOne } from '../../demon-city/uncounted.ts';
import { rule } from '../rule-ids.ts';
import { isAttack } from '../../demon-city/vocabulary.ts';
import { deckBounds } from '../cards.ts';
import { extraThrows } from './extra.ts';
import { imposedLosses, voluntaryLosses } from './lost.ts';
import type { RoundContext } from '../../demon-city/round-context.ts';

export { resistingStat, resistingValue, usedStat } from './stats.ts';

/** Nobody throws more than this, to guard against mistakes; going beyond it is reported by a check. */
export const mostThrows = 100;

/** The pools of a round: everybody’s by name, and the Host’s for difficulties by the name of the person who tries. */
export interface Pools {
  readonly actions: ReadonlyMap<string, KeepingPool>;
  readonly difficulties: ReadonlyMap<string, KeepingPool>;
}

/**
 * All pools of a round, counted after the last announcement, since Higher Stat, Distraction and Weapon depend on what
 * others announce later (reading t2). Losses below one throw go to the opponent (reading t11); only then are an actor’s
 * voluntary losses subtracted (reading t46).
 */
export function poolsOf(context: RoundContext): Pools {
  const ofDecks = deckBounds(context.cast);
  const netted = new Map(
    [...context.deeds.values()].filter(throwsInClash).map((deed) => [deed.actor.name, net(context, deed)]),
  );
  const received = new Map<string, readonly Modifier[]>();
  for (const [name, { deed, overflow }] of netted) {
    const to = overflow.length === 0 ? undefined : receiver(context, deed);
    if (to !== undefined)
      received.set(to, [...(received.get(to) ?? []), ...overflow.map((loss) => passedOn(loss, name))]);
  }
  return {
    actions: new Map(
      [...netted].map(([name, each]) => [name, poolOf(context, each, received.get(name) ?? [], ofDecks)]),
    ),
    difficulties: new Map(
      [...netted.values()].flatMap(({ deed }) => difficultyPool(deed, received.get(difficultyKey(deed)) ?? [])),
    ),
  };
}

interface Netted {
  readonly deed: Deed;
  readonly modifiers: readonly Modifier[];
  readonly overflow: readonly Modifier[];
}

/** Losses are subtracted from extras; the last of those that would leave less than one throw overflow. */
function net(context: RoundContext, deed: Deed): Netted {
  const extras = extraThrows(context, deed);
  const losses = reasonsLeft(imposedLosses(context, deed), recountOf(context.change, deed));
  const overflow = losses.filter(isCounted).slice(extras.filter(isCounted).length);
  return { deed, modifiers: [...extras, ...losses.filter((loss) => !overflow.includes(loss))], overflow };
}

function poolOf(
  context: RoundContext,
  { deed, modifiers, overflow }: Netted,
  received: readonly Modifier[],
  ofDecks: readonly string[],
): KeepingPool {
  const isPassed = receiver(context, deed) !== undefined;
  const all = [...modifiers, ...received];
  const before = all.filter(isCounted).reduce((sum, modifier) => sum + modifier.amount, 1);
  const voluntary = reasonsLeft(voluntaryLosses(deed), recountOf(context.change, deed));
  const given = voluntary.filter(isCounted).length;
  const keepsLowest = before === 1 && given > 0;
  const bounds = [...(before - given > mostThrows ? [`${mostThrows} throws at most`] : []), ...ofDecks];
  return {
    who: deed.actor.name,
    base: 1,
    because: whyOne,
    rule: rule.startingThrow.id,
    modifiers: [
      ...all,
      ...overflow.map((loss) => (isPassed ? { ...loss, ...passed } : unpaid(loss))),
      ...(keepsLowest ? voluntary.map(keptLowest) : voluntary),
    ],
    size: keepsLowest ? 2 : Math.min(mostThrows, Math.max(1, before - given)),
    keep: keepsLowest ? 'lowest' : 'highest',
    from: deed.actor.hand,
    ...(bounds.length === 0 ? {} : { bounded: bounds.join(' and ') }),
  };
}

/** A tricky maneuver with a single throw: two cards are thrown and the lower one counts (reading t12). */
function keptLowest(loss: Modifier): Modifier {
  const { source, standing } = loss;
  return {
    source,
    standing,
    cameOf: loss,
    rule: rule.oneThrow.id,
    title: rule.oneThrow.title,
    amount: 1,
    because: `${loss.because}; with one throw, two are thrown and the lower counts`,
  };
}

/** Nobody throws less than once: if no opponent can have it, the loss has no effect. */
function unpaid(loss: Modifier): Modifier {
  return {
    ...loss,
    cameOf: loss,
    rule: rule.minimum.id,
    title: rule.minimum.title,
    ...notBelowOne,
    because: `the only throw can’t be lost: ${loss.because}`,
  };
}

/**
 * The recipient of a throw that somebody with one throw would still lose: the person they go after, or else the first
 * who opposes them.
 */
function receiver(context: RoundContext, deed: Deed): string | undefined {
  const throwing = (name: string): boolean => {
    const theirs = context.deeds.get(name);
    return theirs !== undefined && throwsInClash(theirs) && !context.uncontested.has(theirs);
  };
  const faced = facedBy(deed, context.deeds)
    .map((fighter) => fighter.name)
    .find(throwing);
  if (faced !== undefined) return faced;
  if (lastFact(deed.clauses, 'difficulty')?.thrownFor === true) return difficultyKey(deed);
  const attacker = [...context.deeds.values()].find(
    (other) => isAttack(other.kind) && other.targets.includes(deed.actor),
  );
  return attacker?.actor.name ?? opposers(deed, context.deeds)[0]?.actor.name;
}

function passedOn(loss: Modifier, from: string): Modifier {
  return {
    ...loss,
    cameOf: loss,
    rule: rule.passedOn.id,
    title: rule.passedOn.title,
    amount: 1,
    givenBy: from,
    because: `${from} has only one throw and can’t lose another: ${loss.because}`,
  };
}

function difficultyPool(deed: Deed, received: readonly Modifier[]): [string, KeepingPool][] {
  if (lastFact(deed.clauses, 'difficulty')?.thrownFor !== true) return [];
  return [
    [
      deed.actor.name,
      {
        who: 'the Host',
        base: 1,
        because: whyOne,
        rule: rule.startingThrow.id,
        modifiers: received,
        size: 1 + received.length,
        keep: 'highest',
        from: 'Host',
      },
    ],
  ];
}

function difficultyKey(deed: Deed): string {
  return `difficulty of ${deed.actor.name}`;
}

/** The number of throws by the reasons, however many are thrown. */
export function throwsIn(pool: Pool): number {
  return pool.modifiers
    .filter((modifier) => modifier.standing === 'counted')
    .reduce((sum, modifier) => sum + modifier.amount, pool.base);
}
