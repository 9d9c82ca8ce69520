/** The harm that one contest does to everybody it can hurt. */
import { ownValue } from '../../../words/own-value.ts';
import { certain, deckSize, type Contest } from '../../../chance/index.ts';
import type { Distribution, StandingOdds } from '../../../odds.ts';
import type { Hand } from '../../../scenario.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import { conditionOf } from '../../demon-city/fight.ts';
import { struck, type Blow, type Struck } from '../../demon-city/odds/action-results.ts';
import { lossFigures, lossGiven, standingFigures, unsettled } from '../../demon-city/odds/standing.ts';
import type { RoundPlan } from '../fight.ts';
import { blowsOf, knownBlows, type DamageThrow } from './damage.ts';
import { damagePins, hasDamagePins, pinnedLoss, sumOf, takenBy, type Taken } from './pinned-damage.ts';
import type { ContestCounts } from './contest-counts.ts';
import { withRedraws } from './redrawn.ts';
import type { Supply } from './supply.ts';

/** A contest with the damage that follows it: without pins, and with pins of actions where there are any. */
export interface Harming {
  readonly throws: readonly DamageThrow[];
  readonly contest: Contest;
  readonly plain: ContestCounts;
  readonly supply: Supply;
  /**
   * The cards that earlier damage of the round may have taken from a deck: in contests of single deeds, and in earlier
   * Clashes.
   */
  readonly taken: (hand: Hand) => { readonly alone: Taken; readonly clashes: Taken };
  readonly pinned?: { readonly contest: Contest; readonly counts: ContestCounts };
}

export interface Harm {
  readonly standing: readonly StandingOdds[];
  readonly losses: readonly Distribution[];
}

/** A contest with its damage summed over redrawn Fools; `isOpen` where that isn’t possible. */
interface Summed extends Omit<Harming, 'pinned'> {
  readonly pinned?: NonNullable<Harming['pinned']> & { readonly isOpen: boolean };
}

/** In scenario order; empty where there are too many combinations. */
export function harmOf(plan: RoundPlan, harming: Harming): Harm {
  const { pinned, ...open } = harming;
  const { contest, throws } = open;
  const plain = withRedraws(contest, throws, harming.plain);
  if (plain === undefined) return { standing: [], losses: [] };
  const given = pinned === undefined ? undefined : withRedraws(pinned.contest, throws, pinned.counts);
  return summedHarm(plan, {
    ...open,
    plain,
    ...(pinned === undefined
      ? {}
      : { pinned: { ...pinned, counts: given ?? pinned.counts, isOpen: given === undefined } }),
  });
}

function summedHarm(plan: RoundPlan, harming: Summed): Harm {
  const targets = [...plan.context.cast.fighters.values()].filter((who) =>
    harming.throws.some(({ target }) => target === who),
  );
  const all = targets.flatMap((who): readonly Harm[] => {
    const throws = harming.throws.filter(({ target }) => target === who);
    const plain = plainly(plan, who, throws, harming);
    const { plays } = harming.plain;
    const odds = standingFigures(plain.fates, plays);
    const loss = lossFigures(who, plain, plays);
    if (!isPinned(throws, harming)) return [{ standing: [{ who: who.name, odds }], losses: [loss] }];
    const given = givenPins(plan, who, throws, harming);
    const givenPlays = harming.pinned === undefined ? plays : harming.pinned.counts.plays;
    if (given === undefined)
      return [
        {
          standing: [{ who: who.name, odds, pinned: new Map(), why: unsettled }],
          losses: [lossGiven(loss, undefined)],
        },
      ];
    return [
      {
        standing: [{ who: who.name, odds, pinned: standingFigures(given.fates, givenPlays) }],
        losses: [lossGiven(loss, lossFigures(who, given, givenPlays))],
      },
    ];
  });
  return { standing: all.flatMap(({ standing }) => standing), losses: all.flatMap(({ losses }) => losses) };
}

function plainly(plan: RoundPlan, who: Fighter, throws: readonly DamageThrow[], { contest, plain }: Harming): Struck {
  return suffered(
    plan,
    who,
    throws.flatMap((each) => blowsOf(each, contest.following ?? [], plain.chances)),
  );
}

function isPinned(throws: readonly DamageThrow[], { contest, pinned }: Harming): boolean {
  return pinned !== undefined || throws.some((each) => hasDamagePins(each, contest));
}

/** Undefined where the result of the pins is unknown. */
function givenPins(plan: RoundPlan, who: Fighter, throws: readonly DamageThrow[], harming: Summed): Struck | undefined {
  const { contest: open, plain, pinned } = harming;
  const {
    contest,
    counts: { chances },
  } = pinned ?? { contest: open, counts: plain };
  const blows = throws.map((each): readonly Blow[] | undefined => {
    const pins = damagePins(each, open);
    if (!hasDamagePins(each, open))
      return pinned?.isOpen === true && each.isRedrawn ? undefined : blowsOf(each, contest.following ?? [], chances);
    const loss = pinnedLoss(each, pins, contest, takenBefore(plan, each, contest, harming));
    return loss === undefined ? undefined : knownBlows(each, loss, chances);
  });
  return blows.some((each) => each === undefined)
    ? undefined
    : suffered(
        plan,
        who,
        blows.flatMap((each) => each ?? []),
      );
}

/**
 * The cards taken before a damage throw: by other contests’ damage, and by damage to earlier targets of the same
 * attack.
 */
function takenBefore(
  plan: RoundPlan,
  { deed, threshold, cards: { deck } }: DamageThrow,
  { decks }: Contest,
  { supply, taken }: Harming,
): Taken {
  const { hand } = deed.actor;
  const { alone, clashes } = taken(hand);
  // The supply includes the cards that damage may take in contests of single deeds, but not which of them are pinned.
  const others = deckSize(ownValue(decks, deck) ?? []) - supply.left[hand].least - alone.pinned.length;
  return sumOf([
    { pinned: alone.pinned, others: Math.max(0, others) },
    clashes,
    takenBy(plan, deed, deed.targets.slice(0, threshold)),
  ]);
}

function suffered(plan: RoundPlan, who: Fighter, blows: readonly Blow[]): Struck {
  return struck([{ condition: conditionOf(plan.fight, who.name), fallen: false, chance: certain }], blows);
}
